# Słowa o wspólnej grze: co na kogo czeka, rozmowa, znajomi, powiadomienia.

together-next = Następna tura
together-waiting =
    { $count ->
        [0] Nic na ciebie nie czeka
        [one] Czeka na ciebie { $count } sprawa
        [few] Czekają na ciebie { $count } sprawy
        [many] Czeka na ciebie { $count } spraw
       *[other] Czeka na ciebie { $count } sprawy
    }
together-none = Nikt na ciebie nie czeka.
together-invitations = Zaproszenia
together-asks = { $name } zaprasza cię do stołu
together-asks-rematch = { $name } proponuje rewanż
together-people = Znajomi
together-people-lead = Osoby, z którymi już grałeś lub grałaś. Kogo zablokujesz, ten nie czyta twoich słów ani ty jego, i żadne z was nie może zaprosić drugiego.
together-people-none = Jeszcze nikogo. Zagraj z kimś, a pojawi się na tej liście.
together-nameless = gość bez imienia
together-games =
    { $count ->
        [one] { $count } wspólna gra
        [few] { $count } wspólne gry
        [many] { $count } wspólnych gier
       *[other] { $count } wspólnej gry
    }
together-last = ostatnio { $day }
together-block = Zablokuj
together-unblock = Odblokuj
together-is-blocked = zablokowano
together-blocked = Zablokowano. Wszystkie zablokowane osoby znajdziesz pod „Znajomi”.
together-invite = Osoby, z którymi już była gra
together-invited = zaproszono
together-kept = czeka zaproszenie na rewanż
together-accept = Przyjmij rewanż
together-decline = Odmów
together-rematch-asked = Jest propozycja rewanżu
together-rematch-waits = Czekamy, aż wszyscy się zgodzą. Boty już się zgodziły.
together-chat = Rozmowa
together-silent = Nikt się jeszcze nie odezwał. Czytać i pisać mogą tu tylko osoby przy stole.
together-say = Napisz coś
together-send = Wyślij
together-reactions = Powiedz to jednym kliknięciem
together-react-hello = Cześć!
together-react-good_luck = Powodzenia!
together-react-nice_move = Dobry ruch!
together-react-well_played = Dobrze zagrane!
together-react-thanks = Dziękuję!
together-react-sorry = Przepraszam!
together-react-oops = Ups…
together-react-thinking = Zastanawiam się…
together-react-one_moment = Chwileczkę
together-react-good_game = Dobra gra!
together-line-more = Więcej o słowach: { $name }
together-mute = Wycisz tutaj
together-muted = Przy tym stole nie czytasz: { $name }
together-unmute = Przywróć
together-report = Zgłoś
together-reported = Zgłoszono. Opiekun sali to przeczyta razem z tym, co padło wcześniej.
together-notifications = Powiadomienia
together-notifications-lead = Dowiedz się, kiedy przychodzi twoja kolej w grze na dni albo kiedy ktoś cię zaprasza. Nigdy, gdy właśnie na to patrzysz.
together-what = O czym
together-tell-turns = Moja kolej
together-tell-invitations = Zaproszenia i rewanże
together-how = Jak
together-push-on = Powiadamiaj mnie w tej przeglądarce
together-push-off = Nie powiadamiaj mnie w tej przeglądarce
together-push-none = Ta przeglądarka nie przyjmuje powiadomień.
together-push-refused = Przeglądarka na to nie pozwala. Możesz to zmienić w jej ustawieniach tej strony.
together-email = E-mail
together-unconfirmed = Ten adres nie jest jeszcze potwierdzony: otwórz odnośnik z wysłanej wiadomości.
together-confirm-sent = Zapisano. Teraz otwórz odnośnik z wiadomości wysłanej pod twój adres.
together-webhook = Webhook
together-webhook-secret = Sekret, który podpisuje twój webhook, widać tylko teraz:
together-quiet = Godziny ciszy
together-quiet-on = O pewnych godzinach nic mi nie mów
together-from = od
together-to = do
together-zone = Strefa czasowa: { $zone }
together-save = Zapisz
together-saved = Zapisano.
