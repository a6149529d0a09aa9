# Słowa salonu: stół na telewizorze, ręce na telefonach.

living-title = W salonie
living-about = Stół na telewizorze, a własne rzeczy każdego na jego telefonie: wystarczy zeskanować kod, konto nie jest potrzebne.
living-show-address = Graj na telewizorze
living-open-there = Na telewizorze otwórz
living-open-here = Otwórz tutaj stół dla wszystkich
living-only-here = Inne urządzenia nie dosięgną adresu „{ $place }”. Otwórz salę pod nazwą albo adresem, jaki ten komputer ma w twojej sieci.
living-hand-only = Plansza jest na telewizorze: tutaj pokazuj najpierw to, co moje
living-your-number = Gdyby to urządzenie zawiodło: otwórz { $address } na innym, wpisz { $code }, wybierz swoje miejsce i wpisz jego numer:

living-code = Kod
living-go = Dalej
living-tv-title = Telewizor
living-tv-lead = Wpisz kod stołu. Kto go założył, znajdzie kod przy stole, pod „W salonie”.
living-join-title = Dołącz do gry
living-join-lead = Wpisz kod, który pokazuje telewizor.
living-needs-server = Ta sala działa w jednej przeglądarce. Telewizor i telefony wymagają sali na serwerze.

living-scan = Dołącz telefonem
living-or-type = albo otwórz { $address } i wpisz
living-waiting =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne
        [few] { $count } miejsca są jeszcze wolne
        [many] { $count } miejsc jest jeszcze wolnych
       *[other] { $count } miejsca jest jeszcze wolne
    }
living-all-here = Są już wszyscy. Gospodarz zaczyna grę.

living-turn = Ruch: { $seat }
living-news = Co się wydarzyło
living-come-in = Ktoś się spóźnił albo został bez telefonu?
living-take-back = { $seat } prosi o cofnięcie ruchu: odpowiedzcie na telefonach

living-late = Gra trwa. Możesz zająć miejsce bota.
living-late-full = Gra trwa, a wszystkie miejsca są zajęte.
living-full = Wszystkie miejsca są zajęte.
living-instead = Graj dalej za: { $name }
living-was-here = To ja, mam już tu miejsce
living-look-on = Tylko oglądam
living-which-seat = Które miejsce jest twoje?
living-pin = Numer twojego miejsca
living-pin-where = Pokazało go przed grą twoje pierwsze urządzenie; jest tam też w „Ustawieniach”. Bez numeru nikt nie zajmie twojego miejsca.
living-come-back = Wracam na swoje miejsce
living-moved = Grasz teraz na innym urządzeniu
living-moved-about = Twoje miejsce zostało zajęte z podaniem numeru. Tutaj nie widać już nic z tego, co tylko twoje.
living-choose = Wybierz powyżej.
living-unpick = Wybierz coś innego
