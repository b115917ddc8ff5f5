# The review of a finished game: praise, luck, the lead, and second tries.
review-praise = What went well
review-no-praise = No decision stood out: steady play from beginning to end.
review-luck = Luck
review-turning-points = Turning points
review-second-try = A second try
praise-when = { $round ->
    [0] Set-up
   *[other] Round { $round }
 }, after action { $n }
praise-done = { $action }: { $reasons }.
praise-gain = An easy player would sooner have done this: { $action }. Yours was worth about { $points ->
    [one] one point
   *[other] { $points } points
 } more.
praise-won = An easy player would sooner have done this: { $action }. Yours may have won the game.
review-lead = { $round ->
    [0] Set-up: { $seat } takes the lead.
   *[other] Round { $round }: { $seat } takes the lead.
 }
review-asked = { $round ->
    [0] Set-up
   *[other] Round { $round }
 }, your turn: what would you do here?
review-asked-between = { $round ->
    [0] Set-up
   *[other] Round { $round }
 }: what would you do here?
review-ask-who = { $name }: { $question }
review-show = Show the answer
review-answers = Answers
review-found = You found it!
review-again = The same as then.
review-other = Worth a try, but there is something better.
review-open = Enter shows the table at that moment, and what you could have done.
