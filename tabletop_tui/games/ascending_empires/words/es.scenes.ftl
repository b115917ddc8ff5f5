### What is said of what moves on the board of Ascending Empires in Spanish.

film-flicks = { $seat } impulsa { $craft } hacia el { $towards } …
film-rests = { $ship } { $way }.
