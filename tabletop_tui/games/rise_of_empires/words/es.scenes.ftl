### What is played on the boards of Rise of Empires in Spanish: scenes, tables and chronicles.

sunrise-era = Era { $era }: se abren nuevas tierras
sunrise-overseas = Se abren las tierras de ultramar
