# What `drakehall --help` says. A command's parameters are its attributes; those that mean the same in every command stand once, below.

cli-panel-options = Opcje
cli-panel-arguments = Argumenty
cli-panel-commands = Polecenia

cli-parameters = Parametry o tym samym znaczeniu w każdym poleceniu
    .help = Pokaż tę pomoc i zakończ.
    .json = Wypisz JSON, dla programów.
    .lang = Język: en albo pl. Domyślnie język systemu.
    .name = Nazwa gry, jak na liście „drakehall games”.
    .option = Opcja gry w postaci nazwa=wartość. Można powtarzać.

cli-command-hall = Sala smoczych gier planszowych: graj, oglądaj partie jeszcze raz, pozwól grać botom. Projekt nieoficjalny.
    .version = Wypisz wersję i zakończ.

cli-command-games = Pokaż listę gier albo opcje jednej z nich.
    .name = Nazwa gry, której opcje pokazać. Domyślnie lista wszystkich gier.

cli-command-rules = Objaśnij grę i wypisz jej opcje.

cli-command-unverified = Wypisz fakty i zasady, których nie potwierdza żadne źródło, i podpowiedz, jak je poprawić.
    .name = Nazwa gry. Domyślnie wszystkie gry.
    .file = Wypisz plik do poprawienia dla tej opcji (board, layout, dragons …).

cli-command-play = Graj w terminalu: przeciwko botom albo z innymi przy tej samej klawiaturze.
    .name = Nazwa gry. Bez niej program o nią zapyta.
    .seats = Liczba graczy. Domyślnie ty i jeden bot.
    .player = Kto gdzie siedzi: imię osoby, bot:greedy albo bot:pakiet.moduł:Klasa. Można powtarzać.
    .seed = Ziarno rozdania, aby zagrać tę samą grę jeszcze raz. Domyślnie losowe.
    .position = Zacznij od pozycji z pliku tekstowego (docs/positions.md).
    .resume = Dokończ zapisaną grę.
    .bot = Bot, którego może użyć zapisana gra, jako pakiet.moduł:Klasa. Można powtarzać.
    .file = Gdzie zapisać grę.
    .teach = Niech przewodnik odzywa się przy każdej nowości.

cli-command-learn = Naucz się gry, grając: pierwsza gra z przewodnikiem w krótkich częściach. Zaczyna się tam, gdzie ostatnio przerwano.
    .section = Identyfikator części, od której zacząć. Domyślnie pierwsza jeszcze nieprzerobiona.
    .again = Zacznij od nowa, jakby nic jeszcze nie było powiedziane.

cli-command-exercises = Rób ćwiczenia: pozycja, cel, a potem uzasadnienie.
    .exercise = Identyfikator ćwiczenia. Bez niego wybiera się z listy.

cli-command-puzzles = Rozwiązuj zadania znalezione w grach albo szukaj nowych. „drakehall puzzles GRA” daje następne zadanie.

cli-command-puzzles-solve = Rozwiązuj zadania: najpierw te, które dziś wracają, potem jeszcze nieznane.
    .puzzle = Identyfikator zadania albo „daily”: zadanie dnia.

cli-command-puzzles-mine = Znajdź zadania w grach botów: decyzje, w których jeden wybór jest dużo lepszy, co potwierdzają dwa długie przeszukiwania. To samo polecenie kontynuuje nieskończony plik.
    .out = Plik z zadaniami.
    .games = Liczba gier do przejrzenia.
    .seats = Liczba graczy. Można powtarzać; gry biorą je wtedy po kolei.
    .seed = Ziarno pierwszej gry. Następne gry biorą kolejne ziarna.
    .player = Bot, który gra na wszystkich miejscach.
    .trials = Liczba prób w każdym długim przeszukiwaniu.
    .worlds = Liczba rozdań tego, co ukryte, w których po przeszukiwaniu próbowany jest każdy wybór.
    .gap = O ile punktów najlepszy wybór musi wyprzedzać drugi (w Smokach: żetonów).
    .share = O ile większą musi dawać szansę na zwycięstwo, od 0 do 1.
    .choices = Decyzje, w których więcej wyborów jest wartych uwagi, są pomijane.
    .batch = Po ilu grach liczy się na nowo, których rodzajów jest już dość.
    .workers = Liczba procesów. Domyślnie 1.

cli-command-puzzles-choose = Wybierz zadania z plików znalezionych dla różnych ziaren: bez wielu podobnych i tylko te, które potwierdza trzecie, dłuższe przeszukiwanie.
    .files = Pliki z zadaniami.
    .out = Plik na wybrane zadania.
    .workers = Liczba procesów. Domyślnie 1.

cli-command-show = Pokaż pozycję: planszę albo jej tekst.
    .file = Pozycja jako tekst albo plik zapisu.
    .seat = Tak, jak widzi ją to miejsce, licząc od 1 (domyślnie: jak widz).
    .step = Z zapisu: pozycja po tylu wpisach dziennika.
    .text = Wypisz pozycję jako tekst, ze wszystkim, co zakryte; z --seat to, co zakryte przed tym miejscem, jest rozdawane od nowa.

cli-command-replay = Opowiedz zapisaną grę jeszcze raz albo pokaż dowolną jej pozycję.
    .file = Zapisana gra.
    .step = Pokaż pozycję po tylu wpisach dziennika.

cli-command-analyse = Pokaż, jak przebiegła zapisana gra: szanse wszystkich na wygraną tura po turze i największe błędy.
    .file = Zapisana gra.
    .iterations = Liczba prób na każdą decyzję.
    .html = Zapisz wykresy, punkty i momenty do tego pliku, dla dowolnej przeglądarki.
    .seat = Numer miejsca, którego błędy pokazać. Domyślnie błędy wszystkich ludzi.

cli-command-simulate = Pozwól botom rozegrać wiele gier i policz wyniki.
    .seats = Liczba graczy. Domyślnie najmniejsza możliwa.
    .games = Liczba gier.
    .seed = Ziarno pierwszej gry. Kolejne gry biorą kolejne ziarna.
    .bot = Bot: nazwa albo pakiet.moduł:Klasa. Powtórz dla kilku botów; zmieniają się na miejscach.

cli-command-arena = Niech boty rozegrają te same rozdania ze wszystkich miejsc; ułóż ich ranking. Wynik zależy tylko od ziarna.
    .bots = Nazwy botów po przecinkach albo pakiet.moduł:Klasa dla własnego bota. greedy@PLIK bierze wagi z pliku, master+horizon=4 zmienia ustawienie.
    .games = Liczba gier każdego zestawienia, zaokrąglona w górę do pełnych zmian miejsc.
    .seats = Liczba graczy przy stole. Domyślnie dwóch.
    .seed = Ziarno pierwszego rozdania. Kolejne rozdania biorą kolejne ziarna.
    .workers = Liczba procesów. Domyślnie 1.
    .ray = Graj na klastrze Ray pod tym adresem; „local” uruchamia własny.
    .meet = Niech spotkają się tylko te boty: a:b dla dwóch miejsc. Można powtarzać. Domyślnie spotykają się wszystkie.
    .out = Zapisz każdą grę w tym nowym pliku.
    .resume = Dokończ mecz z takiego pliku.

cli-command-dataset = Zapisz skończone gry jako plik Parquet, po jednym wierszu na decyzję: co gracz mógł wiedzieć i zrobić, co zrobił i jak skończyła się gra.
    .out = Nowy plik.
    .saves = Zapisane gry, które mają się w nim znaleźć. Domyślnie grają boty.
    .bot = Bot: nazwa albo pakiet.moduł:Klasa. Powtórz dla kilku botów; zmieniają się na miejscach. Domyślnie random.
    .games = Liczba gier. Domyślnie 100.
    .seats = Liczba graczy. Domyślnie najmniejsza możliwa.
    .seed = Ziarno pierwszej gry. Kolejne gry biorą kolejne ziarna.
    .workers = Liczba procesów. Domyślnie 1.
    .perfect = Dodaj wszystko, co zakryte: do uczenia krytyków, nie graczy.

cli-command-bench = Zmierz, jak szybkie są gry i ich boty; zakończ błędem, jeśli próbki trwają za długo.
    .name = Nazwy gier. Domyślnie wszystkie.
    .seconds = Jak długo mierzyć każdą wielkość.
    .samples = Liczba próbek z długich gier, mierzonych po jednej.
    .against = Plik zapisany z --json: pokaż, ile razy szybciej jest teraz.

cli-command-bench-llm = Pozwól modelowi językowemu grać z kolejnymi botami i powiedz, jak mu idzie.
    .games = Liczba gier z każdym botem, zaokrąglona w górę do pełnych zmian miejsc.
    .command = Program, który dostaje każde pytanie na standardowym wejściu i pisze odpowiedź na standardowym wyjściu.
    .endpoint = Adres rozmów (chat completions) w postaci OpenAI, na przykład http://localhost:11434/v1/chat/completions.
    .model = Nazwa modelu pod tym adresem.
    .key_env = Nazwa zmiennej środowiskowej z kluczem do tego adresu.
    .parameter = Parametr dla tego adresu, w postaci nazwa=wartość: temperature=0. Można powtarzać.
    .levels = Nazwy botów, oddzielone przecinkami. Domyślnie wszystkie poziomy oprócz arcymistrza.
    .seats = Liczba graczy; wszystkie pozostałe miejsca zajmują boty jednego rodzaju. Domyślnie dwóch.
    .seed = Ziarno pierwszego rozdania. Kolejne rozdania biorą kolejne ziarna.
    .timeout = Ile sekund może trwać odpowiedź.
    .retries = Ile razy powtarza się pytanie po odpowiedzi, której nie da się użyć; potem gra jest przegrana.
    .no_legal = Nie podawaj listy możliwych ruchów.
    .disguise = Zastąp wszystkie nazwy zmyślonymi, takimi samymi przy tej samej liczbie.
    .prompts = Język pytań: en albo pl.
    .at_once = Ile gier toczy się jednocześnie.
    .out = Zapisz wszystkie pytania, odpowiedzi i gry w tym nowym pliku. Domyślnie bench-llm-GRA.jsonl.
    .resume = Kontynuuj porównanie z takiego pliku.

cli-command-serve = Otwórz salę: stoły dla ludzi i botów pod adresem http://localhost:8000.
    .host = Adres, na którym słuchać. Domyślnie tylko ten komputer.
    .port = Port; 0 wybiera dowolny wolny.
    .db = Nazwa pliku albo adres bazy PostgreSQL: postgresql://…
    .origin = Dodatkowe źródło (origin), którego strony mogą korzystać z sali. Można powtarzać.
    .bot = Bot oferowany obok zwykłych, jako pakiet.moduł:Klasa. Można powtarzać.
    .workers = Liczba procesów serwera na tym porcie; więcej niż jeden wymaga PostgreSQL.
    .bot_workers = Ile botów myśli naraz. Domyślnie 2; w PostgreSQL 0 zostawia je poleceniu „drakehall worker”.
    .config = Plik TOML z ustawieniami.

cli-command-worker = Bierz zadania sali w bazie PostgreSQL: niech boty myślą, skończone gry są badane, a sprawunki załatwiane.
    .db = Adres bazy danych sali: postgresql://…
    .processes = Ile botów myśli naraz. Domyślnie 2.
    .bot = Bot, którego sala oferuje obok zwykłych, jako pakiet.moduł:Klasa. Można powtarzać.
    .config = Plik TOML z ustawieniami, na przykład plik samej sali.

cli-command-move-db = Przenieś salę z pliku SQLite do pustej bazy PostgreSQL. Najpierw zatrzymaj salę; plik pozostanie bez zmian.
    .source = Plik sali.
    .target = Adres pustej bazy danych: postgresql://…

cli-command-backup = Zapisz kopię zapasową sali, otwartej albo nie, i na dowód odtwórz wszystkie jej gry.
    .file = Gdzie zapisać: plik SQLite, jeśli sala jest w takim pliku, archiwum, jeśli w PostgreSQL.
    .db = Nazwa pliku albo adres bazy PostgreSQL: postgresql://…

cli-command-admin = Opiekuj się otwartą salą: zamykaj stoły, odbieraj miejsca, zamykaj drzwi, zmieniaj imiona, usuwaj stare dane.
cli-command-admin-token = Utwórz token osoby prowadzącej i wiersz ustawień, po którym sala go pozna.
cli-command-admin-people = Powiedz, kto zajmuje miejsca przy stole, z identyfikatorami dla ban i rename.
    .table = Identyfikator stołu, jak w jego adresie.
    .hall = Adres sali. Domyślnie na tym komputerze.
    .token_file = Plik z tokenem osoby prowadzącej. Domyślnie zmienna DRAKEHALL_OPERATOR_TOKEN.
cli-command-admin-close = Zamknij stół, przy którym gra się nie skończyła.
    .table = Identyfikator stołu, jak w jego adresie.
    .hall = Adres sali. Domyślnie na tym komputerze.
    .token_file = Plik z tokenem osoby prowadzącej. Domyślnie zmienna DRAKEHALL_OPERATOR_TOKEN.
cli-command-admin-kick = Odbierz miejsce temu, kto je zajmuje; w trwającej grze gra dalej bot.
    .table = Identyfikator stołu, jak w jego adresie.
    .seat = Numer miejsca; pierwsze ma numer 1.
    .hall = Adres sali. Domyślnie na tym komputerze.
    .token_file = Plik z tokenem osoby prowadzącej. Domyślnie zmienna DRAKEHALL_OPERATOR_TOKEN.
cli-command-admin-rename = Zmień imię osoby przy wszystkich stołach.
    .person = Identyfikator osoby albo zarejestrowanego bota, jak podaje go „admin people”.
    .name = Nowe imię.
    .hall = Adres sali. Domyślnie na tym komputerze.
    .token_file = Plik z tokenem osoby prowadzącej. Domyślnie zmienna DRAKEHALL_OPERATOR_TOKEN.
cli-command-admin-ban = Zamknij drzwi przed osobą o danym identyfikatorze albo przed adresem lub siecią. Wychodzą od razu.
    .person = Identyfikator osoby, jak podaje go „admin people”.
    .address = Adres albo sieć: 192.0.2.7, 192.0.2.0/24.
    .days = Na ile dni. Domyślnie do odwołania.
    .why = Notatka dla prowadzących; nikt inny jej nie widzi.
    .hall = Adres sali. Domyślnie na tym komputerze.
    .token_file = Plik z tokenem osoby prowadzącej. Domyślnie zmienna DRAKEHALL_OPERATOR_TOKEN.
cli-command-admin-bans = Wypisz, przed kim drzwi są zamknięte.
    .hall = Adres sali. Domyślnie na tym komputerze.
    .token_file = Plik z tokenem osoby prowadzącej. Domyślnie zmienna DRAKEHALL_OPERATOR_TOKEN.
cli-command-admin-unban = Otwórz znowu drzwi: odwołaj zakaz o danym identyfikatorze.
    .ban_id = Identyfikator zakazu, jak podaje go „admin bans”.
    .hall = Adres sali. Domyślnie na tym komputerze.
    .token_file = Plik z tokenem osoby prowadzącej. Domyślnie zmienna DRAKEHALL_OPERATOR_TOKEN.
cli-command-admin-reports = Wypisz zgłoszone wiadomości i imiona, którymi nikt się jeszcze nie zajął.
    .everything = Wypisz wszystkie przechowywane zgłoszenia, także załatwione.
    .hall = Adres sali. Domyślnie na tym komputerze.
    .token_file = Plik z tokenem osoby prowadzącej. Domyślnie zmienna DRAKEHALL_OPERATOR_TOKEN.
cli-command-admin-handle = Odłóż zgłoszenie, którym już się zajęto.
    .number = Numer zgłoszenia, jak podaje go „admin reports”.
    .hall = Adres sali. Domyślnie na tym komputerze.
    .token_file = Plik z tokenem osoby prowadzącej. Domyślnie zmienna DRAKEHALL_OPERATOR_TOKEN.
cli-command-admin-expire = Zrób teraz to, co sala robi co godzinę: zamknij to, co za długo leży, usuń to, co za stare.
    .hall = Adres sali. Domyślnie na tym komputerze.
    .token_file = Plik z tokenem osoby prowadzącej. Domyślnie zmienna DRAKEHALL_OPERATOR_TOKEN.

cli-command-restore = Przywróć kopię zapasową do nowego pliku albo pustej bazy i odtwórz wszystkie jej gry.
    .file = To, co zapisało drakehall backup.
    .db = Nazwa pliku albo adres bazy PostgreSQL: postgresql://…

cli-command-mcp = Udostępnij gry modelom językowym przez Model Context Protocol: na standardowym wejściu i wyjściu albo przez HTTP.
    .http = Obsługuj HTTP na tym komputerze zamiast standardowego wejścia i wyjścia.
    .host = Adres do nasłuchiwania. Domyślnie tylko ten komputer; każdy inny wymaga --allow.
    .port = Port do nasłuchiwania; 0 wybiera dowolny wolny. Domyślnie 8765.
    .allow = Nazwa z portem, pod którą inne komputery trafiają na ten: hall.example:8765. Można powtarzać.
    .no_legal = Nie podawaj listy możliwych ruchów: gracze muszą znać zasady.
    .hints = Pozwól graczom pytać bota o radę podczas gry.
    .tables = Największa liczba stołów.
    .idle = Po ilu minutach zamykany jest stół, którego nikt nie używa.
    .bot_seconds = Ile sekund bot może myśleć nad turą.

cli-command-export = Zapisz stół jako plik dla play, replay i verify. Zawiera ziarno, a z nim wszystkie tajemnice.
    .table = Identyfikator stołu, jak w jego adresie.
    .db = Nazwa pliku albo adres URL w postaci SQLAlchemy.
    .file = Gdzie zapisać. Domyślnie GRA-STÓŁ.json.

cli-command-ratings = Rozegraj ponownie z dzienników wszystkie gry rankingowe sali i porównaj rankingi z tym, co wychodzi.
    .db = Nazwa pliku albo adres URL w postaci SQLAlchemy.
    .recompute = Zapisz to, co wychodzi. Wcześniej zatrzymaj salę.

cli-command-verify = Sprawdź skończoną grę: ziarno jest tym obiecanym, a każdy ruch wynika z niego zgodnie z zasadami.
    .file = Zapisana gra ze stołu serwera.
    .commitment = Skrót (hash), który pokazano przed grą.

cli-command-schema = Wypisz JSON Schema wszystkich komunikatów serwera.
