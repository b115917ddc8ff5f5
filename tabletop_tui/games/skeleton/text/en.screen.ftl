offer-bid = Bid
ask-bidding = Which card do you bid for the prize of { $prize }?
head-prizes = Prizes left: { $left }
panel-cards = Your cards: { $cards }
