# Słowa dla czytających bez ekranu: modeli językowych i innych programów, które czytają.

brief-dragons = Smoki na planszach graczy
brief-wyrmspan-cards = W spisach kart smoki mają nazwę; numer z samym tekstem to karta jaskini
brief-simurgh-marks = { $marked } zdolność ze znacznikiem, { $unmarked } bez znacznika, której nie można użyć
brief-simurgh-quarters = Płytki w Kwaterach Zwiadowców
brief-moved = { $seat } wykonuje ruch
brief-taken-back =
    { $count ->
        [one] { $seat } cofa { $count } ruch
        [few] { $seat } cofa { $count } ruchy
        [many] { $seat } cofa { $count } ruchów
       *[other] { $seat } cofa { $count } ruchu
    }
brief-for-example = Na przykład { $action }: { $meaning }
