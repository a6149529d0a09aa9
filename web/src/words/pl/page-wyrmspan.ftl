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

## Na co można przeznaczyć turę

wyrmspan-page-handles = Twoja tura
wyrmspan-page-handle-excavate = Odkop
wyrmspan-page-handle-excavate-tip = Połóż kartę jaskini z ręki na kolejnym polu wybranej jaskini
wyrmspan-page-handle-entice = Zwab smoka
wyrmspan-page-handle-entice-tip = Sprowadź smoka z ręki do jaskini, którą lubi, i opłać jego koszt
wyrmspan-page-handle-explore = Eksploruj
wyrmspan-page-handle-explore-tip = Przejdź przez jaskinię i skorzystaj ze wszystkiego po drodze
wyrmspan-page-handle-pass = Spasuj
wyrmspan-page-handle-pass-tip = W tej rundzie nie będzie już twoich tur
wyrmspan-page-handle-cost =
    { $coins ->
        [one] Koszt: { $coins } moneta
        [few] Koszt: { $coins } monety
        [many] Koszt: { $coins } monet
       *[other] Koszt: { $coins } monety
    }{ $eggs ->
        [0] { "" }
        [one] { " " }i { $eggs } jajo
        [few] { " " }i { $eggs } jaja
        [many] { " " }i { $eggs } jaj
       *[other] { " " }i { $eggs } jaja
    }
wyrmspan-page-answer-first = najpierw odpowiedz na pytanie u góry
wyrmspan-page-want-excavate = Odkopywanie: którą kartą jaskini z ręki?
wyrmspan-page-want-entice = Zwabianie: którego smoka z ręki?
wyrmspan-page-short-crimson = Szkarłatna
wyrmspan-page-short-golden = Złota
wyrmspan-page-short-amethyst = Ametystowa
wyrmspan-page-hand-back = Karty po lewej
wyrmspan-page-hand-on = Karty po prawej
wyrmspan-page-hand-empty = Brak kart na ręce

## Cele i gildia

wyrmspan-page-objective = Cel rundy { $round }: { $objective }
wyrmspan-page-place-points = Punkty za miejsca: pierwsze { $first }, drugie { $second }, trzecie { $third }
wyrmspan-page-standing =
    { $points ->
        [one] { $player }: { $count }, { $points } punkt
        [few] { $player }: { $count }, { $points } punkty
        [many] { $player }: { $count }, { $points } punktów
       *[other] { $player }: { $count }, { $points } punktu
    }
wyrmspan-page-standing-place =
    { $points ->
        [one] { $player }: { $points } punkt
        [few] { $player }: { $points } punkty
        [many] { $player }: { $points } punktów
       *[other] { $player }: { $points } punktu
    }
wyrmspan-page-next-space = Dalej: { $gives }
wyrmspan-page-next-brown = Dalej: znacznik na kaflu poniżej
wyrmspan-page-tile = Kafel gildii
wyrmspan-page-space-marker = znacznik
wyrmspan-page-space-egg = jajo
wyrmspan-page-space-meat = mięso
wyrmspan-page-space-gold = złoto
wyrmspan-page-space-crystal = kryształ
wyrmspan-page-space-milk = mleko
wyrmspan-page-space-coin = moneta
wyrmspan-page-space-dragon_card = smok
wyrmspan-page-space-cave_card = jaskinia

## Punkty w trakcie gry

wyrmspan-page-points-now = Gdyby gra skończyła się teraz
wyrmspan-page-points-total = Razem
wyrmspan-page-points-figure =
    { $points ->
        [one] { $points } punkt, gdyby gra skończyła się teraz: { $sources }
        [few] { $points } punkty, gdyby gra skończyła się teraz: { $sources }
        [many] { $points } punktów, gdyby gra skończyła się teraz: { $sources }
       *[other] { $points } punktu, gdyby gra skończyła się teraz: { $sources }
    }
wyrmspan-page-source-guild = znaczniki na punktach i na zdolności końcowej kafla gildii
wyrmspan-page-source-dragons = liczba na każdym smoku na twojej planszy
wyrmspan-page-source-endgame = smoki z chorągiewką, zależnie od tego, co liczą
wyrmspan-page-source-eggs = 1 za każde jajo, na smokach i na planszy
wyrmspan-page-source-cached = 1 za każdy surowiec leżący na smoku
wyrmspan-page-source-tucked = 1 za każdą kartę pod smokiem
wyrmspan-page-source-objectives = miejsca w celach, przyznawane na koniec każdej rundy
wyrmspan-page-source-coins = 1 za każdą monetę, którą masz na samym końcu gry
wyrmspan-page-source-left = 1 za każde 4 surowce i karty na ręce na samym końcu gry

## Z czego się rezygnuje, na samym przycisku

wyrmspan-page-decline-gain = nic nie biorę
wyrmspan-page-decline-draw = nie dobieram karty
wyrmspan-page-decline-cache = nic nie przechowuję
wyrmspan-page-decline-tuck = nie wsuwam karty
wyrmspan-page-decline-egg = nie składam jaja
wyrmspan-page-decline-entice = nie zwabiam smoka
wyrmspan-page-decline-excavate = nic nie odkopuję
