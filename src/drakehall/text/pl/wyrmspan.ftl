# Na skrzydłach smoków. Pola: c szkarłatne, g złote, a ametystowe, kolumny 1–4.

wyrmspan-name = Na skrzydłach smoków
wyrmspan-idea = Odkopuj trzy jaskinie, zwabiaj do nich smoki i zwiedzaj je, uruchamiając całe łańcuchy zdolności, zanim skończą się monety.
wyrmspan-opponent = Automa

## Rzeczy

wyrmspan-kind-meat = mięso
    .gen = mięsa
wyrmspan-kind-gold = złoto
    .gen = złota
wyrmspan-kind-crystal = kryształ
    .gen = kryształu
wyrmspan-kind-milk = mleko
    .gen = mleka
wyrmspan-icon-meat = mięso
wyrmspan-icon-gold = złoto
wyrmspan-icon-crystal = kryształ
wyrmspan-icon-milk = mleko
wyrmspan-icon-egg = jajo
wyrmspan-trade-meat-meat-gold = 2 × mięso na złoto
wyrmspan-trade-meat-meat-crystal = 2 × mięso na kryształ
wyrmspan-trade-meat-meat-milk = 2 × mięso na mleko
wyrmspan-trade-meat-gold-crystal = mięso i złoto na kryształ
wyrmspan-trade-meat-gold-milk = mięso i złoto na mleko
wyrmspan-trade-meat-crystal-gold = mięso i kryształ na złoto
wyrmspan-trade-meat-crystal-milk = mięso i kryształ na mleko
wyrmspan-trade-meat-milk-gold = mięso i mleko na złoto
wyrmspan-trade-meat-milk-crystal = mięso i mleko na kryształ
wyrmspan-trade-gold-gold-meat = 2 × złoto na mięso
wyrmspan-trade-gold-gold-crystal = 2 × złoto na kryształ
wyrmspan-trade-gold-gold-milk = 2 × złoto na mleko
wyrmspan-trade-gold-crystal-meat = złoto i kryształ na mięso
wyrmspan-trade-gold-crystal-milk = złoto i kryształ na mleko
wyrmspan-trade-gold-milk-meat = złoto i mleko na mięso
wyrmspan-trade-gold-milk-crystal = złoto i mleko na kryształ
wyrmspan-trade-crystal-crystal-meat = 2 × kryształ na mięso
wyrmspan-trade-crystal-crystal-gold = 2 × kryształ na złoto
wyrmspan-trade-crystal-crystal-milk = 2 × kryształ na mleko
wyrmspan-trade-crystal-milk-meat = kryształ i mleko na mięso
wyrmspan-trade-crystal-milk-gold = kryształ i mleko na złoto
wyrmspan-trade-milk-milk-meat = 2 × mleko na mięso
wyrmspan-trade-milk-milk-gold = 2 × mleko na złoto
wyrmspan-trade-milk-milk-crystal = 2 × mleko na kryształ
wyrmspan-cave-crimson = Szkarłatna Pieczara
    .gen = Szkarłatnej Pieczary
    .acc = Szkarłatną Pieczarę
wyrmspan-cave-golden = Złota Grota
    .gen = Złotej Groty
    .acc = Złotą Grotę
wyrmspan-cave-amethyst = Ametystowa Otchłań
    .gen = Ametystowej Otchłani
    .acc = Ametystową Otchłań
wyrmspan-place-c1 = pole 1 Szkarłatnej Pieczary
    .gen = pola 1 Szkarłatnej Pieczary
    .loc = polu 1 Szkarłatnej Pieczary
wyrmspan-place-c2 = pole 2 Szkarłatnej Pieczary
    .gen = pola 2 Szkarłatnej Pieczary
    .loc = polu 2 Szkarłatnej Pieczary
wyrmspan-place-c3 = pole 3 Szkarłatnej Pieczary
    .gen = pola 3 Szkarłatnej Pieczary
    .loc = polu 3 Szkarłatnej Pieczary
wyrmspan-place-c4 = pole 4 Szkarłatnej Pieczary
    .gen = pola 4 Szkarłatnej Pieczary
    .loc = polu 4 Szkarłatnej Pieczary
wyrmspan-place-g1 = pole 1 Złotej Groty
    .gen = pola 1 Złotej Groty
    .loc = polu 1 Złotej Groty
wyrmspan-place-g2 = pole 2 Złotej Groty
    .gen = pola 2 Złotej Groty
    .loc = polu 2 Złotej Groty
wyrmspan-place-g3 = pole 3 Złotej Groty
    .gen = pola 3 Złotej Groty
    .loc = polu 3 Złotej Groty
wyrmspan-place-g4 = pole 4 Złotej Groty
    .gen = pola 4 Złotej Groty
    .loc = polu 4 Złotej Groty
wyrmspan-place-a1 = pole 1 Ametystowej Otchłani
    .gen = pola 1 Ametystowej Otchłani
    .loc = polu 1 Ametystowej Otchłani
wyrmspan-place-a2 = pole 2 Ametystowej Otchłani
    .gen = pola 2 Ametystowej Otchłani
    .loc = polu 2 Ametystowej Otchłani
wyrmspan-place-a3 = pole 3 Ametystowej Otchłani
    .gen = pola 3 Ametystowej Otchłani
    .loc = polu 3 Ametystowej Otchłani
wyrmspan-place-a4 = pole 4 Ametystowej Otchłani
    .gen = pola 4 Ametystowej Otchłani
    .loc = polu 4 Ametystowej Otchłani
wyrmspan-nest-c1 = w gnieździe smoka na polu 1 Szkarłatnej Pieczary
    .off = ze smoka z pola 1 Szkarłatnej Pieczary
wyrmspan-nest-c2 = w gnieździe smoka na polu 2 Szkarłatnej Pieczary
    .off = ze smoka z pola 2 Szkarłatnej Pieczary
wyrmspan-nest-c3 = w gnieździe smoka na polu 3 Szkarłatnej Pieczary
    .off = ze smoka z pola 3 Szkarłatnej Pieczary
wyrmspan-nest-c4 = w gnieździe smoka na polu 4 Szkarłatnej Pieczary
    .off = ze smoka z pola 4 Szkarłatnej Pieczary
wyrmspan-nest-g1 = w gnieździe smoka na polu 1 Złotej Groty
    .off = ze smoka z pola 1 Złotej Groty
wyrmspan-nest-g2 = w gnieździe smoka na polu 2 Złotej Groty
    .off = ze smoka z pola 2 Złotej Groty
wyrmspan-nest-g3 = w gnieździe smoka na polu 3 Złotej Groty
    .off = ze smoka z pola 3 Złotej Groty
wyrmspan-nest-g4 = w gnieździe smoka na polu 4 Złotej Groty
    .off = ze smoka z pola 4 Złotej Groty
wyrmspan-nest-a1 = w gnieździe smoka na polu 1 Ametystowej Otchłani
    .off = ze smoka z pola 1 Ametystowej Otchłani
wyrmspan-nest-a2 = w gnieździe smoka na polu 2 Ametystowej Otchłani
    .off = ze smoka z pola 2 Ametystowej Otchłani
wyrmspan-nest-a3 = w gnieździe smoka na polu 3 Ametystowej Otchłani
    .off = ze smoka z pola 3 Ametystowej Otchłani
wyrmspan-nest-a4 = w gnieździe smoka na polu 4 Ametystowej Otchłani
    .off = ze smoka z pola 4 Ametystowej Otchłani
wyrmspan-nest-mat = w gnieździe planszy
    .off = z gniazda planszy
wyrmspan-size-hatchling = smoczę
wyrmspan-size-small = mały
wyrmspan-size-medium = średni
wyrmspan-size-large = duży
wyrmspan-trait-aggressive = agresywny
wyrmspan-trait-playful = rozbrykany
wyrmspan-trait-shy = płochliwy
wyrmspan-trait-helpful = pomocny
wyrmspan-field-bonus-1 = pierwsza zdolność
wyrmspan-field-bonus-2 = druga zdolność
wyrmspan-field-bonus-3 = trzecia zdolność
wyrmspan-field-endgame = zdolność na koniec gry
wyrmspan-field-vp-6 = 6 punktów
wyrmspan-field-vp-3 = 3 punkty
wyrmspan-field-vp-1 = 1 punkt
wyrmspan-guild-plains = Gildia równinna
wyrmspan-guild-seafarers = Gildia morska
wyrmspan-guild-highlands = Gildia wyżynna
wyrmspan-guild-rainforest = Gildia leśna
wyrmspan-objective-cave-cards = karty jaskiń na planszy
wyrmspan-objective-amethyst-cards = karty w Ametystowej Otchłani
wyrmspan-objective-crimson-cards = karty w Szkarłatnej Pieczarze
wyrmspan-objective-golden-cards = karty w Złotej Grocie
wyrmspan-objective-nests = gniazda na kartach smoków
wyrmspan-objective-eggs = jaja
wyrmspan-objective-cached = przechowane surowce
wyrmspan-objective-guild = pozycja w gildii
wyrmspan-objective-cheap = smoki o koszcie najwyżej 2, licząc jaja i monety
wyrmspan-objective-dear = smoki o koszcie co najmniej 3, licząc jaja i monety
wyrmspan-objective-played-round = smoki „gdy zagrywasz” i „raz na rundę”
wyrmspan-objective-activated = smoki „jeśli aktywujesz”
wyrmspan-objective-hatchling = smoczęta
wyrmspan-objective-small = małe smoki
wyrmspan-objective-medium = średnie smoki
wyrmspan-objective-large = duże smoki
wyrmspan-objective-aggressive = agresywne smoki
wyrmspan-objective-playful = rozbrykane smoki
wyrmspan-objective-shy = płochliwe smoki
wyrmspan-objective-helpful = pomocne smoki
wyrmspan-benefit-dragon-card = dobranie karty smoka
wyrmspan-benefit-guild = ruch w gildii
wyrmspan-benefit-cave-card = dobranie karty jaskini
wyrmspan-benefit-resource = wzięcie surowców
wyrmspan-benefit-egg = złożenie jaj
wyrmspan-benefit-coin = wzięcie monet
wyrmspan-benefit-cache = przechowanie surowców
wyrmspan-benefit-tuck = wsunięcie kart
wyrmspan-benefit-play = zagranie smoka
wyrmspan-benefit-excavate = kopanie
wyrmspan-benefit-activate = użycie zdolności
wyrmspan-benefit-other = pozostałe korzyści
wyrmspan-benefit-pay-1 = wariant za 1
wyrmspan-benefit-pay-2 = wariant za 2
wyrmspan-benefit-pay-3 = wariant za 3

## Co teraz zrobić

wyrmspan-prompt-setup-cards =
    { $left ->
        [one] Odrzuć jeszcze jedną kartę
        [few] Zachowaj cztery z sześciu kart: odrzuć { $left }
        [many] Zachowaj cztery z sześciu kart: odrzuć { $left }
       *[other] Zachowaj cztery z sześciu kart: odrzuć { $left }
    }
wyrmspan-prompt-setup-resources =
    { $left ->
        [3] Weź trzy dowolne surowce
        [one] Weź jeszcze jeden surowiec
        [few] Weź jeszcze { $left } surowce
        [many] Weź jeszcze { $left } surowców
       *[other] Weź jeszcze { $left } surowca
    }
wyrmspan-prompt-turn = Odkop pole, zwab smoka, eksploruj jaskinię albo spasuj
wyrmspan-prompt-limits = Wolno mieć najwyżej dziewięć surowców i dziewięć kart: odrzuć nadmiar
wyrmspan-prompt-lines = Której ze swoich zdolności teraz używasz?
wyrmspan-prompt-entice = Zwab smoka
wyrmspan-prompt-excavate = Które pole odkopujesz?
wyrmspan-prompt-cost = Zapłacić ten koszt?
wyrmspan-prompt-pay = Zapłać koszt
wyrmspan-prompt-bundle = Która korzyść najpierw?
wyrmspan-prompt-choose = Wybierz korzyść
wyrmspan-prompt-gain =
    { $left ->
        [one] Wybierz surowiec
        [few] Wybierz { $left } surowce: jaki teraz?
        [many] Wybierz { $left } surowców: jaki teraz?
       *[other] Wybierz { $left } surowca: jaki teraz?
    }
wyrmspan-prompt-draw =
    { $left ->
        [one] Dobierz kartę
        [few] Dobierz { $left } karty: skąd następna?
        [many] Dobierz { $left } kart: skąd następna?
       *[other] Dobierz { $left } karty: skąd następna?
    }
wyrmspan-prompt-use = Skorzystać?
wyrmspan-prompt-brown = Umieść znacznik na kaflu gildii
wyrmspan-prompt-egg =
    { $left ->
        [one] Gdzie składasz jajo?
        [few] Złóż { $left } jaja: gdzie następne?
        [many] Złóż { $left } jaj: gdzie następne?
       *[other] Złóż { $left } jaja: gdzie następne?
    }
wyrmspan-prompt-cache =
    { $left ->
        [one] Przechowaj surowiec: gdzie?
        [few] Przechowaj { $left } surowce: jaki teraz?
        [many] Przechowaj { $left } surowców: jaki teraz?
       *[other] Przechowaj { $left } surowca: jaki teraz?
    }
wyrmspan-prompt-tuck =
    { $left ->
        [one] Którą kartę wsuwasz?
        [few] Wsuń { $left } karty: którą teraz?
        [many] Wsuń { $left } kart: którą teraz?
       *[other] Wsuń { $left } karty: którą teraz?
    }
wyrmspan-prompt-mat = Wybierz na swojej planszy
wyrmspan-prompt-split = Podziel dobrane karty
wyrmspan-ask-nest =
    { $left ->
        [one] Złóż jajo: wybierz wolne gniazdo smoka albo planszy
        [few] Złóż { $left } jaja, po jednym: wybierz wolne gniazdo smoka albo planszy
        [many] Złóż { $left } jaj, po jednym: wybierz wolne gniazdo smoka albo planszy
       *[other] Złóż { $left } jaja, po jednym: wybierz wolne gniazdo smoka albo planszy
    }
wyrmspan-ask-dragon-nest =
    { $left ->
        [one] Złóż jajo: wybierz smoka z wolnym gniazdem
        [few] Złóż { $left } jaja, po jednym: wybierz smoka z wolnym gniazdem
        [many] Złóż { $left } jaj, po jednym: wybierz smoka z wolnym gniazdem
       *[other] Złóż { $left } jaja, po jednym: wybierz smoka z wolnym gniazdem
    }
wyrmspan-ask-into = Do której jaskini wprowadzasz smoka?
wyrmspan-ask-cover = Którego ze swoich smoków przykrywasz nowym?
wyrmspan-ask-waive = Jednej części kosztu nie płacisz: której?
wyrmspan-ask-strip = Z której korzyści na swojej planszy korzystasz?
wyrmspan-ask-swap = Które dwa smoki zamieniasz miejscami?
wyrmspan-ask-activate = Z czyjej zdolności korzystasz?
wyrmspan-ask-dig = W której jaskini odkopujesz następne pole?
wyrmspan-ask-pay-egg = Zapłać jajem: z którego gniazda?
wyrmspan-ask-under =
    { $left ->
        [one] Pod którego ze swoich smoków wsuwasz kartę?
        [few] Wsuń { $left } karty: pod którego ze swoich smoków trafi następna?
        [many] Wsuń { $left } kart: pod którego ze swoich smoków trafi następna?
       *[other] Wsuń { $left } karty: pod którego ze swoich smoków trafi następna?
    }
wyrmspan-source-dragon = { $dragon }
wyrmspan-source-entice = Zwabiasz smoka { $dragon }
wyrmspan-source-card = Karta jaskini
wyrmspan-source-card-shared = Karta jaskini, którą ma { $seat }, daje coś także tobie
wyrmspan-source-dragon-shared = { $dragon }, którego ma { $seat }, daje coś także tobie
wyrmspan-source-income = Dochód na nową rundę
wyrmspan-source-explore = Eksploracja { $cave_gen }
wyrmspan-source-excavate = Odkopujesz
wyrmspan-source-strip = Na twojej planszy, { $cave }
wyrmspan-cause-strip = Plansza, { $cave }
wyrmspan-source-track =
    { $space ->
        [0] Tor gildii, pole startowe
       *[some] Tor gildii, pole { $space }
    }
wyrmspan-source-bonus = Kafel gildii, { $field }
wyrmspan-source-cover =
    { $count ->
        [one] Kolumna 4, za { $count } surowiec lub kartę
        [few] Kolumna 4, za { $count } surowce lub karty
        [many] Kolumna 4, za { $count } surowców lub kart
       *[other] Kolumna 4, za { $count } surowca lub karty
    }

## Akcje

wyrmspan-action-exchange = Wymień: { $trade }
wyrmspan-action-pass = Spasuj
wyrmspan-action-decline = Nie, dziękuję
wyrmspan-action-use = Tak, korzystam
wyrmspan-action-explore = Eksploruj { $cave_acc }
wyrmspan-action-into = Do { $cave_gen }
wyrmspan-action-gain = Weź: { $kind }
wyrmspan-action-pay = Zapłać: { $kind }
wyrmspan-action-pay-coin = Zapłać monetę
wyrmspan-action-discard = Odrzuć: { $kind }
wyrmspan-action-waive = Nie płać: { $icon }
wyrmspan-action-part = Najpierw: { $benefit }
wyrmspan-action-option = Wybierz: { $benefit }
wyrmspan-action-marker = Umieść znacznik: { $field }
wyrmspan-action-take-dragon =
    { $slot ->
        [0] Weź z tacki pierwszego smoka
        [1] Weź z tacki drugiego smoka
       *[2] Weź z tacki trzeciego smoka
    }
wyrmspan-action-take-cave =
    { $slot ->
        [0] Weź z tacki pierwszą kartę jaskini
        [1] Weź z tacki drugą kartę jaskini
       *[2] Weź z tacki trzecią kartę jaskini
    }
wyrmspan-action-draw-dragon = Dobierz kartę smoka ze stosu
wyrmspan-action-draw-cave = Dobierz kartę jaskini ze stosu
wyrmspan-action-lay = Złóż jajo { $nest }
wyrmspan-action-pay-egg = Zapłać jajem { $nest_off }
wyrmspan-action-cache = Przechowaj na { $place_loc }: { $kind }
wyrmspan-action-under = Wsuń pod smoka na { $place_loc }
wyrmspan-action-cover = Zagraj na smoka na { $place_loc }
wyrmspan-action-activate = Użyj zdolności smoka na { $place_loc }
wyrmspan-action-strip =
    { $entry ->
        [0] Pierwsza korzyść { $cave_gen }
        [1] Druga korzyść { $cave_gen }
        [2] Trzecia korzyść { $cave_gen }
        [3] Czwarta korzyść { $cave_gen }
       *[4] Piąta korzyść { $cave_gen }
    }
wyrmspan-action-swap = Zamień smoki z { $first_place_gen } i z { $second_place_gen }
wyrmspan-action-entice = Zwab: { $dragon }
wyrmspan-action-tuck = Wsuń: { $dragon }
wyrmspan-action-pay-dragon = Zapłać kartą: { $dragon }
wyrmspan-action-discard-dragon = Odrzuć: { $dragon }
wyrmspan-action-excavate = Odkop pole kartą: { $card }
wyrmspan-action-pay-cave = Zapłać kartą jaskini: { $card }
wyrmspan-action-discard-cave = Odrzuć kartę jaskini: { $card }

## Zdarzenia

wyrmspan-event-round-begins = Zaczyna się runda { $round }; pierwszy gracz: { $seat }
wyrmspan-event-round-ends = Runda { $round } dobiega końca: zdolności „raz na rundę” i cel
wyrmspan-event-has-chosen = { $seat } wybiera karty i surowce
wyrmspan-event-passed = { $seat } pasuje
    .short = pasuje
wyrmspan-event-explores = { $seat } eksploruje { $cave_acc }
    .short = eksploruje { $cave_acc }
wyrmspan-event-exchanged = { $seat } wymienia: { $first_kind } i { $second_kind } na { $kind }
wyrmspan-event-gained =
    { $count ->
        [one] { $seat } bierze { $count } żeton { $kind_gen }
        [few] { $seat } bierze { $count } żetony { $kind_gen }
        [many] { $seat } bierze { $count } żetonów { $kind_gen }
       *[other] { $seat } bierze { $count } żetonu { $kind_gen }
    }
    .gain = { $kind } +{ $count }
wyrmspan-event-gained-coins =
    { $count ->
        [one] { $seat } bierze { $count } monetę
        [few] { $seat } bierze { $count } monety
        [many] { $seat } bierze { $count } monet
       *[other] { $seat } bierze { $count } monety
    }
    .gain =
        { $count ->
            [one] +{ $count } moneta
            [few] +{ $count } monety
            [many] +{ $count } monet
           *[other] +{ $count } monety
        }
wyrmspan-event-paid =
    { $count ->
        [one] { $seat } oddaje do zasobów ogólnych { $count } żeton { $kind_gen }
        [few] { $seat } oddaje do zasobów ogólnych { $count } żetony { $kind_gen }
        [many] { $seat } oddaje do zasobów ogólnych { $count } żetonów { $kind_gen }
       *[other] { $seat } oddaje do zasobów ogólnych { $count } żetonu { $kind_gen }
    }
wyrmspan-event-paid-coins =
    { $count ->
        [one] { $seat } płaci { $count } monetę
        [few] { $seat } płaci { $count } monety
        [many] { $seat } płaci { $count } monet
       *[other] { $seat } płaci { $count } monety
    }
wyrmspan-event-dropped-coins =
    { $count ->
        [one] { $seat } ma za dużo monet i oddaje { $count } monetę
        [few] { $seat } ma za dużo monet i oddaje { $count } monety
        [many] { $seat } ma za dużo monet i oddaje { $count } monet
       *[other] { $seat } ma za dużo monet i oddaje { $count } monety
    }
wyrmspan-event-paid-egg = { $seat } płaci jajem { $nest_off }
wyrmspan-event-gains-nothing = { $seat } nic nie bierze: wsunięta karta nie kosztuje surowców
wyrmspan-event-shows-cost = { $seat } bierze to, co kosztuje wsunięta karta: { $kind }
wyrmspan-event-picked = { $seat } wskazuje: { $kind }
wyrmspan-event-laid = { $seat } składa jajo { $nest }
    .gain =
        { $count ->
            [one] +{ $count } jajo
            [few] +{ $count } jaja
            [many] +{ $count } jaj
           *[other] +{ $count } jaja
        }
wyrmspan-event-cached = { $seat } przechowuje na { $place_loc }: { $kind }
    .gain = przechowuje: { $kind } ×{ $count }
wyrmspan-event-tucked = { $seat } wsuwa pod smoka na { $place_loc }: { $dragon }
    .gain =
        { $count ->
            [one] wsuwa { $count } kartę
            [few] wsuwa { $count } karty
            [many] wsuwa { $count } kart
           *[other] wsuwa { $count } karty
        }
wyrmspan-event-tucked-unseen = { $seat } wsuwa kartę pod smoka na { $place_loc }
    .gain =
        { $count ->
            [one] wsuwa { $count } kartę
            [few] wsuwa { $count } karty
            [many] wsuwa { $count } kart
           *[other] wsuwa { $count } karty
        }
wyrmspan-event-tucked-open = { $seat } wsuwa na oczach wszystkich pod smoka na { $place_loc }: { $dragon }
    .gain =
        { $count ->
            [one] wsuwa { $count } kartę
            [few] wsuwa { $count } karty
            [many] wsuwa { $count } kart
           *[other] wsuwa { $count } karty
        }
wyrmspan-event-tucked-unseen-card = { $seat } wsuwa nieobejrzaną kartę ze stosu pod smoka na { $place_loc }
    .gain =
        { $count ->
            [one] wsuwa { $count } kartę
            [few] wsuwa { $count } karty
            [many] wsuwa { $count } kart
           *[other] wsuwa { $count } karty
        }
wyrmspan-event-took-dragon = { $seat } bierze kartę: { $dragon }
    .short = bierze kartę: { $dragon }
wyrmspan-event-took-cave = { $seat } bierze kartę jaskini: { $card }
    .gain =
        { $count ->
            [one] bierze { $count } kartę jaskini
            [few] bierze { $count } karty jaskiń
            [many] bierze { $count } kart jaskiń
           *[other] bierze { $count } karty jaskini
        }
wyrmspan-event-drew-dragon = { $seat } dobiera: { $dragon }
    .short = dobiera: { $dragon }
wyrmspan-event-drew-dragon-unseen = { $seat } dobiera kartę smoka
    .gain =
        { $count ->
            [one] dobiera { $count } kartę smoka
            [few] dobiera { $count } karty smoków
            [many] dobiera { $count } kart smoków
           *[other] dobiera { $count } karty smoka
        }
wyrmspan-event-drew-cave = { $seat } dobiera kartę jaskini: { $card }
    .gain =
        { $count ->
            [one] dobiera { $count } kartę jaskini
            [few] dobiera { $count } karty jaskiń
            [many] dobiera { $count } kart jaskiń
           *[other] dobiera { $count } karty jaskini
        }
wyrmspan-event-drew-cave-unseen = { $seat } dobiera kartę jaskini
    .gain =
        { $count ->
            [one] dobiera { $count } kartę jaskini
            [few] dobiera { $count } karty jaskiń
            [many] dobiera { $count } kart jaskiń
           *[other] dobiera { $count } karty jaskini
        }
wyrmspan-event-discarded-dragon = { $seat } odrzuca: { $dragon }
wyrmspan-event-discarded-cave = { $seat } odrzuca kartę jaskini: { $card }
wyrmspan-event-revealed = { $seat } odkrywa kartę: { $dragon }
wyrmspan-event-revealed-cave = { $seat } odkrywa kartę jaskini: { $card }
wyrmspan-event-names-dragon = { $seat } zwabia smoka: { $dragon }
    .short = zwabia smoka: { $dragon }
wyrmspan-event-names-cave = { $seat } zagrywa kartę jaskini: { $card }
wyrmspan-event-excavated = { $seat } odkopuje { $place }: { $card }
    .short = odkopuje { $place }
wyrmspan-event-enticed = { $seat } wprowadza na { $place }: { $dragon }
wyrmspan-event-covered = { $seat } przykrywa smoka na { $place_loc }: { $dragon } leży teraz wsunięty pod nowego
wyrmspan-event-waived = { $seat } nie musi płacić: { $icon }
wyrmspan-event-swapped = { $seat } zamienia smoki z { $first_place_gen } i z { $second_place_gen }
wyrmspan-event-activated = { $seat } używa zdolności smoka: { $dragon }
wyrmspan-event-guild-step = { $seat } przesuwa pionek na pole { $space } toru gildii
    .gain =
        { $count ->
            [one] { $count } krok w gildii
            [few] { $count } kroki w gildii
            [many] { $count } kroków w gildii
           *[other] { $count } kroku w gildii
        }
wyrmspan-event-marker = { $seat } umieszcza znacznik: { $field }
wyrmspan-event-points =
    { $points ->
        [one] { $seat } otrzymuje { $points } punkt ({ $dragon })
        [few] { $seat } otrzymuje { $points } punkty ({ $dragon })
        [many] { $seat } otrzymuje { $points } punktów ({ $dragon })
       *[other] { $seat } otrzymuje { $points } punktu ({ $dragon })
    }
wyrmspan-event-objective =
    { $points ->
        [one] Cel, { $objective }: { $seat } ma { $count } i otrzymuje { $points } punkt
        [few] Cel, { $objective }: { $seat } ma { $count } i otrzymuje { $points } punkty
        [many] Cel, { $objective }: { $seat } ma { $count } i otrzymuje { $points } punktów
       *[other] Cel, { $objective }: { $seat } ma { $count } i otrzymuje { $points } punktu
    }
wyrmspan-event-score =
    { $points ->
        [one] { $seat } ma { $points } punkt
        [few] { $seat } ma { $points } punkty
        [many] { $seat } ma { $points } punktów
       *[other] { $seat } ma { $points } punktu
    }
wyrmspan-event-won = { $seat } wygrywa grę
    .short = wygrywa grę
wyrmspan-event-shown-dragon = Na tacce pojawia się: { $dragon }
wyrmspan-event-shown-cave = Na tacce pojawia się karta jaskini: { $card }
wyrmspan-event-reshuffled-dragons =
    { $count ->
        [one] { $count } odrzucona karta smoka tworzy nowy stos
        [few] { $count } odrzucone karty smoków tworzą nowy stos
        [many] { $count } odrzuconych kart smoków tworzy nowy stos
       *[other] { $count } odrzuconej karty smoka tworzy nowy stos
    }
wyrmspan-event-reshuffled-caves =
    { $count ->
        [one] { $count } odrzucona karta jaskini tworzy nowy stos
        [few] { $count } odrzucone karty jaskiń tworzą nowy stos
        [many] { $count } odrzuconych kart jaskiń tworzy nowy stos
       *[other] { $count } odrzuconej karty jaskini tworzy nowy stos
    }
wyrmspan-event-automa-shuffles = Automa tasuje swoje karty decyzji
wyrmspan-event-automa-card = Automa dobiera kartę decyzji { $decision }
wyrmspan-event-automa-passes = Automa pasuje
wyrmspan-event-automa-token =
    { $coins ->
        [one] Automa stoi na polu { $space } toru gildii; na celu leży { $coins } moneta
        [few] Automa stoi na polu { $space } toru gildii; na celu leżą { $coins } monety
        [many] Automa stoi na polu { $space } toru gildii; na celu leży { $coins } monet
       *[other] Automa stoi na polu { $space } toru gildii; na celu leży { $coins } monety
    }
wyrmspan-event-automa-dragon = Automa bierze smoka: { $dragon }
wyrmspan-event-automa-cave = Automa bierze kartę jaskini: { $card }

## Dlaczego nie?

wyrmspan-why-not-asked = teraz czeka inna decyzja („{ $phase }”)
wyrmspan-why-lacking = trzeba mieć { $need } × { $kind }, masz { $have }
wyrmspan-why-exchange-later = w trakcie płacenia i zaraz po otrzymaniu zasobu nie można niczego wymieniać
wyrmspan-why-explored = jaskinię można eksplorować trzy razy w rundzie, a { $cave } ma to już za sobą
wyrmspan-why-coins =
    { $need ->
        [one] potrzebna { $need } moneta, masz { $have }
        [few] potrzebne { $need } monety, masz { $have }
        [many] potrzeba { $need } monet, masz { $have }
       *[other] potrzeba { $need } monety, masz { $have }
    }
wyrmspan-why-eggs =
    { $need ->
        [one] potrzebne { $need } jajo, masz { $have }
        [few] potrzebne { $need } jaja, masz { $have }
        [many] potrzeba { $need } jaj, masz { $have }
       *[other] potrzeba { $need } jaja, masz { $have }
    }
wyrmspan-why-resources = trzeba { $need } × { $kind }, masz { $have }, a z wymiany możesz mieć jeszcze { $more }; w sumie brakuje ci { $missing ->
        [one] { $missing } surowca
        [few] { $missing } surowców
        [many] { $missing } surowców
       *[other] { $missing } surowca
    }
wyrmspan-why-no-room = brak odkopanego pola w jaskini, którą lubi { $dragon }
wyrmspan-why-no-dragon-card = nie masz na ręce karty smoka
wyrmspan-why-no-cave-card = nie masz na ręce karty jaskini
wyrmspan-why-dragon-not-in-hand = nie masz na ręce karty: { $dragon }
wyrmspan-why-cave-not-in-hand = nie masz na ręce tej karty jaskini ({ $card })
wyrmspan-why-all-excavated = wszystkie twoje pola są już odkopane
wyrmspan-why-field-full = to pole kafla gildii jest zajęte: { $field }
wyrmspan-phase-setup-cards = Zachowaj cztery z sześciu kart: odrzuć dwie
wyrmspan-phase-setup-resources = Weź trzy dowolne surowce
wyrmspan-phase-turn = Odkop pole, zwab smoka, eksploruj jaskinię albo spasuj
wyrmspan-phase-limits = Wolno mieć najwyżej dziewięć surowców i dziewięć kart: odrzuć nadmiar
wyrmspan-phase-lines = Której ze swoich zdolności teraz używasz?
wyrmspan-phase-entice = Zwab smoka
wyrmspan-phase-excavate = Które pole odkopujesz?
wyrmspan-phase-pay = Zapłać koszt
wyrmspan-phase-bundle = Która korzyść najpierw?
wyrmspan-phase-choose = Wybierz korzyść
wyrmspan-phase-gain = Wybierz surowiec
wyrmspan-phase-draw = Dobierz kartę
wyrmspan-phase-use = Skorzystać z tego?
wyrmspan-phase-brown = Umieść znacznik na kaflu gildii
wyrmspan-phase-egg = Złóż jajo
wyrmspan-phase-cache = Przechowaj surowiec
wyrmspan-phase-tuck = Wsuń kartę
wyrmspan-phase-mat = Wybierz na swojej planszy
wyrmspan-phase-split = Podziel dobrane karty
wyrmspan-error-cards = tabeli „{ $table }” nie można użyć: wiersz { $line }: { $why }

## Opcje

wyrmspan-option-automa = Automa
    .help = W grze dla jednej osoby: siła Automy; poziomy Ravel zależą od twoich jaskiń
wyrmspan-option-automa-automa-1 = Automa, poziom 1
wyrmspan-option-automa-automa-2 = Automa, poziom 2
wyrmspan-option-automa-automa-3 = Automa, poziom 3
wyrmspan-option-automa-ravel-1 = Ravel, poziom 1
wyrmspan-option-automa-ravel-2 = Ravel, poziom 2
wyrmspan-option-automa-ravel-3 = Ravel, poziom 3
wyrmspan-option-guild = Kafel gildii
    .help = Który kafel gildii jest w grze
wyrmspan-option-guild-none = losowy
wyrmspan-option-guild-highlands = Gildia wyżynna
wyrmspan-option-guild-plains = Gildia równinna
wyrmspan-option-guild-rainforest = Gildia leśna
wyrmspan-option-guild-seafarers = Gildia morska
wyrmspan-option-starting-seat = Pierwszy gracz
    .help = Kto zaczyna pierwszą rundę
wyrmspan-option-ask-benefits = Pytaj o każdą korzyść
    .help = Pytaj także przed wzięciem monet i wskazanych z nazwy surowców, żeby można było z nich zrezygnować, jak pozwala instrukcja
wyrmspan-option-dragons = Tabela smoków
    .help = Poprawione albo dodane smoki, w postaci CSV
wyrmspan-option-caves = Tabela kart jaskiń
    .help = Poprawione albo dodane karty jaskiń, w postaci CSV

## Punkty według źródła

wyrmspan-score-guild = Gildia
wyrmspan-score-dragons = Smoki
wyrmspan-score-endgame = Zdolności na koniec gry
wyrmspan-score-eggs = Jaja
wyrmspan-score-cached = Przechowane surowce
wyrmspan-score-tucked = Wsunięte karty
wyrmspan-score-objectives = Cele rund
wyrmspan-score-coins = Monety
wyrmspan-score-left = Niewykorzystane surowce i karty
wyrmspan-score-caves = Karty jaskiń
wyrmspan-score-track = Tor gildii

## Remis na koniec

wyrmspan-tie-dragons = Remis punktowy ({ $points }): rozstrzyga większa liczba widocznych smoków, { $count } do { $other_count }
wyrmspan-tie-shared = Remis punktowy ({ $points }) i tyle samo widocznych smoków: zwycięstwo jest wspólne
wyrmspan-tie-solo = Remis punktowy ({ $points }): w grze z Automą remis to zwycięstwo

## Zasady

wyrmspan-help-01-aim = Cztery rundy. Każda akcja kosztuje monetę, a runda kończy się, gdy wszyscy spasują. Punkty dają smoki, jaja, przechowane surowce, wsunięte karty, cele i gildia. (WYR-1, WYR-11)
    .title = Cel
wyrmspan-help-02-setup = Każdy dostaje 6 monet, 1 jajo, 3 karty smoków i 3 karty jaskiń, zachowuje cztery z sześciu kart i bierze 3 surowce. (WYR-3)
    .title = Przygotowanie
wyrmspan-help-03-excavate = Zapłać 1 monetę, od 3. kolumny także 1 albo 2 jaja, i połóż kartę jaskini na następnym polu jaskini. Jej zdolność działa od razu; w 4. kolumnie można oddać trzy elementy za monetę. (WYR-5)
    .title = Kopanie
wyrmspan-help-04-entice = Zapłać 1 monetę i koszt z karty; smok zamieszkuje pierwsze od lewej wolne odkopane pole w jaskini, którą lubi. (WYR-6)
    .title = Wabienie
wyrmspan-help-05-explore = Zapłać 1 monetę (za drugim razem także 1 jajo, za trzecim 2) i przejdź przez jaskinię: na przemian zdolności planszy i smoki „jeśli aktywujesz”, aż do pola bez smoka. (WYR-7)
    .title = Eksploracja
wyrmspan-help-06-exchange = Przy każdej swojej decyzji możesz zamienić dwa surowce na jeden innego rodzaju. (WYR-4.4)
    .title = Wymiana
wyrmspan-help-07-hatchlings = Karm je mlekiem, mięsem albo kartami: za każdym razem działa druga zdolność, a za trzecim razem jednorazowo także trzecia. (WYR-8.22–WYR-8.24)
    .title = Smoczęta
wyrmspan-help-08-guild = Krok w gildii daje korzyść z pola. Na brązowych polach umieszczasz jeden z czterech znaczników i bierzesz bonus obok. (WYR-9)
    .title = Gildia
wyrmspan-help-09-round = Zdolności „raz na rundę”, potem cel rundy. Każdy dostaje sześć monet i jajo. (WYR-10)
    .title = Koniec rundy
wyrmspan-help-10-solo = Automa działa według kart decyzji: jej pionek się przesuwa, a na brązowych polach bierze smoka oraz kartę jaskini albo miejsce na kaflu gildii. (WYR-12)
    .title = W pojedynkę

## Boty

wyrmspan-bot-digger = Kopacz
wyrmspan-bot-digger-about = Gra słabiej niż Adept: odkopuje jaskinie, dopóki starcza jaj, a smoków szuka później.
wyrmspan-bot-hoarder = Chomik
wyrmspan-bot-hoarder-about = Gra słabiej niż Adept: gromadzi karty i surowce i długo się z nimi nie rozstaje.

wyrmspan-feature-points = dotychczasowe punkty
wyrmspan-feature-actions = monety do wydania
wyrmspan-feature-finale = monety ostatniej rundy
wyrmspan-feature-waiting = niewykorzystany jeszcze ruch
wyrmspan-feature-walks = zyski z eksploracji
wyrmspan-feature-outings = eksploracje, które zostały w tej rundzie
wyrmspan-feature-rounds = zdolności na koniec rund
wyrmspan-feature-dragons = smoki na planszy
wyrmspan-feature-spaces = odkopane pola
wyrmspan-feature-rooms = jaskinie z miejscem dla smoka
wyrmspan-feature-resources = zapasy
wyrmspan-feature-eggs = jaja na koszty
wyrmspan-feature-nests = wolne gniazda
wyrmspan-feature-cards = karty smoków na ręce
wyrmspan-feature-caves = karty jaskiń na ręce
wyrmspan-feature-ready = smoki, które można zwabić od razu
wyrmspan-feature-hopes = smoki, na które warto zbierać
wyrmspan-feature-track = droga do następnego znacznika gildii
wyrmspan-feature-objectives = cele, które czekają na rozliczenie
wyrmspan-feature-constant = reszta gry

## Plansza w terminalu

wyrmspan-board-round = Runda { $round } z 4
wyrmspan-board-objective = Cel: { $objective }
wyrmspan-board-display = Tacka
wyrmspan-board-coins =
    { $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
wyrmspan-board-nest =
    { $count ->
        [one] { $count } jajo na planszy
        [few] { $count } jaja na planszy
        [many] { $count } jaj na planszy
       *[other] { $count } jaja na planszy
    }
wyrmspan-board-cards =
    { $dragons ->
        [one] { $dragons } karta smoka
        [few] { $dragons } karty smoków
        [many] { $dragons } kart smoków
       *[other] { $dragons } karty smoka
    }, { $caves ->
        [one] { $caves } karta jaskini
        [few] { $caves } karty jaskiń
        [many] { $caves } kart jaskiń
       *[other] { $caves } karty jaskini
    }
wyrmspan-board-track = pole gildii { $space }, znaczniki { $markers }/4
wyrmspan-board-passed = pas
wyrmspan-board-hand = Twoja ręka
wyrmspan-board-facts = { $points }, { $size }, { $trait }, { $homes }, { $nests }
wyrmspan-board-homes =
    { $count ->
        [one] jaskinia { $letters }
        [few] jaskinie { $letters }
        [many] jaskinie { $letters }
       *[other] jaskinie { $letters }
    }
wyrmspan-board-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
wyrmspan-board-nests =
    { $count ->
        [0] bez gniazd
        [one] { $count } gniazdo
        [few] { $count } gniazda
        [many] { $count } gniazd
       *[other] { $count } gniazda
    }
wyrmspan-board-eggs =
    { $count ->
        [one] { $count } jajo
        [few] { $count } jaja
        [many] { $count } jaj
       *[other] { $count } jaja
    }
wyrmspan-board-cost = Koszt: { $cost }
wyrmspan-board-free = brak
wyrmspan-board-legend =
    ◖1/2◗ 1 jajo w 2 gniazdach · ▤2 dwie wsunięte karty · ▒▒▒ nieodkopane
    Gildia [1/2]: 1 znacznik, miejsca na 2
wyrmspan-board-drawn = Właśnie dobrane
wyrmspan-board-open = Leży odkryte
wyrmspan-board-discards = Odrzucasz: { $cards }
wyrmspan-board-takes = Bierzesz: { $things }
wyrmspan-board-automa = Automa: smoki { $dragons }, karty jaskiń { $caves }, pole gildii { $space }, kart zostało { $cards }
wyrmspan-board-later = Później: { $objectives }

## Co jest nadrukowane na planszy, torze gildii i kaflu gildii

wyrmspan-printed-brown = brązowe – umieść znacznik na kaflu gildii
wyrmspan-printed-mat-title = Nadrukowane na planszy
wyrmspan-printed-mat-order = Co spotykasz, eksplorując: najpierw jedna korzyść, potem po jednej za każdym smokiem.
wyrmspan-printed-track-title = Tor gildii
wyrmspan-printed-track-order = Pola od 0, na którym wszyscy zaczynają; po polu 11 znów jest pole 0.

## Co przemawia za ruchem

wyrmspan-more-resources =
    { $count ->
        [one] przynosi { $count } surowiec
        [few] przynosi { $count } surowce
        [many] przynosi { $count } surowców
       *[other] przynosi { $count } surowca
    }
wyrmspan-fewer-resources =
    { $count ->
        [one] kosztuje { $count } surowiec
        [few] kosztuje { $count } surowce
        [many] kosztuje { $count } surowców
       *[other] kosztuje { $count } surowca
    }
wyrmspan-more-dragon-cards =
    { $count ->
        [one] o { $count } kartę smoka na ręce więcej
        [few] o { $count } karty smoków na ręce więcej
        [many] o { $count } kart smoków na ręce więcej
       *[other] o { $count } karty smoka na ręce więcej
    }
wyrmspan-fewer-dragon-cards =
    { $count ->
        [one] o { $count } kartę smoka na ręce mniej
        [few] o { $count } karty smoków na ręce mniej
        [many] o { $count } kart smoków na ręce mniej
       *[other] o { $count } karty smoka na ręce mniej
    }
wyrmspan-more-cave-cards =
    { $count ->
        [one] o { $count } kartę jaskini na ręce więcej
        [few] o { $count } karty jaskiń na ręce więcej
        [many] o { $count } kart jaskiń na ręce więcej
       *[other] o { $count } karty jaskini na ręce więcej
    }
wyrmspan-fewer-cave-cards =
    { $count ->
        [one] o { $count } kartę jaskini na ręce mniej
        [few] o { $count } karty jaskiń na ręce mniej
        [many] o { $count } kart jaskiń na ręce mniej
       *[other] o { $count } karty jaskini na ręce mniej
    }
wyrmspan-more-spaces =
    { $count ->
        [one] o { $count } wykopane pole dla smoka więcej
        [few] o { $count } wykopane pola dla smoków więcej
        [many] o { $count } wykopanych pól dla smoków więcej
       *[other] o { $count } wykopanego pola więcej
    }
wyrmspan-fewer-spaces =
    { $count ->
        [one] o { $count } wykopane pole mniej
        [few] o { $count } wykopane pola mniej
        [many] o { $count } wykopanych pól mniej
       *[other] o { $count } wykopanego pola mniej
    }
wyrmspan-more-steps =
    { $count ->
        [one] { $count } krok na torze gildii
        [few] { $count } kroki na torze gildii
        [many] { $count } kroków na torze gildii
       *[other] { $count } kroku na torze gildii
    }
wyrmspan-fewer-steps =
    { $count ->
        [one] { $count } krok wstecz na torze gildii
        [few] { $count } kroki wstecz na torze gildii
        [many] { $count } kroków wstecz na torze gildii
       *[other] { $count } kroku wstecz na torze gildii
    }
wyrmspan-ground-coins =
    { $count ->
        [one] przynosi { $count } monetę, czyli { $count } akcję więcej
        [few] przynosi { $count } monety, czyli { $count } akcje więcej
        [many] przynosi { $count } monet, czyli { $count } akcji więcej
       *[other] przynosi { $count } monety, czyli { $count } akcji więcej
    }
wyrmspan-risk-coins =
    { $count ->
        [one] kosztuje { $count } monetę
        [few] kosztuje { $count } monety
        [many] kosztuje { $count } monet
       *[other] kosztuje { $count } monety
    }
wyrmspan-standing-taken =
    { $count ->
        [one] na razie miejsce { $place } w celu rundy { $round } ({ $objective }): { $count } punkt
        [few] na razie miejsce { $place } w celu rundy { $round } ({ $objective }): { $count } punkty
        [many] na razie miejsce { $place } w celu rundy { $round } ({ $objective }): { $count } punktów
       *[other] na razie miejsce { $place } w celu rundy { $round } ({ $objective }): { $count } punktu
    }
wyrmspan-standing-lost =
    { $count ->
        [one] spada na miejsce { $place } w celu rundy { $round } ({ $objective }): tylko { $count } punkt
        [few] spada na miejsce { $place } w celu rundy { $round } ({ $objective }): tylko { $count } punkty
        [many] spada na miejsce { $place } w celu rundy { $round } ({ $objective }): tylko { $count } punktów
       *[other] spada na miejsce { $place } w celu rundy { $round } ({ $objective }): tylko { $count } punktu
    }
wyrmspan-standing-won =
    { $count ->
        [one] kończy rundę { $round } na miejscu { $place } w jej celu ({ $objective }): { $count } punkt
        [few] kończy rundę { $round } na miejscu { $place } w jej celu ({ $objective }): { $count } punkty
        [many] kończy rundę { $round } na miejscu { $place } w jej celu ({ $objective }): { $count } punktów
       *[other] kończy rundę { $round } na miejscu { $place } w jej celu ({ $objective }): { $count } punktu
    }
wyrmspan-ground-keeps = zostają smoki: { $dragons } (łączny koszt: { $cost ->
        [one] { $cost } surowiec
        [few] { $cost } surowce
        [many] { $cost } surowców
       *[other] { $cost } surowca
    }, a zaraz weźmiesz trzy), karty jaskiń: { $caves }
wyrmspan-risk-gives-up =
    { $count ->
        [one] rezygnujesz ze smoka { $dragon }, wartego { $count } punkt
        [few] rezygnujesz ze smoka { $dragon }, wartego { $count } punkty
        [many] rezygnujesz ze smoka { $dragon }, wartego { $count } punktów
       *[other] rezygnujesz ze smoka { $dragon }, wartego { $count } punktu
    }
wyrmspan-ground-needed =
    { $count ->
        [one] potrzebuje tego { $dragon }: brakuje jeszcze { $count }
        [few] potrzebuje tego { $dragon }: brakuje jeszcze { $count }
        [many] potrzebuje tego { $dragon }: brakuje jeszcze { $count }
       *[other] potrzebuje tego { $dragon }: brakuje jeszcze { $count }
    }
wyrmspan-ground-payable =
    { $count ->
        [one] surowce wystarczą teraz na kartę { $dragon } (smok za { $count } punkt)
        [few] surowce wystarczą teraz na kartę { $dragon } (smok za { $count } punkty)
        [many] surowce wystarczą teraz na kartę { $dragon } (smok za { $count } punktów)
       *[other] surowce wystarczą teraz na kartę { $dragon } (smok za { $count } punktu)
    }
wyrmspan-ground-rounds =
    { $count ->
        [one] { $dragon } przynosi około { $count } punktu na koniec każdej rundy, { $rounds ->
            [one] jeszcze raz
            [few] { $rounds } razy
            [many] { $rounds } razy
           *[other] { $rounds } raza
        }
        [few] { $dragon } przynosi około { $count } punktów na koniec każdej rundy, { $rounds ->
            [one] jeszcze raz
            [few] { $rounds } razy
            [many] { $rounds } razy
           *[other] { $rounds } raza
        }
        [many] { $dragon } przynosi około { $count } punktów na koniec każdej rundy, { $rounds ->
            [one] jeszcze raz
            [few] { $rounds } razy
            [many] { $rounds } razy
           *[other] { $rounds } raza
        }
       *[other] { $dragon } przynosi około { $count } punktu na koniec każdej rundy, { $rounds ->
            [one] jeszcze raz
            [few] { $rounds } razy
            [many] { $rounds } razy
           *[other] { $rounds } raza
        }
    }

## What a first choice leaves open

wyrmspan-open-cache-kind = Co tam przechowujesz?
wyrmspan-open-cache-place = Gdzie to przechowujesz?
wyrmspan-open-swap-first-place = Z którym smokiem zamienia się miejscami?
wyrmspan-open-swap-second-place = Z którym smokiem zamienia się miejscami?
wyrmspan-open-swap-first-place-second-place = Z którym smokiem zamienia się miejscami?
