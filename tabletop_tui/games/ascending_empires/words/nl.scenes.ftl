### What is said of what moves on the board of Ascending Empires in Dutch.

film-flicks = { $seat } tikt { $craft } weg naar het { $towards } …
film-rests = { $ship } { $way }.
