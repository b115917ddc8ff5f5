### What is said of what moves on the board of Ascending Empires in English.

film-flicks = { $seat } flicks { $craft } to the { $towards } …
film-rests = { $ship } { $way }.
