### What is played on the boards of Rise of Empires in Dutch: scenes, tables and chronicles.

sunrise-era = Tijdperk { $era }: nieuwe landen gaan open
sunrise-overseas = De landen overzee gaan open
