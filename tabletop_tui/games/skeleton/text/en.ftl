game-title = Goofspiel
action-bid = Bid { $card }
event-turned = A prize of { $prize } is turned up.
event-won = { $seat } takes the prize of { $prize } (bids: { $bids }).
event-burnt = The highest bid was made twice: nobody gets the prize of { $prize } (bids: { $bids }).
no-not-yours = You do not hold the { $card } any more.
score-prizes = Prizes
option-cards = Number of cards
