offer-bid = Bid
ask-bidding = Which card do you bid for the prize of { $prize }?
does-bidding = { $names } { $count ->
    [one] chooses
   *[other] choose
 } a card to bid.
head-prizes = Prizes left: { $left }
panel-cards = Your cards: { $cards }
plain-prize = The prize is { $prize }.
plain-won = { $name } has won { $points }.
