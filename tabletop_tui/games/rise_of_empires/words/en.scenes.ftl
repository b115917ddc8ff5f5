### What is played on the boards of Rise of Empires in English: scenes, tables and chronicles.

sunrise-era = Era { $era }: new lands open
sunrise-overseas = The lands overseas open
