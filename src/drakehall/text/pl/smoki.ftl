# Smoki. Pola snu: 0 1 2 nad 3 4 5.

smoki-name = Smoki
smoki-idea = Wymieniaj karty swojego snu na niższe albo na równe, które znoszą się w kolumnie; kruki wszystko pomieszają.

## Co teraz zrobić

smoki-prompt-reveal = Odkryj jedną kartę swojego snu
smoki-prompt-source = Weź kartę: z którego stosu?
smoki-prompt-hold = Gdzie ją kładziesz, a może odrzucasz?
smoki-prompt-pile = Na który stos odkryty ją odkładasz?
smoki-prompt-bottom = Została karta { $card }: pod który stos odkryty trafi?
smoki-prompt-nest = Które dwie swoje karty zamieniasz?
smoki-prompt-offer = Którą swoją kartę oddajesz?
smoki-prompt-strike = Którą kartę za nią bierzesz?
smoki-ask-strike = Którą kartę bierzesz za swoją ({ $card })?
smoki-ask-lay = Gdzie ją kładziesz?

## Kto lub co pyta

smoki-source-held = W ręce karta { $card }
smoki-source-left = Sen opuszcza karta { $card }

## Akcje

smoki-action-turn-up = Odkryj kartę na polu { $slot }
smoki-action-take-open = Weź wierzchnią kartę stosu odkrytego { $pile }
smoki-action-draw-hidden = Dobierz ze stosu zakrytego
smoki-action-place = Połóż ją na polu { $slot }
smoki-action-discard = Odrzuć ją na stos odkryty { $pile }
smoki-action-put-top = Odłóż ją na stos odkryty { $pile }
smoki-action-put-bottom = Wsuń ją pod stos odkryty { $pile }
smoki-action-swap-own = Zamień karty na polach { $first } i { $second }
smoki-action-skip = Niczego nie zamieniaj
smoki-action-offer = Oddaj kartę z pola { $slot }
smoki-action-swap-with = Weź kartę z pola { $slot } (gracz: { $seat })

## Zdarzenia

smoki-source-card = { $card }
smoki-event-round-begins = Zaczyna się runda { $round }; pierwszy ruch: { $seat }
smoki-event-turned-up = { $seat } odkrywa pole { $slot }: { $card }
    .short = odkrywa kartę: { $card }
smoki-event-opened = Stos odkryty { $pile } pokazuje: { $card }
smoki-event-drew = { $seat } dobiera ze stosu zakrytego: { $card }
    .short = dobiera: { $card }
smoki-event-drew-unseen = { $seat } dobiera ze stosu zakrytego
    .short = dobiera kartę
smoki-event-took = { $seat } bierze ze stosu odkrytego { $pile }: { $card }
    .short = bierze: { $card }
smoki-event-placed = { $seat } kładzie na polu { $slot }: { $card }
    .short = kładzie: { $card }
smoki-event-removed = { $seat } zdejmuje z pola { $slot }: { $card }
smoki-event-discarded = { $seat } odrzuca na stos odkryty { $pile }: { $card }
    .short = odrzuca: { $card }
smoki-event-put-top = { $seat } odkłada na stos odkryty { $pile }: { $card }
smoki-event-received = { $seat } musi położyć na polu { $slot }: { $card }
smoki-event-put-bottom = { $seat } wsuwa pod stos odkryty { $pile }: { $card }
    .short = wsuwa pod stos: { $card }
smoki-event-skipped = { $seat } niczego nie zamienia
smoki-event-swapped-own = { $seat } zamienia karty na polach { $first } i { $second }
    .short = zamienia dwie swoje karty
smoki-event-offered = { $seat } atakuje kartą z pola { $slot }
smoki-event-swapped-with = { $seat } zamienia kartę z pola { $slot } na kartę z pola { $other_slot } (gracz: { $other_seat })
    .short = wymienia kartę (gracz: { $other_seat })
smoki-event-reshuffled =
    { $count ->
        [one] { $count } karta trafia po przetasowaniu do nowego stosu zakrytego
        [few] { $count } karty trafiają po przetasowaniu do nowego stosu zakrytego
        [many] { $count } kart trafia po przetasowaniu do nowego stosu zakrytego
       *[other] { $count } karty trafia po przetasowaniu do nowego stosu zakrytego
    }
smoki-event-round-ends = Koniec rundy: { $seat } ma cały sen odkryty
    .short = kończy rundę
smoki-event-turns-run-out = Koniec rundy: rozegrano umówioną liczbę tur
smoki-event-showed = { $seat } pokazuje pole { $slot }: { $card }
smoki-event-scored =
    { $points ->
        [one] { $seat }: { $points } punkt w tej rundzie ({ $sum })
        [few] { $seat }: { $points } punkty w tej rundzie ({ $sum })
        [many] { $seat }: { $points } punktów w tej rundzie ({ $sum })
       *[other] { $seat }: { $points } punktu w tej rundzie ({ $sum })
    }
smoki-event-token =
    { $tokens ->
        [one] { $seat } wygrywa rundę i ma { $tokens } żeton smoka
        [few] { $seat } wygrywa rundę i ma { $tokens } żetony smoka
        [many] { $seat } wygrywa rundę i ma { $tokens } żetonów smoka
       *[other] { $seat } wygrywa rundę i ma { $tokens } żetonu smoka
    }
    .short = wygrywa rundę
smoki-event-total =
    { $points ->
        [one] { $seat }: razem { $points } punkt
        [few] { $seat }: razem { $points } punkty
        [many] { $seat }: razem { $points } punktów
       *[other] { $seat }: razem { $points } punktu
    }
smoki-event-won = { $seat } wygrywa grę
    .short = wygrywa grę

## Dlaczego nie?

smoki-why-reveal = najpierw wszyscy odkrywają po jednej karcie
smoki-why-source = najpierw weź kartę ze stosu
smoki-why-hold = najpierw połóż albo odrzuć kartę, którą masz w ręce
smoki-why-hold-to-place = najpierw połóż w swoim śnie kartę, którą masz w ręce
smoki-why-pile = najpierw odłóż na stos odkryty kartę, która opuściła twój sen
smoki-why-bottom = najpierw wsuń ostatnią kartę kręgu pod stos odkryty
smoki-why-nest = najpierw użyj gniazda albo z niego zrezygnuj
smoki-why-offer = najpierw wybierz kartę, którą oddajesz w ataku
smoki-why-strike = najpierw wybierz kartę, którą zabierasz w ataku
smoki-why-no-such-pile = w tej grze nie ma stosu odkrytego { $pile }
smoki-why-empty-pile = stos odkryty { $pile } jest pusty
smoki-why-from-open = kartę wziętą ze stosu odkrytego trzeba dołożyć do swojego snu; ta jest ze stosu { $pile }
smoki-why-ring = Kruczy krąg zawsze trzeba dołożyć do swojego snu
smoki-why-same-slot = potrzebne są dwa różne pola
smoki-why-the-nest = właśnie położonego gniazda na polu { $slot } nie można przenieść
smoki-why-order = najpierw podaj mniejszy numer pola
smoki-why-the-attack = właśnie położonego ataku na polu { $slot } nie można oddać
smoki-why-own-dream = atak zabiera kartę komuś innemu
smoki-why-no-such-seat =
    { $seats ->
        [one] przy tym stole siedzi tylko { $seats } osoba
        [few] przy tym stole siedzą tylko { $seats } osoby
        [many] przy tym stole siedzi tylko { $seats } osób
       *[other] przy tym stole siedzi tylko { $seats } osoby
    }

## Opcje

smoki-option-scoring = Cel gry
    .help = Wygrywa ten, kto pierwszy zdobędzie trzy żetony, kto ma najmniej punktów, gdy ktoś dojdzie do limitu, albo kto ma ich najmniej po kilku rundach
smoki-option-scoring-tokens = trzy żetony
smoki-option-scoring-points = najmniej punktów przy limicie
smoki-option-scoring-rounds = kilka rund
smoki-option-points-limit = Limit punktów
    .help = Gdy gra się do limitu: suma punktów, która kończy grę
smoki-option-rounds = Liczba rund
    .help = Gdy gra się kilka rund: ile ich jest
smoki-option-open-piles = Stosy odkryte
    .help = Ile stosów odkrytych leży obok zakrytego
smoki-option-raven-attack = Atak kruka
    .help = Wtasuj do talii cztery karty Ataku kruka
smoki-option-starting-seat = Pierwszy gracz
    .help = Kto zaczyna pierwszą rundę
smoki-option-turn-cap = Limit tur
    .help = Gra kończy się najpóźniej po tylu turach; bez liczby: po 1000 na każdą umówioną rundę

## Źródła punktów

smoki-score-missing-tokens = Brakujące żetony
smoki-score-dragons = Smoki
smoki-score-ravens = Kruki
smoki-score-reflections = Odbicia

## Remis na koniec

smoki-tie-tokens = Trzeci żeton w tej samej rundzie zdobywa więcej niż jedna osoba: zwycięstwo jest wspólne
smoki-tie-points = Najmniejszą sumę ma więcej niż jedna osoba: zwycięstwo jest wspólne

## Pomoc

smoki-help-01-aim = Każdy ma sen z sześciu kart w dwóch rzędach po trzy. Karty są warte tyle, ile pokazuje ich liczba; rundę wygrywa najmniejsza suma, a trzy wygrane rundy dają zwycięstwo. (SMO-1, SMO-9)
    .title = Cel
smoki-help-02-start = W talii są po cztery karty każdego smoka (−2 oraz 0–8) i każdego kruka. Wszystkie sześć kart snu leży zakrytych i nie wolno ich podglądać. Każdy odkrywa jedną swoją kartę. Obok stosu zakrytego leżą dwa stosy odkryte, na każdym jedna karta. (SMO-2, SMO-3)
    .title = Początek
smoki-help-03-turn = W swojej turze weź jedną kartę: wierzchnią ze stosu odkrytego, którą trzeba dołożyć do snu, albo wierzchnią ze stosu zakrytego, którą można dołożyć lub odrzucić. Kładziesz ją odkrytą w miejsce dowolnej karty swojego snu, a tamtą odkładasz na wybrany stos odkryty. Pusty stos odkryty czeka, aż ktoś położy na nim kartę. Gdy skończy się stos zakryty, stosy odkryte tasuje się w nowy stos zakryty. (SMO-5)
    .title = Twoja tura
smoki-help-04-ring = Kruczy krąg (10): trzeba go położyć. Karta, która schodzi, wędruje do sąsiada z lewej; ten kładzie ją na tym samym polu i przekazuje dalej swoją, i tak dookoła stołu. Ostatni gracz wsuwa ostatnią kartę pod stos odkryty. (SMO-6.2 do SMO-6.5)
    .title = Kruczy krąg
smoki-help-05-nest = Krucze gniazdo (9): po jego położeniu możesz zamienić miejscami dwie inne karty swojego snu, odkryte lub zakryte. (SMO-6.12, SMO-6.13)
    .title = Krucze gniazdo
smoki-help-06-reflection = Odbicie w wodzie: przy liczeniu kopiuje wydrukowaną liczbę najbliższej karty po lewej lub prawej stronie w swoim rzędzie, a gdy są dwie, mniejszą z nich. Trzy odbicia w rzędzie nie liczą się wcale. (SMO-6.6 do SMO-6.11)
    .title = Odbicie w wodzie
smoki-help-07-attack = Atak kruka (9, opcja): po jego położeniu musisz zamienić inną swoją kartę z dowolną kartą innego gracza, odkrytą lub zakrytą. Jest w talii tylko wtedy, gdy wybrano go w opcjach stołu. (SMO-6.14, SMO-6.15)
    .title = Atak kruka
smoki-help-08-end = Gdy na koniec tury czyjeś sześć kart leży odkrytych, runda się kończy, wszyscy odkrywają karty i liczą punkty. Dwie karty tej samej wartości w jednej kolumnie liczą się jako 0, nawet −2 nad −2; odbicia nigdy się nie zerują. Przy remisie o najmniejszą sumę żeton bierze każdy remisujący; następną rundę zaczyna sąsiad z lewej gracza, który zakończył poprzednią. (SMO-7, SMO-8)
    .title = Koniec rundy
smoki-help-09-variants = Zamiast na żetony można grać na punkty do limitu albo na liczbę rund; z jednym stosem odkrytym; z kartami Ataku kruka. (SMO-10)
    .title = Warianty

## Stół w terminalu

smoki-board-hidden = zakryty ({ $count })
smoki-board-open = odkryty { $pile } ({ $count })
smoki-board-held = w ręce
smoki-board-removed = schodzi
smoki-board-tokens =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }
smoki-board-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
smoki-account-round = Runda
smoki-account-tokens = Żetony
smoki-account-token = Najmniej punktów w rundzie (★) daje żeton; trzy żetony wygrywają grę.
smoki-account-fewest = Wygrywa najmniejsza suma; ★ to najmniej punktów w rundzie.
smoki-account-pair = Para w kolumnie ({ $top_card } i { $card }) liczy się za 0
smoki-account-copy = odbicie kopiuje kartę: { $card }
smoki-account-copy-less = odbicie kopiuje mniejszą wartość: { $card }, nie { $other_card }
smoki-account-no-copy = odbicie nie ma czego kopiować i liczy się za 0
smoki-short-G = 9 Gniazdo
smoki-short-K = 10 Krąg
smoki-short-O = Odbicie
smoki-short-A = 9 Atak

## Co czyni pozycję dobrą

smoki-feature-goal = żetony potrzebne do zwycięstwa
smoki-feature-rounds = punkty z rozegranych rund
smoki-feature-tokens = zdobyte żetony
smoki-feature-chance = szansa na wygranie tej rundy
smoki-feature-dream = spodziewana suma snu
smoki-feature-haste = zakryte karty

## Boty z własnym stylem

smoki-bot-rusher = Raptus
smoki-bot-rusher-about = Gra prawie tak mocno jak Adept: odkrywa karty, jak szybko może, i kończy rundę, zanim inni są gotowi.
smoki-bot-dreamer = Marzyciel
smoki-bot-dreamer-about = Gra słabiej niż Adept: długo zostawia karty zakryte i poprawia te, które już leżą odkryte.

## Co przemawia za ruchem

smoki-more-dream =
    { $count ->
        [one] twój sen będzie liczył około { $count } punktu więcej, licząc kartę zakrytą za 4,3
        [few] twój sen będzie liczył około { $count } punktów więcej, licząc kartę zakrytą za 4,3
        [many] twój sen będzie liczył około { $count } punktów więcej, licząc kartę zakrytą za 4,3
       *[other] twój sen będzie liczył około { $count } punktu więcej, licząc kartę zakrytą za 4,3
    }
smoki-fewer-dream =
    { $count ->
        [one] twój sen będzie liczył około { $count } punktu mniej, licząc kartę zakrytą za 4,3
        [few] twój sen będzie liczył około { $count } punktów mniej, licząc kartę zakrytą za 4,3
        [many] twój sen będzie liczył około { $count } punktów mniej, licząc kartę zakrytą za 4,3
       *[other] twój sen będzie liczył około { $count } punktu mniej, licząc kartę zakrytą za 4,3
    }
smoki-more-down =
    { $count ->
        [one] o { $count } zakrytą kartę więcej
        [few] o { $count } zakryte karty więcej
        [many] o { $count } zakrytych kart więcej
       *[other] o { $count } zakrytej karty więcej
    }
smoki-fewer-down =
    { $count ->
        [one] odkrywa { $count } kartę twojego snu: koniec rundy jest bliżej
        [few] odkrywa { $count } karty twojego snu: koniec rundy jest bliżej
        [many] odkrywa { $count } kart twojego snu: koniec rundy jest bliżej
       *[other] odkrywa { $count } karty twojego snu: koniec rundy jest bliżej
    }
smoki-ground-pair =
    { $count ->
        [one] { $card } pod { $above_card } liczy się jako 0: znosi się { $count } punkt
        [few] { $card } pod { $above_card } liczy się jako 0: znoszą się { $count } punkty
        [many] { $card } pod { $above_card } liczy się jako 0: znosi się { $count } punktów
       *[other] { $card } pod { $above_card } liczy się jako 0: znosi się { $count } punktu
    }
smoki-risk-pair =
    { $count ->
        [one] { $card } pod { $above_card } już nie znosi { $count } punktu
        [few] { $card } pod { $above_card } już nie znosi { $count } punktów
        [many] { $card } pod { $above_card } już nie znosi { $count } punktów
       *[other] { $card } pod { $above_card } już nie znosi { $count } punktu
    }
smoki-risk-gift =
    { $count ->
        [one] na stosie zostaje { $card }; następny gracz ({ $seat }) może na tym zyskać { $count } punkt
        [few] na stosie zostaje { $card }; następny gracz ({ $seat }) może na tym zyskać { $count } punkty
        [many] na stosie zostaje { $card }; następny gracz ({ $seat }) może na tym zyskać { $count } punktów
       *[other] na stosie zostaje { $card }; następny gracz ({ $seat }) może na tym zyskać { $count } punktu
    }
smoki-ground-alike = o żadnej z sześciu kart nic nie wiadomo: odkryj dowolną
smoki-ground-round = kończy rundę: twój sen liczy { $points }, najniższy z pozostałych { $least }

## What a first choice leaves open

smoki-open-swap-own-second = Z którą kartą ją zamieniasz?
smoki-open-swap-own-first = Z którą kartą ją zamieniasz?
smoki-open-swap-own-first-second = Z którą kartą ją zamieniasz?
