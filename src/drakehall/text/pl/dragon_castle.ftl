# Zamek Smoków. Pola nazywamy literą kolumny i numerem rzędu; a1 to lewy górny róg.

dragon_castle-name = Zamek Smoków
dragon_castle-idea = Rozbieraj stary zamek kamień po kamieniu i wznoś własny: zestawy, świątynie i smok, któremu trzeba się przypodobać.

## Rodzaje

dragon_castle-kind-M = kupcy
    .gen = kupców
dragon_castle-kind-S = żołnierze
    .gen = żołnierzy
dragon_castle-kind-F = rolnicy
    .gen = rolników
dragon_castle-kind-E = pory roku
    .gen = pór roku
dragon_castle-kind-W = wiatry
    .gen = wiatrów
dragon_castle-kind-D = smoki
    .gen = smoków

## Układy zamku

dragon_castle-layout-basic = Zamek podstawowy
dragon_castle-layout-own = Własny zamek

## Co teraz zrobić

dragon_castle-prompt-start = Weź kamień z górnego poziomu zamku
dragon_castle-prompt-complete = Wziąć drugi taki sam, świątynię czy odrzucić go za 1 punkt?
dragon_castle-prompt-place = Gdzie w swoim królestwie go kładziesz?
dragon_castle-prompt-place-second = Gdzie w swoim królestwie kładziesz drugi kamień?
dragon_castle-prompt-post = Wezwij ducha albo zakończ turę
dragon_castle-prompt-consolidate =
    { $count ->
        [one] Scal swój zestaw albo najpierw wezwij ducha
        [few] Gotowe są { $count } zestawy: który scalasz najpierw?
        [many] Gotowych jest { $count } zestawów: który scalasz najpierw?
       *[other] Gotowe zestawy: { $count }. Który scalasz najpierw?
    }
dragon_castle-prompt-build =
    { $left ->
        [0] Nie ma już świątyń do zbudowania: wezwij ducha albo idź dalej
        [one] Na którym z jego kamieni budujesz świątynię?
        [few] Na którym z jego kamieni budujesz kolejną z { $left } świątyń?
        [many] Na którym z jego kamieni budujesz kolejną z { $left } świątyń?
       *[other] Na którym z jego kamieni budujesz kolejną z { $left } świątyń?
    }
dragon_castle-prompt-pay =
    { $left ->
        [one] Którym kamieniem lub którą świątynią płacisz?
        [few] Zapłać { $left } kamieniami lub świątyniami: czym teraz?
        [many] Zapłać { $left } kamieniami lub świątyniami: czym teraz?
       *[other] Zapłać { $left } kamieniami lub świątyniami: czym teraz?
    }
dragon_castle-prompt-destroy = Który kamień zamku odrzucasz?
dragon_castle-prompt-change = Który kamień i do czego zaliczyć?
dragon_castle-prompt-wind-turn = Zakryć jeden kamień swojego królestwa i który?
dragon_castle-prompt-wind-lift = Którą świątynię przesuwasz?
dragon_castle-prompt-wind-set = Dokąd trafia świątynia?
dragon_castle-prompt-strength-lift = Który kamień swojego królestwa przesuwasz?
dragon_castle-prompt-strength-set = Dokąd trafia kamień?
dragon_castle-prompt-strength-more = Przesunąć jeszcze jeden kamień?
dragon_castle-prompt-faith = Gdzie stanie dodatkowa świątynia?
dragon_castle-ask-set = Który zestaw swojego królestwa scalasz?

## Kto lub co pyta

dragon_castle-source-tile = W ręce { $tile }
dragon_castle-source-set =
    { $count ->
        [one] Twój zestaw z { $count } kamienia
        [few] Twój zestaw z { $count } kamieni
        [many] Twój zestaw z { $count } kamieni
       *[other] Twój zestaw z { $count } kamienia
    }
dragon_castle-source-spirit = { $spirit }

## Akcje

dragon_castle-action-summon = Przywołaj smoka: weź żeton odliczania
dragon_castle-action-pick = Weź kamień z pola { $cell }
dragon_castle-action-take-shrine = Zatrzymaj go i weź świątynię
dragon_castle-action-discard = Odrzuć go za 1 punkt
dragon_castle-action-pair = Weź jako drugi kamień z pola { $cell }
dragon_castle-action-place = Umieść go na polu { $cell }
dragon_castle-action-turn-over = Scal zestaw zaczynający się na polu { $cell }
dragon_castle-action-build = Zbuduj świątynię na polu { $cell }
dragon_castle-action-build-no-more = Nie buduj więcej świątyń
dragon_castle-action-destroy = Odrzuć kamień zamku z pola { $cell }
dragon_castle-action-change = Zalicz kamień z pola { $cell } do { $kind_gen }
dragon_castle-action-turn-down = Zakryj kamień na polu { $cell }
dragon_castle-action-keep-up = Nie zakrywaj żadnego kamienia
dragon_castle-action-lift = Przesuń z pola { $cell }
dragon_castle-action-set-down = Przesuń na pole { $cell }
dragon_castle-action-stay = Nie przesuwaj więcej
dragon_castle-action-pay-tile = Zapłać kamieniem z pola { $cell }
dragon_castle-action-pay-shrine = Zapłać świątynią
dragon_castle-action-spirit = Wezwij { $spirit_acc }
dragon_castle-action-end-turn = Zakończ turę

## Zdarzenia

dragon_castle-event-picked = { $seat } bierze z pola { $cell }: { $tile }
    .short = bierze: { $tile }
dragon_castle-event-uncovered = Na polu { $cell } odsłania się: { $tile }
dragon_castle-event-paired = { $seat } bierze jako drugi kamień z pola { $cell }: { $tile }
    .short = bierze: { $tile }
dragon_castle-event-took-shrine = { $seat } bierze świątynię
    .short = bierze świątynię
dragon_castle-event-discarded =
    { $points ->
        [one] { $seat } odrzuca za { $points } punkt: { $tile }
        [few] { $seat } odrzuca za { $points } punkty: { $tile }
        [many] { $seat } odrzuca za { $points } punktów: { $tile }
       *[other] { $seat } odrzuca za { $points } punktu: { $tile }
    }
    .short = odrzuca: { $tile }
dragon_castle-event-summoned =
    { $left ->
        [one] { $seat } przywołuje smoka i bierze żeton odliczania; do ostatniej rundy brakuje { $left } przywołania
        [few] { $seat } przywołuje smoka i bierze żeton odliczania; do ostatniej rundy brakuje { $left } przywołań
        [many] { $seat } przywołuje smoka i bierze żeton odliczania; do ostatniej rundy brakuje { $left } przywołań
       *[other] { $seat } przywołuje smoka i bierze żeton odliczania; do ostatniej rundy brakuje { $left } przywołania
    }
    .short = przywołuje smoka
dragon_castle-event-last-round = Smok nadchodzi: ostatnią turę gry rozegra { $seat }
dragon_castle-event-placed = { $seat } umieszcza na polu { $cell }: { $tile }
dragon_castle-event-consolidated =
    { $points ->
        [one] { $seat } scala zestaw { $kind_gen } (kamieni: { $count }): { $points } punkt
        [few] { $seat } scala zestaw { $kind_gen } (kamieni: { $count }): { $points } punkty
        [many] { $seat } scala zestaw { $kind_gen } (kamieni: { $count }): { $points } punktów
       *[other] { $seat } scala zestaw { $kind_gen } (kamieni: { $count }): { $points } punktu
    }
    .short = scala zestaw { $kind_gen } (kamieni: { $count })
dragon_castle-event-consolidated-number =
    { $points ->
        [one] { $seat } scala zestaw o numerze { $number } (kamieni: { $count }): { $points } punkt
        [few] { $seat } scala zestaw o numerze { $number } (kamieni: { $count }): { $points } punkty
        [many] { $seat } scala zestaw o numerze { $number } (kamieni: { $count }): { $points } punktów
       *[other] { $seat } scala zestaw o numerze { $number } (kamieni: { $count }): { $points } punktu
    }
    .short = scala zestaw o numerze { $number } (kamieni: { $count })
dragon_castle-event-built = { $seat } buduje świątynię na polu { $cell }, poziom { $level }
    .gain =
        { $count ->
            [one] buduje { $count } świątynię
            [few] buduje { $count } świątynie
            [many] buduje { $count } świątyń
           *[other] buduje { $count } świątyni
        }
dragon_castle-event-called = { $seat } wzywa { $spirit_acc }
    .short = wzywa { $spirit_acc }
dragon_castle-event-paid-tile = { $seat } płaci kamieniem z pola { $cell }: { $tile }
dragon_castle-event-paid-shrine = { $seat } płaci świątynią
dragon_castle-event-destroyed = { $seat } odrzuca z zamku, z pola { $cell }: { $tile }
dragon_castle-event-changed = { $seat } zalicza do { $kind_gen } kamień z pola { $cell }: { $tile }
dragon_castle-event-turned-down = { $seat } zakrywa na polu { $cell }: { $tile }
dragon_castle-event-moved-shrine = { $seat } przesuwa świątynię z pola { $cell } na pole { $other_cell }
dragon_castle-event-moved-up = { $seat } przesuwa z pola { $cell } na pole { $other_cell }: { $tile }
dragon_castle-event-moved-down = { $seat } przesuwa zakryty kamień z pola { $cell } na pole { $other_cell }
dragon_castle-event-scored =
    { $points ->
        [one] { $seat }: razem { $points } punkt
        [few] { $seat }: razem { $points } punkty
        [many] { $seat }: razem { $points } punktów
       *[other] { $seat }: razem { $points } punktu
    }
dragon_castle-event-won = { $seat } wygrywa grę
    .short = wygrywa grę

## Dlaczego nie?

dragon_castle-why-start = najpierw weź kamień z zamku
dragon_castle-why-complete = najpierw dokończ akcję: drugi kamień, świątynia albo odrzucenie
dragon_castle-why-place = najpierw umieść swoje kamienie
dragon_castle-why-place-second = najpierw umieść drugi kamień
dragon_castle-why-post = akcja jest zakończona: wezwij ducha albo zakończ turę
dragon_castle-why-consolidate = najpierw scal czekające zestawy
dragon_castle-why-build = świątynie stawia się na dopiero co scalonym zestawie
dragon_castle-why-pay = najpierw zapłać duchowi
dragon_castle-why-destroy = najpierw wybierz kamień zamku do odrzucenia
dragon_castle-why-choose-set = najpierw wybierz grupę do scalenia
dragon_castle-why-change = najpierw wybierz kamień do przemiany; musi z nim powstać cały zestaw
dragon_castle-why-wind-turn = najpierw zdecyduj, czy zakrywasz jakiś kamień
dragon_castle-why-wind-lift = najpierw wybierz świątynię do przesunięcia
dragon_castle-why-wind-set = świątynia musi trafić na zakryty kamień bez świątyni
dragon_castle-why-strength-lift = najpierw wybierz kamień do przesunięcia
dragon_castle-why-strength-set = najpierw wybierz, dokąd trafi kamień
dragon_castle-why-strength-more = najpierw wybierz jeszcze jeden kamień do przesunięcia albo z niego zrezygnuj
dragon_castle-why-faith = dodatkowa świątynia staje na kamieniu scalonym w tej turze
dragon_castle-why-no-tile = nie ma tam kamienia
dragon_castle-why-not-top-floor = ten kamień leży na poziomie { $floor }, a pierwszy bierze się z górnego, teraz jest to poziom { $top }
dragon_castle-why-blocked = { $tile }: kamień jest zablokowany, przy obu długich bokach leżą inne
dragon_castle-why-blocked-all = { $tile }: kamień jest zablokowany ze wszystkich stron
dragon_castle-why-floors = smoka można przywołać dopiero, gdy zostanie jeden poziom zamku (najwyższy to teraz { $floor })
dragon_castle-why-elegance-summon = najpierw trzeba skorzystać z mocy Ducha Elegancji: weź kamień z odsłoniętym krótkim bokiem
dragon_castle-why-elegance-first = potem nie dałoby się już wziąć kamienia z odsłoniętym krótkim bokiem
dragon_castle-why-elegance-second = drugi kamień musi mieć odsłonięty tylko krótki bok
dragon_castle-why-duty = wezwany duch na nic by się wtedy nie przydał
dragon_castle-why-no-supply = w puli nie ma już świątyń
dragon_castle-why-not-adjacent = Duch Oszustwa pozwala wziąć tylko sąsiada pierwszego kamienia z tego samego poziomu
dragon_castle-why-not-same-kind = drugi kamień musi być tego samego rodzaju co { $tile }
dragon_castle-why-not-identical = drugi kamień musi być identyczny z pierwszym: { $tile }
dragon_castle-why-shrine = stoi tam świątynia
dragon_castle-why-face-up = leży tam odkryty kamień: { $tile }
dragon_castle-why-same-cell = trzeba wybrać inne pole
dragon_castle-why-shrine-on-it = kamienia ze świątynią nie można przesunąć
dragon_castle-why-empty-cell = nie ma tam czego przesunąć
dragon_castle-why-moved-already = ten kamień właśnie został przesunięty
dragon_castle-why-nowhere = nie ma pola, na które mógłby trafić
dragon_castle-why-price = po takiej zapłacie nie dałoby się skorzystać z tej mocy ({ $spirit })
dragon_castle-why-no-shrine = w twojej puli nie ma świątyni na zapłatę ({ $spirit })
dragon_castle-why-not-face-up = zapłacić można tylko odkrytym kamieniem ze swojego królestwa
dragon_castle-why-waiting-set = ten kamień należy do zestawu, który czeka na scalenie
dragon_castle-why-spirit-absent = nie bierze udziału w grze: { $spirit }
dragon_castle-why-spirit-used = w tej turze już wezwano: { $spirit }
dragon_castle-why-spirit-no-use = nie przyda się teraz albo nie ma czym zapłacić: { $spirit }
dragon_castle-why-room =
    { $count ->
        [one] w twoim królestwie jest { $count } pole na kamień, a potrzeba { $needed }
        [few] w twoim królestwie są { $count } pola na kamień, a potrzeba { $needed }
        [many] w twoim królestwie jest { $count } pól na kamień, a potrzeba { $needed }
       *[other] w twoim królestwie jest { $count } pola na kamień, a potrzeba { $needed }
    }

## Opcje

dragon_castle-option-layout = Zamek
    .help = Zamek, który się rozbiera; własny to siatka cyfr od 0 do 3, w sumie na 116 kamieni
dragon_castle-option-spirits = Duchy
    .help = Które karty duchów są w grze
dragon_castle-option-dragons = Smoki
    .help = Które karty smoków są w grze
dragon_castle-cards-none = żadne
dragon_castle-cards-all = wszystkie
dragon_castle-cards-drawn =
    { $count ->
        [one] { $count } losowa
        [few] { $count } losowe
        [many] { $count } losowych
       *[other] { $count } losowej
    }
dragon_castle-cards-easy =
    { $count ->
        [one] { $count } losowa łatwa
        [few] { $count } losowe łatwe
        [many] { $count } losowych łatwych
       *[other] { $count } losowej łatwej
    }
dragon_castle-option-realm-rows = Rzędy królestwa
    .help = Ile rzędów ma królestwo
dragon_castle-option-realm-cols = Kolumny królestwa
    .help = Ile kolumn ma królestwo
dragon_castle-option-starting-seat = Pierwszy gracz
    .help = Kto rozpoczyna grę

## Punkty według źródła

dragon_castle-score-sets = Zestawy
dragon_castle-score-discards = Odrzucone kamienie
dragon_castle-score-shrines = Świątynie
dragon_castle-score-countdown = Żetony odliczania

## Remis na koniec

dragon_castle-tie-stacks = Remis punktowy ({ $points }): rozstrzyga większa liczba stosów z zakrytym kamieniem na szczycie, { $count } do { $other_count }
dragon_castle-tie-shrines = Remis punktowy ({ $points }), tyle samo stosów z zakrytym kamieniem na szczycie: rozstrzyga większa liczba zbudowanych świątyń, { $count } do { $other_count }
dragon_castle-tie-shared = Remis punktowy ({ $points }), tyle samo stosów z zakrytym kamieniem na szczycie i świątyń: zwycięstwo jest wspólne

## Rady co do układu

dragon_castle-advice-ground = Na dolnym poziomie leży tyle kamieni: { $count }; przy tylu graczach najlepiej od { $low } do { $high }
dragon_castle-advice-row = W rzędzie { $row } na poziomie { $floor } styka się tyle kamieni: { $count }; mało z nich będzie dostępnych

## Pomoc: zasady

dragon_castle-help-01-aim = Zabieraj kamienie ze stojącego pośrodku zamku i buduj własne królestwo. Punkty dają zestawy kamieni jednego rodzaju, świątynie na wysokich stosach, żetony odliczania i smok biorący udział w grze. Wygrywa największa liczba punktów. (DRC-1)
    .title = Cel gry
dragon_castle-help-02-available = Kamień jest dostępny, jeśli nic na nim nie leży, a na jego poziomie wolny jest przynajmniej jeden długi bok (lewy albo prawy). Pierwszy kamień w turze zawsze pochodzi z górnego poziomu całego zamku. (DRC-2.6 do DRC-2.10)
    .title = Dostępne kamienie
dragon_castle-help-03-turn = Weź dostępny kamień z górnego poziomu. Potem weź z dowolnego poziomu drugi, identyczny i dostępny, albo świątynię, albo odrzuć kamień za 1 punkt. Zatrzymane kamienie umieść odkryte na pustych polach lub na zakrytych kamieniach bez świątyni. (DRC-4 do DRC-6)
    .title = Twoja tura
dragon_castle-help-04-sets = Cztery lub więcej połączonych odkrytych kamieni jednego rodzaju tworzą zestaw, który trzeba scalić, czyli odwrócić jego kamienie na zakrytą stronę: 4 kamienie dają 2 punkty, 5 daje 3, 6 daje 5, 7 daje 6, 8 daje 8, każdy następny o 1 więcej; smoki dodatkowo 1. Potem możesz na nich zbudować świątynie ze swojej puli: jedną po scaleniu stronnictwa (kupców, żołnierzy lub rolników), dwie po scaleniu pór roku, wiatrów lub smoków. (DRC-7)
    .title = Zestawy
dragon_castle-help-05-shrines = Na koniec świątynia jest warta 1 na jednym kamieniu, 2 na dwóch, 3 na trzech lub więcej. Niczego już na niej nie można umieścić. (DRC-7.11, DRC-8.6)
    .title = Świątynie
dragon_castle-help-06-end = Gdy zostanie tylko dolny poziom, zamiast brać kamień możesz przywołać smoka: bierzesz wtedy żeton odliczania, wart 2 punkty. Po tylu przywołaniach, ilu jest graczy, dogrywa się rundę do końca. (DRC-8)
    .title = Koniec gry
dragon_castle-help-07-spirits = Raz w swojej turze możesz wezwać biorącego udział w grze ducha, płacąc odkrytym kamieniem z królestwa albo świątynią z puli; z jego mocy trzeba wtedy skorzystać. (DRC-9)
    .title = Duchy
dragon_castle-help-08-powers = Duch Oszustwa: drugi kamień pary to sąsiad pierwszego z tego samego poziomu, bez względu na symbol; Duch Piękna: scal cztery lub więcej połączonych kamieni stronnictw o tym samym numerze, 1 punkt więcej, dwie świątynie; Duch Wiatru: możesz zakryć kamień, a potem przesuń zbudowaną świątynię na inny zakryty kamień; Duch Zmiany: w jednym zestawie kamień specjalny liczy się jako inny rodzaj; Duch Siły: przesuń do dwóch swoich kamieni; Duch Elegancji: w tej turze bierz kamienie z odsłoniętym krótkim bokiem, przynajmniej jeden; Duch Głębin: drugi kamień pary wystarczy, że jest tego samego rodzaju; Duch Wiary: jedna świątynia więcej przy scalaniu; Duch Zniszczenia: odrzuć dostępny kamień z zamku; Duch Sprytu: scal grupę dokładnie trzech kamieni za 2 punkty. (DRC-9.11 do DRC-9.45)
    .title = Moce duchów
dragon_castle-help-09-dragons = Smok Spokoju: 1 za każdą grupę zakrytych kamieni; Smok Majestatu: najlepszy numer każdego stronnictwa na trzecim poziomie lub wyżej; Smok Odwagi: 1 za każdy stos wyższy od wszystkich sąsiednich; Smok Pokory: 1 za każdą świątynię obok wyższego stosu; Smok Prawości: świątynie jednego rzędu i jednej kolumny, 2 więcej za pełną linię; Smok Waleczności: 1 za każdą świątynię na krawędzi; Smok Pobożności: 1 za każdą świątynię obok odkrytego kamienia smoka; Smok Potęgi: za każde stronnictwo 2 za grupę lepszą niż u sąsiada, 1 za równą; Smok Harmonii: za każdą oś 4 za symetryczne wysokości, 2 za symetryczne świątynie; Smok Wiedzy: 2 za każdy inny odkryty symbol specjalny. (DRC-10)
    .title = Smoki

## Plansza w terminalu

dragon_castle-board-castle = { $layout }: górny poziom { $floor }, zostało kamieni: { $count }
dragon_castle-board-legend = • dostępny, mała cyfra to wysokość stosu
dragon_castle-board-supply = świątynie w puli wspólnej: { $supply }, żetony odliczania: { $countdown }
dragon_castle-board-summons =
    { $count ->
        [one] { $count } przywołanie smoka do ostatniej rundy
        [few] { $count } przywołania smoka do ostatniej rundy
        [many] { $count } przywołań smoka do ostatniej rundy
       *[other] { $count } przywołania smoka do ostatniej rundy
    }
dragon_castle-board-last-round = ostatnia runda
dragon_castle-board-spirits = Duchy
dragon_castle-board-dragons = Smoki
dragon_castle-board-hand = w ręku: { $hand }
dragon_castle-board-working = działa: { $spirit }
dragon_castle-board-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
dragon_castle-board-pool = świątynie: { $pool }, żetony odliczania: { $tokens }

## Co czyni pozycję dobrą

dragon_castle-feature-points = dotychczasowe punkty
dragon_castle-feature-shrines = świątynie w zapasie
dragon_castle-feature-plans = zestawy w przygotowaniu
dragon_castle-feature-large = duże zestawy w przygotowaniu
dragon_castle-feature-special = kamienie specjalne na zestaw
dragon_castle-feature-loose = kamienie poza zestawami
dragon_castle-feature-heights = poziomy pod świątynie
dragon_castle-feature-ground = poziomy, na których można budować
dragon_castle-feature-room = wolne pola królestwa
dragon_castle-feature-time = czas, jaki został
dragon_castle-feature-in-hand = kamienie na ręce
dragon_castle-feature-spirit = wezwany duch

## Boty z własnym stylem

dragon_castle-bot-builder = Budowniczy
dragon_castle-bot-builder-about = Gra słabiej niż Adept: gromadzi świątynie i stawia je tak wysoko, jak się da.
dragon_castle-bot-collector = Kolekcjoner
dragon_castle-bot-collector-about = Gra słabiej niż Adept: układa kamienie w duże zestawy, a o świątynie mało dba.

## Co przemawia za ruchem

dragon_castle-more-pool =
    { $count ->
        [one] o { $count } świątynię więcej w zapasie
        [few] o { $count } świątynie więcej w zapasie
        [many] o { $count } świątyń więcej w zapasie
       *[other] o { $count } świątyni więcej w zapasie
    }
dragon_castle-fewer-pool =
    { $count ->
        [one] o { $count } świątynię mniej w zapasie
        [few] o { $count } świątynie mniej w zapasie
        [many] o { $count } świątyń mniej w zapasie
       *[other] o { $count } świątyni mniej w zapasie
    }
dragon_castle-more-ground =
    { $count ->
        [one] o { $count } wolne pole królestwa więcej
        [few] o { $count } wolne pola królestwa więcej
        [many] o { $count } wolnych pól królestwa więcej
       *[other] o { $count } wolnego pola królestwa więcej
    }
dragon_castle-fewer-ground =
    { $count ->
        [one] o { $count } wolne pole królestwa mniej
        [few] o { $count } wolne pola królestwa mniej
        [many] o { $count } wolnych pól królestwa mniej
       *[other] o { $count } wolnego pola królestwa mniej
    }
dragon_castle-ground-group =
    { $left ->
        [one] { $kind } leżą obok siebie ({ $count }); do zestawu brakuje: { $left }
        [few] { $kind } leżą obok siebie ({ $count }); do zestawu brakuje: { $left }
        [many] { $kind } leżą obok siebie ({ $count }); do zestawu brakuje: { $left }
       *[other] { $kind } leżą obok siebie ({ $count }); do zestawu brakuje: { $left }
    }
dragon_castle-risk-pairs =
    { $count ->
        [one] otwiera { $count } parę, z której skorzysta { $seat }
        [few] otwiera { $count } pary, z których skorzysta { $seat }
        [many] otwiera { $count } par, z których skorzysta { $seat }
       *[other] otwiera { $count } pary, z których skorzysta { $seat }
    }
dragon_castle-mark-last = Ostatnia runda

## What a first choice leaves open

dragon_castle-open-change-kind = Do czego zaliczasz kamień z pola { $cell }?
