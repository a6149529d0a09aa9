# Słowa serwera.

server-open = Sala otwarta: { $address } (stoły zapisane w { $db })
server-moved = Przeniesiono do { $db }: { $rows ->
        [one] { $rows } wiersz
        [few] { $rows } wiersze
        [many] { $rows } wierszy
       *[other] { $rows } wiersza
    }, każdy sprawdzony; gier w toku rozegranych na nowo: { $games }. Plik { $file } pozostał bez zmian.
server-moved-broken = Tej gry nie da się rozegrać na nowo, tak jak i przedtem: { $table } ({ $why })
server-works = Biorę zadania sali ({ $db })
server-ratings-counted =
    { $games ->
        [one] Ponownie policzona z dziennika: { $games } gra rankingowa; osób: { $people }.
        [few] Ponownie policzone z dzienników: { $games } gry rankingowe; osób: { $people }.
        [many] Ponownie policzone z dzienników: { $games } gier rankingowych; osób: { $people }.
       *[other] Ponownie policzone z dzienników: { $games } gry rankingowej; osób: { $people }.
    }
server-ratings-replayed =
    { $count ->
        [0] Wszystkie miejsca są takie, jakie policzono.
        [one] { $count } gra skończyła się inaczej, niż ją policzono.
        [few] { $count } gry skończyły się inaczej, niż je policzono.
        [many] { $count } gier skończyło się inaczej, niż je policzono.
       *[other] { $count } gry skończyło się inaczej, niż je policzono.
    }
server-ratings-same = Wszystkie rankingi zgadzają się z wynikiem.
server-ratings-changed =
    { $count ->
        [one] { $count } ranking nie zgadza się z wynikiem.
        [few] { $count } rankingi nie zgadzają się z wynikiem.
        [many] { $count } rankingów nie zgadza się z wynikiem.
       *[other] { $count } rankingu nie zgadza się z wynikiem.
    }
server-ratings-kept = Wynik został zapisany.
server-admin-token = Pierwszy wiersz to token: trzymaj go w tajemnicy, polecenia znajdą go w { $variable }. W ustawieniach sali jest tylko jego skrót:
    { $line }
server-backed-up = { $file } zawiera { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
        [many] { $tables } stołów
       *[other] { $tables } stołu
    }. Odtworzone gry: { $played }, wpisów w dziennikach: { $moves }, gier według nieznanych już zasad (zostają, jakie są): { $former }.
server-restored = Przywrócono z { $file }: { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
        [many] { $tables } stołów
       *[other] { $tables } stołu
    }. Odtworzone gry: { $played }, wpisów w dziennikach: { $moves }, gier według nieznanych już zasad (zostają, jakie są): { $former }.

## Odmowy

server-not-found = tu nic nie ma
server-no-such-table = nie ma stołu „{ $table }”
server-no-such-seat = przy tym stole nie ma miejsca { $number }
server-no-such-position = nie ma pozycji { $seq }; gra jest na { $last }
server-save-not-over = gra w tym pliku jeszcze się nie skończyła
server-save-too-long = gra w tym pliku ma { $count } wpisów; tutaj może mieć najwyżej { $most }
server-malformed = nie da się tego zrozumieć: { $why }
server-refused = żądanie odrzucone: { $why }
server-foreign-origin = strony innych witryn nie mogą korzystać z tej sali
server-not-allowed = może to zrobić tylko ktoś, kto siedzi przy tym stole
server-only-host = może to zrobić tylko gospodarz stołu
server-wrong-link = ten odnośnik jest błędny albo już nieważny
server-wrong-code = żaden stół nie ma takiego kodu albo kod już wygasł
server-wrong-pin = to nie jest numer tego miejsca
server-watching = oglądasz ten stół, ale przy nim nie siedzisz
server-bad-bots = boty nie mieszczą się przy stole: botów { $bots }, miejsc { $seats }
server-bots-name = „{ $name }” wygląda na bota; wybierz imię, które nie zaczyna się od „Bot”
server-bad-clock = taki zegar musi dawać od { $least } do { $most } s
server-out-of-time = twój czas minął; dalej gra za ciebie bot
server-given-up = to miejsce zostało oddane; bot gra na nim do końca
server-clock-decides = przy tym stole tylko zegar może wprowadzić bota
server-nothing-said = tu nie ma nic do powiedzenia
server-no-such-line = nie ma wiadomości { $number }
server-cannot-invite = tej osoby nie można zaprosić
server-seat-kept = miejsce { $number } czeka na kogoś innego
server-bad-address = pod ten adres nie da się nic wysłać ({ $why })
server-seat-taken = miejsce { $number } jest zajęte
server-table-full = przy tym stole nie ma wolnego miejsca
server-already-seated = już siedzisz przy tym stole, na miejscu { $number }
server-seats-free = wolne miejsca: { $count }
server-not-now =
    { $status ->
        [gathering] to niemożliwe, dopóki gra się nie zaczęła
        [playing] to niemożliwe, gdy gra trwa
        [over] to niemożliwe, bo gra jest skończona
       *[closed] to niemożliwe, bo stół jest zamknięty
    }
server-present = gracz na miejscu { $number } jest obecny albo dopiero co wyszedł
server-no-person = na miejscu { $number } nikt nie siedzi
server-needs-socket = tu otwiera się tylko WebSocket
server-bad-token = ten token jest błędny albo już nieważny
server-token-lacks = ten token nie ma zakresu „{ $scope }”
server-not-for-tokens = żaden token tego nie otwiera; mogą to zrobić tylko ludzie, na stronie
server-no-such-bot = nie masz takiego bota albo on nie ma takiego tokenu
server-too-many-bots = liczba zarejestrowanych przez ciebie botów to już { $count }; więcej nie można
server-too-many-tokens = ten bot ma już tokeny w liczbie { $count }; najpierw unieważnij któryś
server-banned = osoba prowadząca tę salę zamknęła przed tobą drzwi
server-bad-ban = „{ $subject }” nie jest adresem ani siecią
server-no-such-person = nikt tutaj nie ma identyfikatora „{ $person }”
server-no-such-report = nie ma zgłoszenia { $number }
server-not-operator = może to zrobić tylko osoba prowadząca salę
server-no-stand-in = na miejscu { $number } nie gra bot w zastępstwie
server-bot-plays = gra za ciebie bot; najpierw odzyskaj swoje miejsce
server-stale = to odpowiedź na pozycję { $given }, a gra jest przy { $seq }
server-duplicate = ten ruch został już zagrany jako numer { $number }
server-not-friendly = przy tym stole nie cofa się zakończonych tur
server-cannot-agree = osoba na miejscu { $number } jest nieobecna i nie może się na to zgodzić
server-nothing-asked = nikt nie czeka na twoją odpowiedź
server-taken-back-enough = przy tym stole cofano już decyzje { $count } razy; wystarczy
server-hints-off = przy tym stole nie ma podpowiedzi
server-over-before = w pozycji { $seq } gra była już skończona
server-no-course = teraz nie można przeanalizować tej gry
server-no-hint = bot nie dał podpowiedzi; spróbuj jeszcze raz
server-not-foreseen = teraz nie można powiedzieć, co by to dało
server-conflict = gra przy stole poszła dalej; spróbuj ponownie
server-rules-moved = ten stół rozpoczęto w wersji { $began } zasad gry { $game }, a sala ma teraz { $now }
server-broken-log = dziennika tego stołu nie da się odtworzyć: { $why }
server-too-much = zbyt wiele żądań; odczekaj chwilę
server-too-many-tables = masz { $count ->
        [one] { $count } niezakończony stół
        [few] { $count } niezakończone stoły
        [many] { $count } niezakończonych stołów
       *[other] { $count } niezakończonego stołu
    }; najpierw dokończ grę przy którymś albo od niego odejdź
server-rated-accounts = w grach rankingowych biorą udział osoby z kontem; możesz oglądać albo zagrać w grę, która się nie liczy
server-rated-seats = gra rankingowa wymaga co najmniej dwóch miejsc
server-rated-help = przy stole rankingowym nie ma podpowiedzi i niczego się nie cofa
server-rated-clock = stół rankingowy wymaga zegara
server-rated-options = w grę rankingową gra się ze zwykłymi ustawieniami; te są zmienione: { $options }
server-rated-bots = „{ $bot }” nie gra w grach rankingowych, bo nikt nie zmierzył siły tego bota w obecnej postaci; grają: { $known }
server-rated-address = przy tym stole siedzi już ktoś z twojego adresu; takie gry nie liczą się do rankingu: zagrajcie przy stole nierankingowym
server-rated-owner = bot, którego ktoś przyprowadził, nie gra w grach rankingowych ze swoim właścicielem ani z innym jego botem; zagrajcie przy stole nierankingowym
server-rated-device = osoby, które grają przy jednym urządzeniu, nie grają w gry rankingowe
server-curtain-drawn = najpierw powiedzcie, kto siedzi przed tym urządzeniem
server-handed-over = zanim przyszła odpowiedź, urządzenie przeszło w inne ręce
server-hands-inside = przy tym urządzeniu gra kilka osób: plik zdradziłby, co kto ukrywa, więc będzie go można pobrać dopiero po grze
server-rated-seat = w grze rankingowej miejsce należy do osoby, która przy nim usiadła; zaloguj się jako ta osoba
server-hints-spent = na razie nie ma już podpowiedzi; następna za { $seconds } s
server-hint-pending = bot zastanawia się jeszcze nad poprzednią podpowiedzią; zapytaj za chwilę
server-storage-failed = sala nie może teraz nic zapisać ({ $why }); nic się nie zmieniło
server-fault = w sali coś poszło nie tak
server-bad-database = nie można użyć bazy danych { $db }: { $why }
server-database-in-use = z bazy danych { $db } korzysta już inna sala; najpierw ją zatrzymaj albo podaj inny plik (--db)
server-needs-postgres = { $what } wymaga sali w bazie PostgreSQL (--db postgresql://…): plik SQLite należy do jednego procesu serwera
server-not-movable = nie można przenieść sali z { $db }: { $why }
server-not-empty = w bazie { $db } jest już jakaś sala; podaj pustą bazę
server-move-failed = sala nie została przeniesiona i nic się nie zmieniło: { $why }
server-bad-settings = nie można użyć ustawień { $file }: { $why }
server-port-taken = nie można nasłuchiwać na { $host }, port { $port }: { $why }
server-no-ratings = nie ma bazy danych { $db }
server-unknown-table = w bazie { $db } nie ma stołu „{ $table }”
server-needs-account = do tego potrzebne jest konto; najpierw się zaloguj
server-not-recent = najpierw zaloguj się jeszcze raz: ta zmiana wymaga podanego przed chwilą hasła, klucza dostępu albo kodu odzyskiwania
server-sign-in-refused = ta nazwa i te dane logowania do siebie nie pasują
server-already-account = masz już konto
server-login-taken = nazwa „{ $login }” jest już zajęta; wybierz inną
server-bad-login = nazwa do logowania ma od 3 do 32 znaków: litery, cyfry, a między nimi . _ - @
server-weak-password = hasło ma co najmniej { $least } znaków, w tym co najmniej { $different } różne, i nie jest twoją nazwą
server-last-credential = to jedyny sposób zalogowania się na twoje konto; najpierw dodaj inny
server-no-such-device = nie masz takiego urządzenia ani takiego klucza dostępu
server-passkey-refused = tego klucza dostępu nie udało się sprawdzić albo minął czas; spróbuj jeszcze raz
server-passkeys-impossible = klucze dostępu wymagają, żeby sala miała własną nazwę, a nie tylko adres z liczb
server-too-many-credentials = na twoim koncie jest już tyle kluczy dostępu: { $count }; najpierw usuń któryś z nich
server-bad-backup = { $file } nie nadaje się na kopię zapasową: { $why }
server-not-proven = nie da się odtworzyć gier przy stołach (jest ich { $count }), między innymi { $table }: { $why }

# Powiadomienia o tym, co na kogo czeka.

server-notice-turn = Twoja kolej
server-notice-turn-text = { $game }: teraz twoja kolej
server-notice-invitation = Zaproszenie
server-notice-invitation-text = { $name } zaprasza cię do stołu: { $game }
server-notice-rematch = Rewanż
server-notice-rematch-text = { $name } proponuje ci rewanż: { $game }
server-mail-hello = Ktoś chce dostawać pod ten adres wiadomości, gdy w Drakehall przyjdzie jego kolej. Jeśli to ty, otwórz ten odnośnik:
server-mail-confirm = Potwierdź ten adres
server-mail-stop = Zakończ wszystkie wiadomości
server-mail-confirmed = Adres został potwierdzony.
server-mail-stopped = Na ten adres nie będą już przychodzić wiadomości.
server-mail-end = Aby nie dostawać takich wiadomości, otwórz ten odnośnik:
