# Rankingi: tabele, statystyki i wybór spośród własnych zakończonych gier.

ratings-ways = Twoje gry i rankingi
ratings-way-games = Moje gry
ratings-way-statistics = Statystyki
ratings-way-ratings = Rankingi
ratings-loading = Chwileczkę …
ratings-pool =
    { $seats ->
        [one] { $game }, { $seats } osoba
        [few] { $game }, { $seats } osoby
        [many] { $game }, { $seats } osób
       *[other] { $game }, { $seats } osoby
    }
ratings-bot = { $bot } (bot)
ratings-nameless = Ktoś bez imienia
ratings-see = Zobacz grę
ratings-more = Pokaż więcej
ratings-as-table = Jako tabela
ratings-table-of = Tabela: { $what }

## Tabele rankingowe

ratings-title = Rankingi
ratings-lead = Każda gra ma osobny ranking dla każdej liczby graczy. Boty stoją wśród ludzi: ich siła jest zmierzona i się nie zmienia.
ratings-seats = Liczba graczy
ratings-seats-played =
    { $games ->
        [0] { $seats } (jeszcze bez gier)
        [one] { $seats } ({ $games } gra)
        [few] { $seats } ({ $games } gry)
        [many] { $seats } ({ $games } gier)
       *[other] { $seats } ({ $games } gry)
    }
ratings-column-rank = Nr
ratings-column-player = Gracz
ratings-column-rating = Ranking
ratings-column-interval = przedział 95 %
ratings-column-games = Gry
ratings-you = (ty)
ratings-fixed = stały
ratings-nobody = Nikt nie ma tu jeszcze rankingu. Stół rankingowy ustawia się w formularzu nowego stołu.
ratings-meaning = Co znaczą te liczby
ratings-meaning-scale = Każdy zaczyna od 1500, czyli tam, gdzie stoi bot „zachłanny”. Kto ma 400 punktów więcej, jest lepszy mniej więcej w dziesięciu grach na jedenaście.
ratings-meaning-order = Ranking jest niepewny, dopóki gier jest mało. Przedział obejmuje prawdziwą siłę 95 razy na 100; lista jest ułożona według jego dolnego końca, więc szczęście w kilku grach nikogo nie wyniesie na szczyt.
ratings-meaning-bots = Boty są punktami stałymi: mają taką siłę, jaką pokazały w tysiącach gier między sobą przy stołach dwuosobowych. Bota, który się zmienił, mierzy się od nowa.
ratings-meaning-rated = Gry rankingowe wymagają kont, zegara i zwykłych ustawień; nie ma podpowiedzi i niczego się nie cofa. Kto odchodzi albo przekracza czas, zajmuje ostatnie miejsce. Dwie osoby z jednego adresu nigdy nie grają przeciw sobie o ranking.

## Statystyki

ratings-statistics = Statystyki
ratings-statistics-of = Statystyki: { $game }
ratings-all-games = Wszystkie gry
ratings-nothing = Nie masz jeszcze zakończonych gier. Statystyki zaczną się od pierwszej.
ratings-victories = Zwycięstwa
ratings-average-place = średnie miejsce { $place }
ratings-interval-note = Pasek pokazuje udział, a kreska w poprzek przedział, w którym prawdziwy udział leży z pewnością 95 %. Wspólne zwycięstwo liczy się częściowo.
ratings-rivals = Z kim
ratings-rivals-note = Jak często wyprzedzasz daną osobę lub bota, przy stołach dowolnej wielkości; wspólne miejsce liczy się za pół.
ratings-points = Punkty według źródeł
ratings-points-where = Wybierz grę powyżej, aby zobaczyć, skąd biorą się twoje punkty.
ratings-no-points = Źródła punktów są znane z gier zakończonych po powstaniu tej strony; zagraj, a je zobaczysz.
ratings-most =
    { $count ->
        [one] Liczy się najwyżej { $count } ostatnia gra.
        [few] Liczą się najwyżej { $count } ostatnie gry.
        [many] Liczy się najwyżej { $count } ostatnich gier.
       *[other] Liczy się najwyżej { $count } ostatniej gry.
    }
ratings-column-game = Gra
ratings-column-rival = Przeciwnik
ratings-column-picture = Obraz
ratings-column-share = Udział
ratings-column-of = Gry
ratings-share-of = { $count } z { $of }
ratings-column-source = Źródło
ratings-column-growth =
    { $count ->
        [one] Twoja ostatnia gra
        [few] Twoje ostatnie { $count } gry
        [many] Twoje ostatnie { $count } gier
       *[other] Twoje ostatnie { $count } gry
    }
ratings-column-average = Średnia
ratings-column-latest = Ostatnie { $count }
ratings-column-day = Dzień
ratings-column-place = Miejsce
ratings-column-score = Wynik
ratings-column-change = Zmiana
ratings-place-of = { $place } z { $seats }
ratings-mine = Twoje rankingi
ratings-none = Nie masz jeszcze za sobą gry rankingowej.
ratings-between = między { $low } a { $high }
ratings-games =
    { $count ->
        [one] { $count } gra rankingowa
        [few] { $count } gry rankingowe
        [many] { $count } gier rankingowych
       *[other] { $count } gry rankingowej
    }
ratings-to-leaderboard = tabela
ratings-list-me = Pokazuj mnie w rankingach, z imieniem
ratings-picture =
    { $games ->
        [one] { $pool }: twój ranking po { $games } grze; liczby są w tabeli
        [few] { $pool }: twój ranking po każdej z { $games } gier; liczby są w tabeli
        [many] { $pool }: twój ranking po każdej z { $games } gier; liczby są w tabeli
       *[other] { $pool }: twój ranking po każdej z { $games } gier; liczby są w tabeli
    }
ratings-band = Linia to twój ranking, a pas wokół niej to przedział, w którym leży z pewnością 95 %.
ratings-beginning = przedtem
ratings-after-games =
    { $count ->
        [one] po { $count } grze
        [few] po { $count } grach
        [many] po { $count } grach
       *[other] po { $count } gry
    }

## Moje gry

ratings-filters = Które gry
ratings-filter-game = Gra
ratings-filter-opponent = Przeciwnik
ratings-filter-result = Wynik
ratings-filter-rated = O ranking
ratings-filter-since = Od
ratings-filter-until = Do
ratings-any = dowolnie
ratings-result-won = wygrane
ratings-result-lost = niewygrane
ratings-rated-yes = rankingowe
ratings-rated-no = nierankingowe
ratings-all = Pokaż wszystkie
ratings-no-match = Nie ma takiej gry.
