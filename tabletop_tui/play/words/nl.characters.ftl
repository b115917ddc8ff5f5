# The characters: computer players with a name of their own, and what they say: when they take or destroy something of
# another player (theft), at a trade, when they lose something (fall) and when they win. Each remark fits all games and any player,
# teases nobody but the speaker, and takes at most 80 cells with the name.
new-character = { $name } ({ $level })
new-character-help = { $name } is { $about }.
plain-characters = Personages zeggen af en toe iets: { $known }.
wrong-character-twice = { $name } kan maar op één plaats zitten.
wrong-bot = De computerspeler '{ $word }' bestaat niet; kies een niveau, { $levels }, of een personage, { $known }.

records-against = Overwinningen van { $name } op personages: { $rivals }.
records-rival = { $name } { $wins } van { $games }
remark-line = { $name }: ‘{ $remark }’
settings-remarks = Opmerkingen van personages

character-milo = Milo
character-rosa = Rosa
character-felix = Felix
character-otto = Otto
character-hanna = Hanna
character-bruno = Bruno
character-greta = Greta
character-ingrid = Ingrid
character-tomas = Tomas
character-pilar = Pilar
character-yara = Yara
character-casper = Casper

remark-milo-theft-1 = O! Mocht dat? Mooi.
remark-milo-theft-2 = Sorry! Mijn hand schoot uit.
remark-milo-trade-1 = Volgens mij deed ik dat goed.
remark-milo-trade-2 = Oeh, ik heb de glimmende!
remark-milo-fall-1 = Vanaf hier zag het er zo stevig uit.
remark-milo-fall-2 = Geeft niks. Ik begin opnieuw. Beginnen is leuk.
remark-milo-win-1 = Wacht, is het al klaar? Heb ik echt...?

remark-rosa-theft-1 = Eén hapje maar, schat.
remark-rosa-theft-2 = Ik bak wel iets lekkers om het goed te maken.
remark-rosa-trade-1 = Alsjeblieft, nog warm.
remark-rosa-trade-2 = Samen delen is het halve plezier.
remark-rosa-fall-1 = Ach, kruimels.
remark-rosa-fall-2 = Deze is niet gerezen. Volgend baksel!
remark-rosa-win-1 = Taart voor iedereen!

remark-felix-theft-1 = Het lukte! Het lukt nooit!
remark-felix-theft-2 = Ik mikte eigenlijk op iets anders, maar goed.
remark-felix-trade-1 = Deed ik nou net iets verstandigs?
remark-felix-trade-2 = Ik had het dubbele betaald. Niet doorvertellen.
remark-felix-fall-1 = Ah. Daar is mijn vaste pech weer.
remark-felix-fall-2 = Kan erger. Wacht maar even.
remark-felix-win-1 = Kijk de regels even na. Ik geloof dat ik gewonnen heb!

remark-otto-theft-1 = Dat stond op mijn lijstje. Punt vier.
remark-otto-theft-2 = Afgevinkt. En netjes ook.
remark-otto-trade-1 = In goede orde ontvangen. Ik berg het op.
remark-otto-trade-2 = Alles klopt tot achter de komma. Heerlijk.
remark-otto-fall-1 = Dit stond niet op mijn lijstje.
remark-otto-fall-2 = Ik heb een nieuw lijstje nodig. Een korter.
remark-otto-win-1 = Precies volgens plan, op alles na.

remark-hanna-theft-1 = Ik noem dat een korting.
remark-hanna-theft-2 = Zet maar op mijn rekening.
remark-hanna-trade-1 = Met genoegen. Morgen zelfde tijd?
remark-hanna-trade-2 = Verkocht! En niemand hoefde te huilen.
remark-hanna-fall-1 = Nou, die zijn zojuist duurder geworden.
remark-hanna-fall-2 = Dat boek ik onder de onkosten.
remark-hanna-win-1 = Allemaal bedankt voor de klandizie!

remark-bruno-theft-1 = HA! ... Was dat te hard?
remark-bruno-theft-2 = Grote handen, kleine spijt.
remark-bruno-trade-1 = Hand erop! Zachtjes, ik weet het.
remark-bruno-trade-2 = Zie je wel? Ik kan heus redelijk zijn.
remark-bruno-fall-1 = Au. Midden in mijn gevoelens.
remark-bruno-fall-2 = Ik huil niet. Dat is de wind.
remark-bruno-win-1 = Gewonnen! Groepsknuffel!

remark-greta-theft-1 = Ik wilde het alleen van dichtbij zien, lieverd.
remark-greta-theft-2 = Oude handen, vlugge vingers.
remark-greta-trade-1 = In mijn tijd was dit twee keer zo duur.
remark-greta-trade-2 = Fijn. Ik brei wel iets voor je.
remark-greta-fall-1 = Ik heb wel ergere steken laten vallen.
remark-greta-fall-2 = Alles wat ik heb is al eens versteld.
remark-greta-win-1 = Trek het je niet aan. Ik oefen al heel lang.

remark-ingrid-theft-1 = Het stond in de weg.
remark-ingrid-theft-2 = Daar keek ik al een tijdje naar.
remark-ingrid-trade-1 = Eerlijk.
remark-ingrid-trade-2 = Mooi. Juichen hoeft niet.
remark-ingrid-fall-1 = Genoteerd.
remark-ingrid-fall-2 = Het werd toch al te druk.
remark-ingrid-win-1 = Zo zie ik eruit als ik dolblij ben.

remark-tomas-theft-1 = In mijn versie was het een cadeau.
remark-tomas-theft-2 = Ooit lachen we hierom. Ik ben vast begonnen.
remark-tomas-trade-1 = En zo werden beiden rijk. Einde hoofdstuk één.
remark-tomas-trade-2 = Vraag me straks waar dit allemaal geweest is.
remark-tomas-fall-1 = Elk goed verhaal heeft een droevig stuk.
remark-tomas-fall-2 = Als ik het vertel, komt er een draak in voor.
remark-tomas-win-1 = En ze leefden nog lang en gelukkig, ik het meest.

remark-pilar-theft-1 = Een stoutmoedige zet, al zeg ik het zelf. En dat doe ik.
remark-pilar-theft-2 = Hier komen liederen van. Ik neurie vast.
remark-pilar-trade-1 = Laat de annalen vermelden dat ik charmant was.
remark-pilar-trade-2 = Vrede! Zolang het uitkomt.
remark-pilar-fall-1 = Ik trek me niet terug. Ik bewonder het uitzicht achter me.
remark-pilar-fall-2 = Een schrammetje! Een tamelijk groot.
remark-pilar-win-1 = Victorie! Laat iemand zingen. Goed, ik begin wel.

remark-yara-theft-1 = Dank je. Dat stukje ontbrak nog.
remark-yara-theft-2 = Ik vroeg me al af wanneer ik dat zou doen.
remark-yara-trade-1 = Iedereen wint erbij. Ik heb het geteld.
remark-yara-trade-2 = Interessant. Heel interessant.
remark-yara-fall-1 = Daar had ik niet op gerekend. Wat heerlijk.
remark-yara-fall-2 = Een fout! Die kans krijg ik zelden.
remark-yara-win-1 = Goed gespeeld, allemaal. Nog een keer?

remark-casper-theft-1 = Niets persoonlijks. Dat is het nooit.
remark-casper-theft-2 = Ik zei wel alsjeblieft. Zachtjes.
remark-casper-trade-1 = Akkoord! En ik heb niet eens aan mijn snor gedraaid.
remark-casper-trade-2 = Wat zijn we toch beschaafd.
remark-casper-fall-1 = Verdorie! En ik had net opgeruimd.
remark-casper-fall-2 = Jullie zijn nog niet van mij af. Hoop ik.
remark-casper-win-1 = Wint de schurk? Weer eens wat anders.
