# Słowa strony w przeglądarce.

page-unofficial = Nieoficjalny projekt fanów z własną grafiką i własnym opisem zasad
page-licences = Licencje tego, co nie jest nasze
page-welcome = Cztery stoły, cztery smocze gry
page-lead = Usiądź ze znajomymi albo z botami. Konto nie jest potrzebne.
page-play = Graj
page-play-against =
    { $count ->
        [one] przeciw { $count } botowi
       *[other] przeciw { $count } botom
    }
page-play-bots = Zagraj z botami
page-opponents = Przeciwnicy
page-alone = solo
page-strength = Siła
page-strength-greedy = Pierwszy raz
page-strength-novice = Na luzie
page-strength-adept = Na serio
page-strength-master = Mistrz
page-strength-grandmaster = Arcymistrz
page-seats-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
page-goes-on = w toku
page-wait = Do stołu
page-friends = Stół dla znajomych
page-how-to-play = Przeczytaj zasady
page-learn = Nauka
page-account = Konto
page-former-player = dawny gracz
page-learn-game = Lekcja z przewodnikiem
page-players = { $low }–{ $high } graczy
page-minutes = około { $minutes } min
page-my-games = Niedokończone gry
page-open-tables = Otwarte stoły
page-finished = Zakończone gry
page-continue = Graj dalej
page-join = Usiądź
page-your-name = Twoje imię
page-save-name = Zapisz
page-language = Język
page-theme = Motyw
page-theme-auto = jak w urządzeniu
page-theme-light = jasny
page-theme-dark = ciemny
page-settings = Ustawienia
page-motion = Animacja
page-motion-slow = wolna
page-motion-normal = zwykła
page-motion-fast = szybka
page-motion-off = wyłączona
page-confirm-moves = Potwierdzanie ruchów
page-confirm-auto = na ekranie dotykowym, gdy nie da się cofnąć
page-confirm-final = gdy nie da się cofnąć
page-confirm-turn = raz na turę
page-confirm-always = każdy krok
page-confirm-never = nigdy
page-letters = Skróty z jednego znaku
page-press-key = naciśnij klawisz
page-change-key = Zmień klawisz
page-standard-keys = Przywróć zwykłe klawisze
page-close = Zamknij
page-back = Wróć do sali
page-here-play = Graj tutaj, bez sieci
page-here-about = Sala działa w tej przeglądarce, a partie zostają na tym urządzeniu.
page-here-now = Sala działa w tej przeglądarce. Twoje partie zostają na tym urządzeniu i sieć nie jest potrzebna.
page-here-alone = Ta sala działa w twojej przeglądarce. Partie zostają na tym urządzeniu, a po pierwszej sieć nie jest już potrzebna.
page-here-leave = Wróć na serwer
page-here-fetching = Pobieranie sali: { $done } z { $of } MB
page-here-opening = Otwieranie sali…
page-here-elsewhere = Sala jest już otwarta w innym oknie tej przeglądarki. Zamknij tamto okno, żeby grać dalej tutaj.
page-here-failed = Nie udało się otworzyć sali ({ $why }). Twoje partie są bezpieczne.
page-here-again = Spróbuj ponownie
page-take-along = Zabierz tę partię ze sobą
page-bring = Przynieś partię
page-bring-help = Graj dalej z pliku: weź partię zabraną z innej sali albo pozycję zapisaną tekstem.

page-new-title = { $game }: nowy stół
page-seats = Gracze przy stole
page-bots-count = W tym boty
page-bot-level = Siła botów
page-open-to-all = Każdy może usiąść
page-friendly = Ruchy można cofać za zgodą wszystkich
page-levels = Poziomy, od najsłabszego
page-bot-net = W ocenie pozycji pomaga mu mała wyuczona sieć, chyba że gracie własnymi kartami lub na własnej planszy.
page-styles = Z własnym stylem
page-hints = Podpowiedzi bota
page-hints-auto = gdy przeciwnikami są tylko boty
page-hints-yes = tak
page-hints-no = nie
page-hints-short = podpowiedzi
page-rated = Gra rankingowa: zmienia rankingi graczy
page-rated-help = Dla osób z kontem i zmierzonych botów, z zegarem i zwykłymi ustawieniami. Nie ma podpowiedzi i niczego się nie cofa; kto odchodzi albo przekracza czas, zajmuje ostatnie miejsce. Dwie osoby z jednego adresu nie usiądą przy takim stole.
page-rated-short = o ranking
page-rated-terms = tylko osoby z kontem, bez podpowiedzi i cofania; kto odejdzie, jest ostatni
page-friendly-short = ruchy można cofać
page-usual-rules = zwykłe zasady
page-none = –
page-sound = Dźwięk
page-clock = Zegar
page-clock-none = bez zegara: każdy myśli, ile chce
page-clock-move =
    { $seconds ->
        [one] { $seconds } sekunda na każdą turę
        [few] { $seconds } sekundy na każdą turę
        [many] { $seconds } sekund na każdą turę
       *[other] { $seconds } sekundy na każdą turę
    }
page-clock-move-minutes =
    { $minutes ->
        [one] { $minutes } minuta na każdą turę
        [few] { $minutes } minuty na każdą turę
        [many] { $minutes } minut na każdą turę
       *[other] { $minutes } minuty na każdą turę
    }
page-clock-game = { $minutes } min na całą grę i { $increment } s więcej po każdej turze
page-clock-days =
    { $days ->
        [one] { $days } dzień na każdą turę
        [few] { $days } dni na każdą turę
        [many] { $days } dni na każdą turę
       *[other] { $days } dnia na każdą turę
    }
page-clock-of = Pozostały czas
page-clock-left-days = { $days } d { $hours } h
page-clock-left-hours = zostało { $hours } h
page-clock-left-minutes = zostało { $minutes } min
page-given-up = oddane
page-set-table = Otwórz stół
page-options = Opcje
page-best-for = najlepszy dla { $seats }
page-own-text = Własny tekst…
page-own-pick = Wybrane z nazwy…
page-own-paste = Wklej tekst tutaj
page-own-load = Weź z pliku…
page-change = Zmień
page-start = Zacznij grę
page-start-with-bots = Zacznij, boty zajmą wolne miejsca
page-gathering = Czekamy na graczy
page-all-here = Wszyscy są na miejscu
page-here = na miejscu
page-share = Udostępnij
page-in-short = Gra w skrócie
page-leaf = { $number } z { $last }
page-leaf-back = Poprzednia strona
page-leaf-on = Następna strona
page-open-short = każdy może usiąść
page-invite = Wyślij ten link znajomym
page-copy = Skopiuj link
page-copied = Skopiowano
page-qr = Kod QR linku
page-only-here = Ten link działa tylko na tym komputerze. Znajomi na innych urządzeniach potrzebują sali dostępnej w ich sieci.
page-fresh-link = Nowy link z zaproszeniem
page-free-seat = wolne miejsce
page-host-starts = Gospodarz zaczyna grę, gdy wszyscy usiądą.
page-watching = Oglądasz grę
page-closed = Ten stół jest zamknięty

page-you = ty
page-yes = tak
page-no = nie
page-opening = Otwieram stół …
page-your-turn = Twoja kolej
page-decides = Decyduje { $seat } …
page-thinking = Myśli { $seat } …
page-thinking-long = Myśli { $seat } … Sala jest przeciążona: to potrwa dłużej niż zwykle
page-turn-of = Ruch wykonuje { $seat }
page-undo = Cofnij
page-undo-more = Więcej możliwości cofnięcia
page-undo-nothing = Cofnij: jeszcze nie ma czego cofać
page-undo-learnt = Cofnij: już nie można, bo wyszło na jaw coś zakrytego: { $event }
page-undo-passed = Cofnij: już nie można, bo twoja tura minęła
page-wish-undo = Cofnij: { $action }
page-wish-free = Cofnij mimo to: { $action }
page-wish-free-help = Grając z botami, możesz cofnąć nawet to, co odkryło przed tobą coś zakrytego. Będzie to widać w historii.
page-wish-asks = Poproś o cofnięcie: { $action }
page-wish-asks-help = Wszyscy pozostali muszą się zgodzić.
page-reset-count =
    { $count ->
        [one] Cofnij turę: { $count } decyzja
        [few] Cofnij turę: { $count } decyzje
        [many] Cofnij turę: { $count } decyzji
       *[other] Cofnij turę: { $count } decyzji
    }
page-confirm = Potwierdź
page-cancel = Anuluj
page-final = tego nie da się cofnąć
page-final-free = cofnięcie będzie widać w historii
page-points-gain =
    { $points ->
        [one] zyskujesz { $points } punkt
        [few] zyskujesz { $points } punkty
        [many] zyskujesz { $points } punktów
       *[other] zyskujesz { $points } punktu
    }
page-points-loss =
    { $points ->
        [one] tracisz { $points } punkt
        [few] tracisz { $points } punkty
        [many] tracisz { $points } punktów
       *[other] tracisz { $points } punktu
    }
page-hint = Podpowiedź
page-hint-win = szansa na wygranie gry { $share }
page-hint-score = na końcu około { $score } pkt
page-hint-lead =
    { $points ->
        [one] o { $points } punkt więcej niż „{ $move }”
        [few] o { $points } punkty więcej niż „{ $move }”
        [many] o { $points } punktów więcej niż „{ $move }”
       *[other] o { $points } punktu więcej niż „{ $move }”
    }
page-asking = Szukam podpowiedzi …
page-recap = Od twojej ostatniej tury
page-turn-details = { $seat }, szczegóły tury
page-since-your-turn = od twojej ostatniej tury
page-take-back = Poproś o cofnięcie
page-take-back-asked = { $seat } prosi o cofnięcie ostatniego ruchu
page-agree = Zgoda
page-refuse = Odmowa
page-hand = Moje
page-moves = Ruchy
page-all-moves =
    { $count ->
        [one] { $count } ruch na liście
        [few] { $count } ruchy na liście
        [many] { $count } ruchów na liście
       *[other] { $count } ruchu na liście
    }
page-log = Historia
page-players-zone = Gracze
page-table = Stół
page-board = Plansza
page-command = Ruch z klawiatury
page-leave = Odejdź od stołu
page-leave-sure = Odejść na dobre? Twoje miejsce zajmie bot, a gra zniknie z twoich gier. Aby tylko przerwać, wróć do sali: gra poczeka.
page-leave-yes = Tak, odchodzę
page-stay = Zostaję
page-scores = Punkty
page-rules = Zasady
page-legend = Legenda ikon
page-keys = Klawisze
page-rematch = Zagraj jeszcze raz
page-save = Plik z zapisem
page-stand-in = Niech bot zagra za: { $seat }
page-give-back = Wracam na swoje miejsce
page-absent = nie ma
page-bot = bot
page-sending = Wysyłam …
page-line-broken = Połączenie przerwane; samo się odnowi
page-reconnecting = Łączę ponownie …
page-looking-back = Oglądasz wcześniejszą pozycję
page-back-to-now = Wróć do gry
page-now = Teraz
page-link-here = Link do tej pozycji
page-earlier = Wcześniejsza pozycja
page-later = Późniejsza pozycja
page-position = Pozycja { $seq } z { $last }
page-history = Pozycja w historii
page-eyes = Oczami gracza
page-eyes-all = wszyscy
page-not-a-target = Tego nie można teraz wybrać
page-not-your-turn = To nie twoja kolej
page-spot-legal = można wybrać
page-spot-picked = wybrane
page-spot-hinted = podpowiedź
page-spot-lit = wskazuje przewodnik
page-game-over = Koniec gry
page-result = Wynik
page-won = Wygrywa { $names }
page-won-shared = Zwycięstwo dzielą { $names }
page-place-word = { $place }. miejsce
page-you-won = To twoje zwycięstwo!
page-you-won-by =
    { $points ->
        [one] To twoje zwycięstwo! { $name } ma o { $points } punkt mniej.
        [few] To twoje zwycięstwo! { $name } ma o { $points } punkty mniej.
        [many] To twoje zwycięstwo! { $name } ma o { $points } punktów mniej.
       *[other] To twoje zwycięstwo! { $name } ma o { $points } punktu mniej.
    }
page-you-won-below =
    { $points ->
        [one] To twoje zwycięstwo! { $name } ma o { $points } punkt więcej.
        [few] To twoje zwycięstwo! { $name } ma o { $points } punkty więcej.
        [many] To twoje zwycięstwo! { $name } ma o { $points } punktów więcej.
       *[other] To twoje zwycięstwo! { $name } ma o { $points } punktu więcej.
    }
page-you-share = Dzielisz to zwycięstwo!
page-you-place = Zajmujesz { page-place-word } z { $seats }.
page-you-place-behind =
    { $points ->
        [one] Zajmujesz { page-place-word } z { $seats }; { $name } ma o { $points } punkt więcej.
        [few] Zajmujesz { page-place-word } z { $seats }; { $name } ma o { $points } punkty więcej.
        [many] Zajmujesz { page-place-word } z { $seats }; { $name } ma o { $points } punktów więcej.
       *[other] Zajmujesz { page-place-word } z { $seats }; { $name } ma o { $points } punktu więcej.
    }
page-you-place-above =
    { $points ->
        [one] Zajmujesz { page-place-word } z { $seats }; { $name } ma o { $points } punkt mniej.
        [few] Zajmujesz { page-place-word } z { $seats }; { $name } ma o { $points } punkty mniej.
        [many] Zajmujesz { page-place-word } z { $seats }; { $name } ma o { $points } punktów mniej.
       *[other] Zajmujesz { page-place-word } z { $seats }; { $name } ma o { $points } punktu mniej.
    }
page-points-by-source = Skąd wzięły się punkty
page-did-best = Co poszło najlepiej
page-best-of-all = najwięcej ze wszystkich w kategorii „{ $source }”: { $points }
page-best-fewest = najmniej ze wszystkich w kategorii „{ $source }”: { $points }
page-best-own = najwięcej daje kategoria „{ $source }”: { $points }
page-course = Przebieg gry
page-course-thinking = Przeglądam grę …
page-course-shown = Co pokazuje wykres
page-course-turns = Tura
page-course-growth = Jak rosło
page-course-all-turns =
    { $count ->
        [one] Pokaż turę
        [few] Pokaż wszystkie { $count } tury
        [many] Pokaż wszystkie { $count } tur
       *[other] Pokaż wszystkie { $count } tury
    }
page-course-own-page = Otwórz jako stronę
page-course-share = Skopiuj odnośnik
page-course-not-over = Ta gra jeszcze się nie skończyła.
page-course-to-table = Do stołu
page-course-look = Zobacz na planszy
page-course-from-here = Zagraj od tego miejsca
page-course-better-here = Tu lepiej: { $action }
page-course-again = Spróbuj ponownie
page-replay = Obejrzyj od początku
page-share = Udostępnij
page-shared = Odnośnik skopiowany
page-see-result = Zobacz wynik
page-to-result = Zobacz wynik
page-tell-all = Pokaż wszystko od razu
page-fair = Uczciwe rozdanie
page-fair-hash = Skrót tasowania ustalono przed pierwszym ruchem
page-fair-seed = Ziarno { $seed }
page-options-in-force = Opcje tego stołu
page-forced = wymuszone
page-onwards = Dalej
page-press-tip = Przytrzymaj palec na czymkolwiek, a przeczytasz, co to jest
page-hover-tip = Wskaż cokolwiek, a przeczytasz, co to jest
page-undid =
    { $count ->
        [one] { $seat } cofa { $count } ruch
        [few] { $seat } cofa { $count } ruchy
        [many] { $seat } cofa { $count } ruchów
       *[other] { $seat } cofa { $count } ruchu
    }
page-search = Szukaj w zasadach
page-unverified = Czego nie mogliśmy sprawdzić
page-not-verified = nie potwierdza tego żadne źródło
page-numbered-rules = Dokładne zasady z numerami
page-no-rules = Nic nie znaleziono
page-zone-offers = Ruchy do wyboru
page-zone-prompt = Co zrobić

## Klawisze

page-key-zones = następna lub poprzednia strefa
page-key-arrows = ruch po planszy
page-key-next = następna rzecz do wyboru
page-key-previous = poprzednia rzecz do wyboru
page-key-undo = cofnij
page-key-reset = cofnij turę
page-key-hint = podpowiedź
page-key-mine = moje rzeczy
page-key-opponent = następny przeciwnik
page-key-earlier = wcześniejsza pozycja
page-key-later = późniejsza pozycja
page-key-choose = wybierz
page-key-cancel = wyczyść wybór, zamknij
page-key-number = n-ty ruch z listy
page-key-confirm = potwierdź
page-key-why = czemu tej rzeczy nie można wybrać?
page-key-log = historia
page-key-board = plansza
page-key-now = wróć do gry
page-key-scores = punkty
page-key-rules = zasady
page-key-legend = co znaczą ikony
page-key-command = wpisz ruch
page-key-help = ta lista
page-key-repeat = powtórz ostatnie zdarzenie
page-key-guide-next = przewodnik: dalej
page-key-guide-show = przewodnik: pokaż ruch
page-key-guide-back = przewodnik: wstecz
page-key-guide-leave = przewodnik: wyjdź

## Długość gier w minutach

page-length-smoki = 20
page-length-dragon_castle = 45
page-length-simurgh = 90
page-length-wyrmspan = 90

## Names of bots, by seat

page-bot-name-0 = Żar
page-bot-name-1 = Mgła
page-bot-name-2 = Popiół
page-bot-name-3 = Iskra
page-bot-name-4 = Rosa

## Osoby bez imienia

page-guest-0 = Gość Czapla
page-guest-1 = Gość Wydra
page-guest-2 = Gość Ryś
page-guest-3 = Gość Sowa
page-guest-4 = Gość Borsuk
page-guest-5 = Gość Łabędź
page-guest-6 = Gość Zając
page-guest-7 = Gość Bocian
page-guest-8 = Gość Kuna
page-guest-9 = Gość Żuraw
page-guest-10 = Gość Bóbr
page-guest-11 = Gość Pustułka

## Smoki

smoki-page-face-down = zakryta
smoki-page-hidden-pile = zakryty
smoki-page-in-hand = w ręce
smoki-page-leaves = odchodzi
smoki-page-piles = Stosy
smoki-page-no-card = brak karty w ręce
smoki-page-hidden =
    { $count ->
        [one] Stos zakryty, { $count } karta
        [few] Stos zakryty, { $count } karty
        [many] Stos zakryty, { $count } kart
       *[other] Stos zakryty, { $count } karty
    }
smoki-page-about-down = Tej karty nikt jeszcze nie zna
smoki-page-about-value = Warta tyle, ile pokazuje liczba; dwie równe wartości w jednej kolumnie liczą się jako 0
smoki-page-about-G = Warte 9. Po położeniu możesz zamienić miejscami dwie inne karty swojego snu
smoki-page-about-K = Wart 10. Trzeba go położyć: karta, która schodzi, wędruje dookoła stołu i każdy kładzie ją na tym samym polu
smoki-page-about-A = Wart 9. Po położeniu zamień inną swoją kartę z dowolną kartą innego gracza
smoki-page-about-O = Kopiuje liczbę najbliższej karty obok w swoim rzędzie, a gdy są dwie, mniejszą z nich

## Smoczy zamek

dragon_castle-page-dragon-letters = CZB
dragon_castle-page-castle = Zamek
dragon_castle-page-whole = Cały zamek
dragon_castle-page-mine = Moje królestwo
dragon_castle-page-others = Inni
dragon_castle-page-stack = Zamek { $cell }: { $tile }, piętro { $height }
dragon_castle-page-realm = Królestwo: { $whose }
dragon_castle-page-empty = { $cell }: puste
dragon_castle-page-cell = { $cell }: { $shown }, wysokość { $height }
dragon_castle-page-face-down = zakryty
dragon_castle-page-shrine = świątynia
dragon_castle-page-pool =
    { $count ->
        [one] { $count } świątynia do zbudowania
        [few] { $count } świątynie do zbudowania
        [many] { $count } świątyń do zbudowania
       *[other] { $count } świątyni do zbudowania
    }
dragon_castle-page-tokens =
    { $count ->
        [one] { $count } żeton odliczania
        [few] { $count } żetony odliczania
        [many] { $count } żetonów odliczania
       *[other] { $count } żetonu odliczania
    }
dragon_castle-page-supply = Świątynie i żetony odliczania, które zostały dla wszystkich
dragon_castle-page-tiles = Kamienie, które zostały w zamku; najwyższy poziom: { $floor }
dragon_castle-page-hand = Kamienie, które trzymasz
dragon_castle-page-used = w tej turze już wezwany

## Wyrmspan

wyrmspan-page-mat = Mata
wyrmspan-page-market = Tacka z kartami
wyrmspan-page-exchange = Wymień
wyrmspan-page-only-playable = tylko zagrywalne
wyrmspan-page-order = Kolejność kart na ręce
wyrmspan-page-order-drawn = kolejność dobrania
wyrmspan-page-order-playable = najpierw zagrywalne
wyrmspan-page-order-points = najpierw cenne
wyrmspan-page-order-cost = najpierw tanie
wyrmspan-page-free = wolne
wyrmspan-page-rock = lita skała
wyrmspan-page-cave = { $cave }, zbadana { $count } z 3 razy
wyrmspan-page-eggs = jaja { $count } z { $nests }
wyrmspan-page-tucked =
    { $count ->
        [one] { $count } wsunięta karta
        [few] { $count } wsunięte karty
        [many] { $count } wsuniętych kart
       *[other] { $count } wsuniętej karty
    }
wyrmspan-page-dragons =
    { $count ->
        [one] { $count } smok
        [few] { $count } smoki
        [many] { $count } smoków
       *[other] { $count } smoka
    }
wyrmspan-page-egg-count =
    { $count ->
        [one] { $count } jajo
        [few] { $count } jaja
        [many] { $count } jaj
       *[other] { $count } jaja
    }
wyrmspan-page-dragon-deck = Talia smoków: { $count }
wyrmspan-page-cave-deck = Talia jaskiń: { $count }
wyrmspan-page-action-coin = z monetą za akcję
wyrmspan-page-facts = { $size }, { $trait }, punkty { $points }, gniazda { $nests }

## Simurgh

simurgh-page-house = Ród
simurgh-page-stack = Stos: { $count }
simurgh-page-marked = Ma znacznik: można użyć
simurgh-page-unmarked = Bez znacznika: nie można użyć
simurgh-page-sealed = W tajemnicy wybrany: { $dragon }
simurgh-page-secret = jeszcze tajny
simurgh-page-scout = Miejsce { $number }: { $deal }
simurgh-page-plot = Dzicz { $number }, premia za położenie płytki: { $bonus }
simurgh-page-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }

## Moje gry

page-games = Moje gry
page-games-none = Nie ma tu jeszcze twoich gier. Wybierz grę w sali.
page-games-more = Pokaż więcej
page-saved = Gra rozegrana gdzie indziej
page-saved-help = Zobacz, jak przebiegła skończona gra: wybierz jej plik zapisu, z terminala lub z innej sali. Kto ma adres strony, która się otworzy, widzi to samo.
page-saved-choose = Wybierz plik zapisu
page-saved-reading = Trwa odczytywanie gry…
page-saved-large = Można odczytać plik o wielkości do 512 KB
page-against = Przy stole: { $names }
page-listed-won = Wygrana
page-listed-shared = Wspólne zwycięstwo
page-listed-place = Miejsce { $place } z { $seats }
page-listed-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }

page-bots = Boty tej sali
