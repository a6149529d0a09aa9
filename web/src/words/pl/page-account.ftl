# Strona o koncie.

account-title = Konto
account-loading = Chwileczkę …
account-lead = Grać można bez konta. Z kontem twoje gry, imię i postępy w nauce są na każdym urządzeniu.
account-signed-in = Logujesz się jako „{ $login }”. Konto istnieje od { $since }.
account-cancel = Anuluj

## Zakładanie konta i logowanie

account-open = Załóż konto
account-open-help = Zachowasz imię, stoły i wszystko, czego się tu nauczysz. Adres e-mail nie jest potrzebny.
account-login = Nazwa do logowania
account-password = Hasło
account-new-password = Nowe hasło
account-password-help = Co najmniej 10 znaków. Kilka słów łatwo zapamiętać, a trudno odgadnąć.
account-open-passkey = Załóż z kluczem dostępu
account-open-password = Załóż z hasłem
account-rather-passkey = Wolę klucz dostępu
account-rather-password = Wolę hasło
account-sign-in = Zaloguj się
account-sign-in-help = Stoły, przy których grasz na tym urządzeniu jako gość, przejdą na twoje konto.
account-by-passkey = Zaloguj się kluczem dostępu
account-enter = Zaloguj się nazwą
account-code = Kod odzyskiwania
account-rather-code = Użyj kodu odzyskiwania
account-rather-password-in = Użyj hasła
account-sign-out = Wyloguj
account-prove = Czy to ty?
account-prove-help = To ważna zmiana, dlatego zaloguj się jeszcze raz.
account-prove-go = Dalej

## Sposoby logowania

account-passkeys = Klucze dostępu
account-passkeys-help = Klucza dostępu strzeże twoje urządzenie: otwiera go palec, twarz albo PIN. Nie trzeba niczego pamiętać i nie ma czego wykraść.
account-passkeys-none = Nie masz jeszcze klucza dostępu.
account-passkeys-impossible = Pod tym adresem albo w tej przeglądarce klucze dostępu nie działają.
account-passkey-add = Dodaj klucz dostępu
account-created = utworzono { $day }
account-used = ostatnio użyto { $day }
account-remove = Usuń
account-password-set = Możesz logować się nazwą i hasłem.
account-password-none = Nie masz hasła.
account-password-others = Wszystkie inne urządzenia zostaną wylogowane.
account-password-change = Zmień hasło
account-password-choose = Ustaw hasło
account-password-remove = Zrezygnuj z hasła
account-password-save = Zapisz hasło
account-last = To jedyny sposób zalogowania się na twoje konto, więc nie można go usunąć.
account-codes = Kody odzyskiwania
account-codes-left =
    { $count ->
        [0] Nie został żaden kod odzyskiwania. Utwórz nowe, bo bez nich nie wrócisz, gdy stracisz wszystko inne.
        [one] Został jeden kod odzyskiwania. Gdy stracisz wszystko inne, zalogujesz się nim jeden raz.
        [few] Zostały { $count } kody odzyskiwania. Gdy stracisz wszystko inne, każdym zalogujesz się jeden raz.
        [many] Zostało { $count } kodów odzyskiwania. Gdy stracisz wszystko inne, każdym zalogujesz się jeden raz.
       *[other] Zostało { $count } kodu odzyskiwania. Gdy stracisz wszystko inne, każdym zalogujesz się jeden raz.
    }
account-codes-make = Utwórz nowe kody
account-codes-new = Twoje kody odzyskiwania
account-codes-help = Zachowaj je w bezpiecznym miejscu, na przykład na papierze: widać je tylko teraz. Każdym można zalogować się jeden raz. Wcześniejsze kody już nie działają.
account-copy = Kopiuj
account-copied = Skopiowano
account-print = Drukuj
account-codes-kept = Mam je zapisane

## Urządzenia i dane

account-devices = Urządzenia
account-devices-help = Tu jesteś na swoim koncie. Wyloguj urządzenia, których nie poznajesz.
account-device-unknown = Nieznane urządzenie
account-here = to urządzenie
account-seen = ostatnio { $day }
account-sign-out-others = Wyloguj wszystkie inne
account-data = Twoje dane
account-data-help = Wszystko, co sala o tobie wie, w jednym pliku; albo już nic.
account-export = Pobierz moje dane
account-delete = Usuń moje dane …
account-delete-sure = Usunąć wszystko?
account-delete-help = Znikną twoje imię, sposoby logowania, urządzenia i postępy w nauce. Odejdziesz od wszystkich stołów; w grach z innymi zostanie „dawny gracz”. Tego nie można cofnąć.
account-delete-yes = Usuń wszystko
account-delete-no = Zostaw
