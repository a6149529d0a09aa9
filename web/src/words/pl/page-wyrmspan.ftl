# Na skrzydłach smoków na ekranie.

wyrmspan-page-brown = Brązowe pole: połóż znacznik na kaflu gildii i weź bonus obok
wyrmspan-page-step =
    { $space ->
        [0] Tor gildii: początek
       *[other] Tor gildii: pole { $space }
    }
wyrmspan-page-room = Znaczniki: { $taken } z { $room }
wyrmspan-page-room-always = Miejsce jest zawsze

## Koniec rundy

wyrmspan-page-round-ends = Koniec rundy { $round }
wyrmspan-page-round = Runda { $round }
wyrmspan-page-objectives = Cele czterech rund
wyrmspan-page-objective-scored = Kto ma najwięcej: { $objective }
wyrmspan-page-place = Miejsce { $place }
wyrmspan-page-no-place = Nic, więc bez miejsca
wyrmspan-page-gets =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
wyrmspan-page-then = Cel rundy { $round }: { $objective }
wyrmspan-page-next-round = Dalej: runda { $round }

## Co pozostaje otwarte po pierwszym kliknięciu

wyrmspan-open-cache-kind = Co tam przechowujesz?
wyrmspan-open-cache-place = Gdzie to przechowujesz?
wyrmspan-open-swap-first-place = Z którym smokiem zamienia się miejscami?
wyrmspan-open-swap-second-place = Z którym smokiem zamienia się miejscami?
wyrmspan-open-swap-first-place-second-place = Z którym smokiem zamienia się miejscami?
