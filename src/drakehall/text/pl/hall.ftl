# Słowa samej sali, wspólne dla wszystkich gier.

hall-notice = Drakehall to nieoficjalny projekt fanów z własną grafiką i własnym opisem zasad. Jeśli gra ci się spodoba, kup ją w pudełku.
hall-seat = Gracz { $number }
hall-games-title = Gry w sali
hall-column-game = Gra
hall-column-seats = Gracze
hall-column-idea = Na czym polega
hall-column-option = Opcja
hall-column-default = Domyślnie
hall-column-meaning = Znaczenie
hall-options-title = Opcje
hall-evaluation-by-hand = Boty oceniają pozycje według zasad ułożonych ręcznie.
hall-evaluation-net = { $levels }: gdy liczba graczy to { $seats }, w ocenie pozycji bierze udział mała wyuczona sieć. Przy innych opcjach, a u pozostałych botów zawsze, ocena jest ułożona ręcznie.
hall-rules-title = { $name }: jak grać

## Przy stole

hall-choose-game = Która gra? Podaj jej numer
hall-about = O co chodzi
hall-question = { $source }: { $prompt }
hall-turn = { $seat }: { $prompt }
hall-deciding = zdecyduj
hall-hand-over = Teraz decyduje { $seat }. Naciśnij Enter, gdy na ekran patrzy tylko { $seat }
hall-type = Numer albo ruch (? to pomoc):
hall-bad-number = Podaj numer od 0 do { $last }
hall-not-understood = „{ $text }” to ani numer, ani ruch, ani polecenie; ? pokazuje pomoc
hall-help-number = wykonaj ruch o tym numerze
    .typed = 0, 1, 2 …
hall-help-move = wykonaj ruch zapisany notacją (widać ją przy każdym ruchu)
hall-help-undo = cofnij ostatnią decyzję, dopóki niczego nie odkryto
    .typed = cofnij
hall-help-hint = zapytaj bota, co by zrobił
    .typed = podpowiedz
hall-help-why = zapytaj, czemu ruch jest niemożliwy
    .typed = dlaczego
hall-help-log = co się dotąd wydarzyło
    .typed = historia
hall-help-rules = jak się gra
    .typed = zasady
hall-help-save = zapisz grę
    .typed = zapisz PLIK
hall-help-quit = zapisz i wyjdź
    .typed = koniec
hall-hint = Podpowiedź: { $text }
hall-why = Ruch „{ $action }” jest niemożliwy: { $reason }
hall-why-possible = Ruch „{ $action }” jest teraz możliwy
hall-log-empty = Jeszcze nic się nie wydarzyło
hall-own-file = własny plik
hall-as-printed = jak w pudełku
hall-by-chance = losowo
hall-option-allowed = Dozwolone: { $values }
hall-option-several = Albo kilka z nich, po przecinkach: { $items }
hall-option-own = Własny tekst: na stronie wklejony lub z pliku, w terminalu nazwa pliku
hall-option-usual = Domyślnie: { $value }
hall-option-needs = Tylko gdy { $needed }
hall-why-usage = Napisz dlaczego i ruch, na przykład: dlaczego { $example }
hall-undone = Cofnięto
hall-saved = Zapisano jako { $file }
hall-resume-with = Aby grać dalej: { $command }
hall-watch-with = Aby obejrzeć grę jeszcze raz: { $command }
hall-hide = Naciśnij Enter, aby ukryć ekran
hall-yes = tak
hall-no = nie
hall-options-in-force = Opcje: { $options }
hall-rules-more = Wszystkie zasady z numerami: docs/rules/pl/{ $game }.md w źródłach Drakehall
hall-low-wins = Mniej znaczy lepiej
hall-goodbye = Do zobaczenia
hall-plays-with = Gra: { $game }, ziarno losowości: { $seed }
hall-plays-from = Gra: { $game }, od podanej pozycji
hall-at-table = Przy stole: { $players }
hall-at-table-bot = { $name } (bot:{ $kind })
hall-file-kept = W pliku { $file } jest inna gra i tam zostaje; aby ją kontynuować: { $command }
hall-file-instead = Ta gra będzie zapisana jako { $file }
hall-over = Koniec gry
hall-winner =
    { $count ->
        [one] Zwycięstwo: { $names }
        [few] Wspólne zwycięstwo: { $names }
        [many] Wspólne zwycięstwo: { $names }
       *[other] Wspólne zwycięstwo: { $names }
    }
hall-total = Razem
hall-column-points = Punkty
hall-replay-title = { $game }, ziarno losowości: { $seed }
hall-replay-step =
    { $count ->
        [one] Pozycja po { $count } wpisie w historii
        [few] Pozycja po { $count } wpisach w historii
        [many] Pozycja po { $count } wpisach w historii
       *[other] Pozycja po { $count } wpisu w historii
    }
hall-replay-undo =
    { $count ->
        [one] { $seat } cofa { $count } ruch
        [few] { $seat } cofa { $count } ruchy
        [many] { $seat } cofa { $count } ruchów
       *[other] { $seat } cofa { $count } ruchu
    }
hall-replay-unfinished = Gra nie jest skończona
hall-verified =
    { $count ->
        [one] Rozdanie jest takie, jak obiecano, a jedyny wpis dziennika jest zgodny z zasadami. Skrót ziarna: { $hash }
        [few] Rozdanie jest takie, jak obiecano, a wszystkie { $count } wpisy dziennika są zgodne z zasadami. Skrót ziarna: { $hash }
        [many] Rozdanie jest takie, jak obiecano, a wszystkie { $count } wpisów dziennika jest zgodnych z zasadami. Skrót ziarna: { $hash }
       *[other] Rozdanie jest takie, jak obiecano, a wszystkie { $count } wpisu dziennika jest zgodne z zasadami. Skrót ziarna: { $hash }
    }
hall-verify-yourself = Porównaj ten skrót z pokazanym przed grą albo podaj tamten po --commitment

## Liczby z wielu gier

hall-simulated =
    { $count ->
        [one] { $game }: { $count } gra, decyzji: { $decisions }
        [few] { $game }: { $count } gry, decyzji: { $decisions }
        [many] { $game }: { $count } gier, decyzji: { $decisions }
       *[other] { $game }: { $count } gry, decyzji: { $decisions }
    }
hall-column-bot = Bot
hall-column-wins = Wygrane gry
hall-column-share = Udział
hall-column-score = Średni wynik
hall-playing = Rozgrywanie partii
hall-reading = Wczytywanie gier
hall-dataset-written =
    { $count ->
        [one] { $file }: { $count } gra, decyzji: { $rows }
        [few] { $file }: { $count } gry, decyzji: { $rows }
        [many] { $file }: { $count } gier, decyzji: { $rows }
       *[other] { $file }: { $count } gry, decyzji: { $rows }
    }
hall-measuring = Trwa pomiar
hall-bench-where = { $python }, { $kind }, jeden proces
hall-bench-compiled = skompilowany
hall-bench-interpreted = interpretowany
hall-bench-samplings = Próbki z całych gier, dla każdego miejsca i widza: milisekundy czasu procesora
hall-bench-too-slow = { $game }: próbki trwają za długo. 99,9 % mieści się w { $most } ms (dozwolone: { $limit }), najwolniejsza trwała { $slowest } ms (dozwolone: { $end }).
hall-bench-play-long = { $game }
hall-bench-play-scouting = { $game }, wiele zwiadów
hall-column-taken = próbki
hall-column-median = mediana
hall-column-most = 99,9 % do
hall-column-slowest = najwolniejsza
hall-bench-trials = Próby poziomów botów na sekundę
hall-bench-against = Ile razy szybciej niż w pliku { $file }
hall-bench-elsewhere = Tamte wyniki zmierzono gdzie indziej ({ $python }, { $kind }, { $machine }), więc iloraz mówi też o tej różnicy
hall-column-decisions = decyzje/s
hall-column-rollouts = decyzje/s jednym wywołaniem
hall-column-playouts = gry/s
hall-column-copies = kopie/s
hall-column-samples = próbki/s
hall-column-views = widoki/s
hall-column-observations = wektory/s

## Arena

hall-arena-played = { $game }: gier: { $games }, rozdań: { $deals }, miejsc: { $players }, ziarno { $seed }
hall-arena-rounded =
    { $games ->
        [one] Każde rozdanie gra się na każdym miejscu, więc zamiast { $asked } każde zestawienie rozgrywa { $games } grę
        [few] Każde rozdanie gra się na każdym miejscu, więc zamiast { $asked } każde zestawienie rozgrywa { $games } gry
        [many] Każde rozdanie gra się na każdym miejscu, więc zamiast { $asked } każde zestawienie rozgrywa { $games } gier
       *[other] Każde rozdanie gra się na każdym miejscu, więc zamiast { $asked } każde zestawienie rozgrywa { $games } gry
    }
hall-arena-left-out =
    { $count ->
        [one] Pominięto { $count } grę z niedokończonego rozdania
        [few] Pominięto { $count } gry z niedokończonych rozdań
        [many] Pominięto { $count } gier z niedokończonych rozdań
       *[other] Pominięto { $count } gry z niedokończonych rozdań
    }
hall-arena-nothing = Żadnego rozdania nie rozegrano do końca, więc nie ma czego pokazać
hall-arena-ladder = Drabinka
hall-arena-pairs = Bot przeciw botowi
hall-arena-sources = Średnie punkty według źródeł (w nawiasie liczba gier)
hall-arena-times = Czas procesora
hall-opponent = automatyczny przeciwnik
hall-arena-note-anchor = Elo: model Bradleya–Terry’ego, wspólne zwycięstwo liczy się w częściach, po jednym umownym remisie na zestawienie; { $name } = 0.
hall-arena-note-average = Elo: model Bradleya–Terry’ego, wspólne zwycięstwo liczy się w częściach, po jednym umownym remisie na zestawienie; średnia = 0.
hall-arena-note-intervals =
    { $deals ->
        [one] Przedziały 95 % z { $deals } rozdania: rozdania są od siebie niezależne, gry z tego samego rozdania nie.
        [few] Przedziały 95 % z { $deals } rozdań: rozdania są od siebie niezależne, gry z tego samego rozdania nie.
        [many] Przedziały 95 % z { $deals } rozdań: rozdania są od siebie niezależne, gry z tego samego rozdania nie.
       *[other] Przedziały 95 % z { $deals } rozdania: rozdania są od siebie niezależne, gry z tego samego rozdania nie.
    }
hall-arena-dropped = { $file }: ostatni wiersz był urwany, więc pominięto go, a jego gra zostanie rozegrana ponownie
hall-arena-interrupted = Przerwano; rozegrane gry: { $count } z { $wanted }
hall-arena-lost = Tych gier nie zachowano; z opcją --out PLIK zostałyby zapisane
hall-column-elo = Elo
hall-column-interval = 95 %
hall-column-games = Gry
hall-column-won = Wygrane
hall-column-rival = Przeciw
hall-column-ahead = Wyżej
hall-column-source = Źródło
hall-column-decided = Decyzje
hall-column-per-decision = ms na decyzję
hall-column-turns = Tury
hall-column-per-turn = ms na turę
hall-column-longest = najdłuższa tura, ms
hall-column-per-game = s na grę

## Boty

bot-random = Kaprys
bot-random-about = Wybiera byle jaki ruch, bez namysłu.
bot-greedy = Zachłanny
bot-greedy-about = Bierze to, co w tej chwili wygląda najlepiej; w sam raz na pierwszą grę.
bot-novice = Nowicjusz
bot-novice-about = Myśli przez chwilę i czasem się myli; dobry na kolejne gry.
bot-adept = Adept
bot-adept-about = Planuje swoją turę; godny przeciwnik dla większości graczy.
bot-master = Mistrz
bot-master-about = Patrzy daleko naprzód i niewiele wybacza.
bot-grandmaster = Arcymistrz
bot-grandmaster-about = Myśli nad turą około pięciu sekund, dłużej niż wszystkie inne boty.

## Błędy

why-game-over = gra jest skończona
error-hall = coś poszło nie tak
error-unknown-game = żadna gra nie nazywa się „{ $name }”; w sali są: { $known }
error-broken-game = gry „{ $name }” nie da się wczytać: { $why }
error-unknown-seat = nie ma miejsca { $given }; miejsca liczy się od 0 do { $last }
error-bad-seats = w { $game } gra od { $low } do { $high } osób, a nie { $given }
error-bad-seed = ziarno to liczba całkowita od 0 do 2^128 − 1, a nie { $given }
error-unknown-option = { $game } nie ma opcji „{ $name }”; ma: { $known }
error-bad-option = opcja „{ $name }” nie może mieć wartości „{ $given }”; dozwolone: { $allowed }
error-idle-option = opcja „{ $name }” nic tu nie zmienia: wymaga { $needed }
error-option-content = opcja „{ $name }” przyjmuje treść pliku, a nie nazwę: „{ $given }”
error-option-text = nie można użyć tekstu podanego dla opcji „{ $name }”: { $why }
error-unknown-action = nie ma tu ruchu „{ $text }”; spróbuj na przykład „{ $example }”
error-illegal-action = ruch „{ $action }” jest teraz niemożliwy ({ $reason })
error-layout-empty = takiego zamku nie da się zbudować: nie ma w nim żadnego rzędu
error-layout-height = takiego zamku nie da się zbudować: wiersz { $line }, kolumna { $column }: „{ $given }” to nie jest żadne z . 0 1 2 3
error-layout-row = takiego zamku nie da się zbudować: liczba kolumn w wierszu { $line } to { $count }, a w pierwszym rzędzie { $width }
error-layout-size = takiego zamku nie da się zbudować: ma wymiary { $rows } na { $width }, a największy możliwy to { $most } na { $most }
error-layout-tiles = takiego zamku nie da się zbudować: potrzebuje tylu kamieni: { $count }, a w pudełku jest ich { $tiles }
error-bad-save = tego zapisu nie da się użyć: { $why }
error-bad-position = to nie jest pozycja: { $why }
error-no-layout = pozycji gry { $game } nie da się podać jako liczb: gra nie ma układu
error-no-position-text = { $game } nie czyta ani nie zapisuje pozycji jako tekstu
error-position-heading = wiersz { $line }, kolumna { $column }: pozycja zaczyna się od gry i liczby miejsc, na przykład „{ $example }”
error-position-colon = wiersz { $line }, kolumna { $column }: „{ $given }” nie ma postaci „klucz: wartość”
error-position-unknown = wiersz { $line }, kolumna { $column }: „{ $given }” nie ma miejsca w tej pozycji; może się w niej znaleźć: { $known }
error-position-repeated = wiersz { $line }, kolumna { $column }: „{ $given }” podano już wcześniej, w wierszu { $earlier }
error-position-missing = w tej pozycji trzeba podać „{ $given }”
error-position-word = wiersz { $line }, kolumna { $column }: „{ $given }” nie może tu stać; dozwolone: { $allowed }
error-position-count = wiersz { $line }, kolumna { $column }: słów w tym wierszu: { $count }, potrzeba: { $needed }
error-position-rows = wiersz { $line }, kolumna { $column }: rzędów: { $count }, potrzeba: { $needed }
error-position-none-left = wiersz { $line }, kolumna { $column }: nie ma już „{ $given }”; wszystkie pozostałe mają swoje miejsca
error-position-refused = wiersz { $line }, kolumna { $column }: { $reason }
error-position-impossible = zasady nigdy nie prowadzą do takiej pozycji: { $why }
error-not-your-turn = miejsce { $number } nie może teraz grać: decyduje miejsce { $decides }
error-game-over = gra jest skończona
error-nothing-to-undo = nie ma czego cofnąć
error-cannot-undo = tego nie można cofnąć: coś zostało odkryte albo tura przeszła dalej
error-other-agreement = pozycja, od której zaczyna się gra, ma inne miejsca lub opcje, niż uzgodniono
error-unfair-deal = to nie jest obiecane ziarno: jego skrót to { $found }, a obiecano { $promised }
error-no-promise = ten zapis nie zawiera skrótu ziarna, nie ma więc czego sprawdzić
error-file = { $file }: { $why }
error-bad-net = tej sieci nie da się użyć: { $why }
error-bad-weights = tych wag nie da się użyć: { $why }
error-not-corrected = żadna opcja „{ $name }” nie przyjmuje pliku z poprawkami; przyjmują go: { $known }
error-needs = { $name } ma znaczenie tylko razem z { $needed }
error-not-together = { $one } i { $other } nie można podać razem
error-arena-not-a-speed-file = { $file }: to nie są wyniki polecenia „drakehall bench --json” albo są uszkodzone
error-arena-no-common-game = { $file }: nie ma tu wyników tych gier: { $games }
error-arena-twice = „{ $name }” podano dwa razy, a mecz porównuje różne boty
error-arena-no-weights = „{ $name }” nie może wziąć wag z pliku: ten bot albo ta gra ich nie ma
error-arena-settings = „{ $given }” nie zmienia żadnego parametru przeszukiwania: poziom ({ $levels }) można zmienić przez +NAZWA=LICZBA, a nazwy to { $known }
error-arena-meeting = „{ $given }” nie zapełnia stołu: podaj tyle nazw oddzielonych dwukropkami, ile jest miejsc ({ $seats }), spośród: { $known }
error-arena-apart = „{ $name }” nie da się porównać ze wszystkimi: niech spotka kogoś, kogo da się porównać
error-arena-not-a-match-file = { $file }: to nie jest zapis meczu albo jest uszkodzony w wierszu { $line }
error-arena-exists = { $file }: ten plik już istnieje; kontynuuj go przez --resume albo podaj inny
error-arena-other-match = { $file }: to zapis innego meczu; różni się w: { $what }
error-arena-other-program = { $file }: od czasu tych gier zmieniły się zasady albo boty; zacznij nowy zapis
error-arena-worker = proces roboczy zakończył się nagle, może z braku pamięci; spróbuj mniejszej liczby procesów
error-arena-no-ray = --ray wymaga pakietu ray; zainstaluj go poleceniem: pip install 'drakehall[ray]'
error-arena-no-cluster = z klastra Ray „{ $address }” nie można skorzystać: { $why }
error-arena-other-code = któryś proces roboczy ma inne zasady albo boty niż ten: Drakehall musi być wszędzie taki sam i nie zmieniać się w trakcie
error-research-library = { $module } wymaga pakietu { $library }; zainstaluj go poleceniem: pip install 'drakehall[{ $extra }]'
error-research-reward = nie ma nagrody „{ $name }”; są: { $known }
error-research-source = w grze { $game } nie ma punktów ze źródła „{ $name }”; źródła to: { $known }
error-research-rendering = nie ma trybu wyświetlania „{ $name }”; są: { $known }
error-research-rivals = podano botów: { $given }, miejsc dla nich: { $wanted }
error-research-workers = liczba procesów roboczych dla tych gier może wynosić od 1 do { $most }, a nie { $given }
error-research-actions = krok wymaga po jednej liczbie całkowitej dla każdej z gier ({ $count }), a nie { $given }
error-research-illegal = „{ $action }” nie jest dozwolone dla miejsca { $seat } w grze { $number }; nie wykonano żadnej akcji
error-research-not-reset = nic nie rozdano: najpierw wywołaj reset, a po close niczego już nie wywołuj
error-research-exists = { $file }: ten plik już istnieje; podaj inny
error-research-unfinished = { $file }: ta gra nie jest skończona, nie ma więc wyniku do zapisania
error-research-other-game = { $file }: to gra w { $given }, a nie w { $game }
error-research-other-layout = te gry w { $game } mają różne pola, bo różnią się liczbą miejsc albo opcjami: zapisz każdy rodzaj w osobnym pliku
error-research-lost = proces roboczy { $number } zakończył się nagle, może z braku pamięci; gry są zamknięte
error-research-worker = w procesie roboczym stało się to:
    { $where }
error-unknown-bot = żaden bot nie nazywa się „{ $name }”; są: { $known }
error-broken-bot = bota „{ $name }” nie da się wczytać: { $why }
error-bot-not-allowed = bot „{ $name }” jest osobnym programem; jeśli mu ufasz, dodaj --bot { $name }
error-bot-other-games = bot „{ $name }” nie gra w { $game }; gra w: { $known }
error-bot-failed = bot „{ $name }” zawiódł, gdy decydował na miejscu { $number }: { $why }
error-bot-too-slow = bot „{ $name }” zastanawiał się nad jedną decyzją na miejscu { $number } dłużej niż { $seconds } s
error-bot-illegal = bot „{ $name }” wybrał na miejscu { $number } niedozwoloną akcję: { $given }
error-bad-pair = „{ $given }” nie ma postaci nazwa=wartość
error-bad-players = za dużo graczy: podano { $given }, miejsc jest { $seats }
error-bad-count = { $name }: podaj co najmniej { $least }, a nie { $given }
error-unknown-language = żaden język nie nazywa się „{ $name }”; są: { $known }
error-bad-step = wpisów w historii: { $count }, więc krok to liczba od 0 do { $count }, a nie { $given }
error-file-missing = { $file }: nie ma takiego pliku ani katalogu
error-file-folder = { $file }: to jest katalog, a nie plik
error-file-forbidden = { $file }: nie wolno go czytać ani zapisywać
error-file-text = { $file }: to nie jest tekst w UTF-8
error-file-large = { $file }: plik jest większy niż { $most } B
error-file-other = { $file }: plik, który nie jest zapisem gry, nie zostanie nadpisany
error-file-unfinished = { $file }: jest tam inna, nieskończona gra; można ją kontynuować przez play --resume albo podać inny plik
error-save-foreign = tego zapisu nie da się użyć: to nie jest zapis gry z Drakehall albo plik jest ucięty
error-save-format = tego zapisu nie da się użyć: ma format { $given }, a program czyta { $known }
error-save-rules = tego zapisu nie da się użyć: rozegrano go według wersji { $given } zasad gry { $game }, a tu jest { $known }
error-save-damaged = tego zapisu nie da się użyć: suma kontrolna się nie zgadza, plik uszkodzono lub zmieniono
error-save-entry = tego zapisu nie da się użyć: wpisu { $number } w historii nie da się rozegrać ({ $why })
error-bad-name = „{ $given }” nie może być imieniem gracza: od 1 do { $most } znaków i u każdego inne
error-not-with-resume = { $name } nie łączy się z --resume: mówi o tym zapis
error-not-with-position = { $name } nie łączy się z --position: mówi o tym pozycja

## Podpowiedzi i przebieg gry

hall-reason-by =
    { $size ->
        [little] nieco
        [much] wyraźnie
       *[points] o { $half ->
            [0] { $whole }
           *[1] { $whole },5
        } pkt
    }
hall-reason-than =
    { $than ->
        [others] { " niż po innych ruchach" }
       *[nothing] { "" }
    }
hall-reason-better = { $feature }: { hall-reason-by } lepiej{ hall-reason-than }
hall-reason-worse = { $feature }: { hall-reason-by } gorzej{ hall-reason-than }
hall-reason-rival-weaker = najlepszy przeciwnik: { hall-reason-by } słabszy{ hall-reason-than }
hall-reason-rival-stronger = najlepszy przeciwnik: { hall-reason-by } silniejszy{ hall-reason-than }
hall-reason-result-better = wynik: { hall-reason-by } lepszy{ hall-reason-than }
hall-reason-result-worse = wynik: { hall-reason-by } gorszy{ hall-reason-than }
hall-hint-expect = Szansa na zwycięstwo { $win } %, spodziewany wynik { $result }
hall-hint-chance = Szansa na zwycięstwo { $win } %
hall-hint-risk = ale: { $text }
hall-hint-left =
    { $count ->
        [0] nie ma już podpowiedzi; następna za { $seconds } s
        [one] została { $count } podpowiedź; kolejna za { $seconds } s
        [few] zostały { $count } podpowiedzi; kolejna za { $seconds } s
        [many] zostało { $count } podpowiedzi; kolejna za { $seconds } s
       *[other] zostało { $count } podpowiedzi; kolejna za { $seconds } s
    }
hall-hint-also = Albo: { $text } (szansa na zwycięstwo { $win } %)
hall-analyse-title = { $game }, ziarno losowości: { $seed }: przebieg gry
hall-analyse-thinking = Namysł
hall-analyse-chart = Szansa na zwycięstwo tura po turze, w %
hall-analyse-note = Każda szansa to oszacowanie na podstawie tego, co dany gracz wtedy wiedział, więc nie muszą dawać razem 100 %. Wpisy to wpisy dziennika: replay PLIK --step WPIS pokazuje pozycję.
hall-analyse-empty = Nikt jeszcze nie wykonał ruchu
hall-analyse-written = Zapisano: { $file }
hall-analyse-end = koniec
hall-analyse-mistakes = Największe błędy: { $seat }
hall-analyse-no-mistakes = { $seat }: nie znaleziono błędów
hall-analyse-mistake = Tura { $turn }, wpis { $entry }: { $action }
hall-analyse-better = Lepiej: { $action }
hall-analyse-cost = Szansa na zwycięstwo { $got } % zamiast { $could } %
hall-analyse-cost-worse = Szansa na zwycięstwo { $got } % zamiast { $could } %, spodziewany wynik gorszy o { $points }
hall-analyse-cost-better = Szansa na zwycięstwo { $got } % zamiast { $could } %, choć spodziewany wynik jest lepszy o { $points }
hall-analyse-why = Co daje lepszy ruch: { $reasons }
hall-analyse-instead = Wykonany ruch: { $reasons }
hall-column-turn = Tura
hall-column-entry = Wpis
hall-column-mover = Na ruchu
error-no-such-seat = przy tym stole nie ma miejsca { $given }; miejsca mają numery od 1 do { $seats }
hall-gain-points =
    { $points ->
        [one] { $signed } punkt
        [few] { $signed } punkty
        [many] { $signed } punktów
       *[other] { $signed } punktu
    }

## Co przemawia za ruchem

hall-ground-only = nie ma innego wyboru
hall-ground-hurried = zabrakło czasu, by porównać go z innymi ruchami
hall-ground-equal =
    { $count ->
        [one] jest tylko ten wybór
        [few] { $count } zbadane możliwości są mniej więcej równie dobre
        [many] { $count } zbadanych możliwości jest mniej więcej równie dobrych
       *[other] zbadane możliwości ({ $count }) są mniej więcej równie dobre
    }
hall-ground-wins = wygrywa o { $count } pkt proc. częściej niż następny najlepszy ruch
hall-ground-loses = wygrywa o { $count } pkt proc. rzadziej niż najlepszy ruch
hall-ground-oftener = wygrywa o { $count } % częściej
hall-mark-round = Runda { $round }
hall-ground-points =
    { $count ->
        [one] przynosi { $count } punkt: { $score }
        [few] przynosi { $count } punkty: { $score }
        [many] przynosi { $count } punktów: { $score }
       *[other] przynosi { $count } punktu: { $score }
    }
hall-ground-points-lost =
    { $count ->
        [one] kosztuje { $count } punkt: { $score }
        [few] kosztuje { $count } punkty: { $score }
        [many] kosztuje { $count } punktów: { $score }
       *[other] kosztuje { $count } punktu: { $score }
    }

## Przebieg gry

hall-course-wins = Szansa na zwycięstwo
hall-course-scores = Spodziewany wynik końcowy
hall-course-picture = { $what } tura po turze, liczba tur: { $turns }; liczby są w tabeli poniżej
hall-course-turn = Tura { $turn }
hall-course-end = Koniec
hall-course-table = Liczby w tabeli
hall-course-note = Każda liczba to oszacowanie na podstawie tego, co dana osoba mogła wtedy wiedzieć, więc szanse nie muszą sumować się do 100 %.
hall-course-moments = Momenty, które ważyły najwięcej
hall-course-none = Żaden ruch nie oddał zbyt wiele.
hall-course-sources = Punkty według źródeł: jak rosły
hall-course-moment = Tura { $turn } · { $player }
hall-course-played = Wykonany ruch
hall-course-better = Lepszy ruch
hall-course-points-lost = Spodziewany wynik końcowy o { $points } gorszy niż po lepszym ruchu
