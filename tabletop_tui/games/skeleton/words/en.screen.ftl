offer-bid = Bid
ask-bidding = Which card do you bid for the prize of { $prize }?
head-prizes = Prizes left: { $left }
panel-cards = Your cards: { $cards }
plain-prize = The prize is { $prize }.
plain-won = { $name } has won { $points }.
