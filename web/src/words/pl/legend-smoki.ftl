# Co znaczą karty i ikony gry Smoki.

smoki-legend-cards = Karty
smoki-sign-raven = { $card }. { $text }
smoki-sign-least = Najniższa wartość; ale dwie w jednej kolumnie liczą się jako 0, jak każde równe karty

smoki-legend-figures = Przy imieniu gracza
smoki-sign-token = Żetony: zdobywa go najniższy wynik rundy
smoki-sign-scores = Dotychczasowe punkty: im mniej, tym lepiej
