# The characters: computer players with a name of their own, and what they say: when they take or destroy something of
# another player (theft), at a trade, when they lose something (fall) and when they win. Each remark fits all games and any player,
# teases nobody but the speaker, and takes at most 80 cells with the name.
new-character = { $name } ({ $level })
new-character-help = { $name } is { $about }.
plain-characters = Characters say something now and then: { $known }.
wrong-character-twice = { $name } can only sit at one seat.
wrong-bot = There is no computer player '{ $word }'. Choose a level, { $levels }, or a character, { $known }.

records-against = Wins of { $name } against characters: { $rivals }.
records-rival = { $name } { $wins } of { $games }
remark-line = { $name }: “{ $remark }”
settings-remarks = Characters' remarks

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

remark-milo-theft-1 = Oh! Was that allowed? Good.
remark-milo-theft-2 = Sorry! My hand slipped.
remark-milo-trade-1 = I think I did that right.
remark-milo-trade-2 = Ooh, I got the shiny one!
remark-milo-fall-1 = It looked so sturdy from here.
remark-milo-fall-2 = Never mind. I'll start again. I like starting.
remark-milo-win-1 = Wait, is it over? Did I really...?

remark-rosa-theft-1 = Only a nibble, sweetheart.
remark-rosa-theft-2 = I'll bake you something to make up for it.
remark-rosa-trade-1 = There you go, still warm.
remark-rosa-trade-2 = Sharing is half the fun.
remark-rosa-fall-1 = Oh, crumbs.
remark-rosa-fall-2 = It didn't rise this time. Next batch!
remark-rosa-win-1 = Cake for everyone!

remark-felix-theft-1 = It worked! It never works!
remark-felix-theft-2 = I was aiming for something else, but fine.
remark-felix-trade-1 = Did I just do something sensible?
remark-felix-trade-2 = I'd have paid double. Don't tell anyone.
remark-felix-fall-1 = Ah. Right on time, as usual.
remark-felix-fall-2 = Could be worse. Give it a minute.
remark-felix-win-1 = Somebody check the rules. I think I won!

remark-otto-theft-1 = That was on my list. Item four.
remark-otto-theft-2 = Ticked off. Neatly, too.
remark-otto-trade-1 = Received in good order. I'll file it.
remark-otto-trade-2 = Everything adds up. How satisfying.
remark-otto-fall-1 = That was not on my list.
remark-otto-fall-2 = I shall need a new list. A shorter one.
remark-otto-win-1 = Exactly as planned, give or take everything.

remark-hanna-theft-1 = I'll call that a discount.
remark-hanna-theft-2 = Put it on my bill.
remark-hanna-trade-1 = A pleasure. Same time tomorrow?
remark-hanna-trade-2 = Sold! And nobody even had to cry.
remark-hanna-fall-1 = Well, the price of those just went up.
remark-hanna-fall-2 = I'll put it down as expenses.
remark-hanna-win-1 = Thank you all for your custom!

remark-bruno-theft-1 = HA! ...Was that too loud?
remark-bruno-theft-2 = Big hands, small regrets.
remark-bruno-trade-1 = Shake on it! Gently, I know.
remark-bruno-trade-2 = See? I can be reasonable.
remark-bruno-fall-1 = Ow. Right in the feelings.
remark-bruno-fall-2 = I'm not crying. It's the wind.
remark-bruno-win-1 = I won! Group hug!

remark-greta-theft-1 = I only wanted to see it up close, love.
remark-greta-theft-2 = Old hands, quick fingers.
remark-greta-trade-1 = In my day this was twice the price.
remark-greta-trade-2 = Lovely. I'll knit you something.
remark-greta-fall-1 = I've dropped worse stitches than that.
remark-greta-fall-2 = Everything I own has been mended once.
remark-greta-win-1 = Don't feel bad. I've had a lot of practice.

remark-ingrid-theft-1 = It was in the way.
remark-ingrid-theft-2 = I'd been looking at that for a while.
remark-ingrid-trade-1 = Fair.
remark-ingrid-trade-2 = Good. No need to cheer.
remark-ingrid-fall-1 = Noted.
remark-ingrid-fall-2 = It was getting crowded anyway.
remark-ingrid-win-1 = This is me being wild with joy.

remark-tomas-theft-1 = In my version it was a gift.
remark-tomas-theft-2 = One day we'll laugh about this. I've begun.
remark-tomas-trade-1 = And so both became rich. End of chapter one.
remark-tomas-trade-2 = Remind me to tell you where this has been.
remark-tomas-fall-1 = Every good story needs a sad part.
remark-tomas-fall-2 = When I tell it, there will be a dragon.
remark-tomas-win-1 = And they lived happily ever after, me most of all.

remark-pilar-theft-1 = A bold stroke, if I say so myself. And I do.
remark-pilar-theft-2 = They will sing about this. I'll hum it for now.
remark-pilar-trade-1 = Let history note that I was charming.
remark-pilar-trade-2 = Peace! For as long as it suits us.
remark-pilar-fall-1 = I am not retreating. I am admiring the view behind me.
remark-pilar-fall-2 = A scratch! A rather large one.
remark-pilar-win-1 = Victory! Somebody sing. Fine, I'll start.

remark-yara-theft-1 = Thank you. That was the missing piece.
remark-yara-theft-2 = I'd been wondering when I would do that.
remark-yara-trade-1 = We all gain. I counted.
remark-yara-trade-2 = Interesting. Very interesting.
remark-yara-fall-1 = I hadn't counted on that. How lovely.
remark-yara-fall-2 = A mistake! I so rarely get to make one.
remark-yara-win-1 = Well played, all of you. Again?

remark-casper-theft-1 = Nothing personal. It never is.
remark-casper-theft-2 = I did say please. Quietly.
remark-casper-trade-1 = A deal! And I didn't even twirl my moustache.
remark-casper-trade-2 = How civilised of us.
remark-casper-fall-1 = Curses! And I had just tidied up.
remark-casper-fall-2 = You haven't seen the last of me. I hope.
remark-casper-win-1 = The villain wins? How refreshing.
