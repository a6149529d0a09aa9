pebbles-name = Kamyki
pebbles-idea = Bierz kamyki ze stosu i uważaj, komu przypadnie ostatni: leży pod nim smocze jajo.

pebbles-option-heap = kamyki w stosie
    .help = W stosie musi leżeć co najmniej jeden kamyk na gracza.

pebbles-prompt-take = Ile kamyków bierzesz?
pebbles-action-take =
    { $count ->
        [one] Weź { $count } kamyk
        [few] Weź { $count } kamyki
        [many] Weź { $count } kamyków
       *[other] Weź { $count } kamyka
    }

pebbles-event-took =
    { $count ->
        [one] { $seat } bierze { $count } kamyk
        [few] { $seat } bierze { $count } kamyki
        [many] { $seat } bierze { $count } kamyków
       *[other] { $seat } bierze { $count } kamyka
    }
pebbles-event-egg =
    { $points ->
        [one] { $seat } znajduje smocze jajo warte { $points } punkt
        [few] { $seat } znajduje smocze jajo warte { $points } punkty
        [many] { $seat } znajduje smocze jajo warte { $points } punktów
       *[other] { $seat } znajduje smocze jajo warte { $points } punktu
    }

pebbles-why-none = trzeba wziąć co najmniej jeden kamyk
pebbles-why-few =
    { $heap ->
        [one] został tylko { $heap } kamyk
        [few] zostały tylko { $heap } kamyki
        [many] zostało tylko { $heap } kamyków
       *[other] zostało tylko { $heap } kamyka
    }

pebbles-score-pebbles = kamyki
pebbles-score-egg = smocze jajo

pebbles-help-01-turn = W swojej turze bierzesz ze stosu jeden, dwa lub trzy kamyki. Każdy jest wart punkt.
    .title = Tura
pebbles-help-02-end = Kto weźmie ostatni kamyk, znajduje smocze jajo warte 5 punktów. Wygrywa, kto ma najwięcej punktów.
    .title = Koniec gry
