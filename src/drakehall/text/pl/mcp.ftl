# Słowa stołów dla modeli językowych: odpowiedzi, odmowy i co dalej. Narzędzia zachowują angielskie nazwy.

mcp-listening = Stoły dla modeli językowych: { $address }
mcp-key = Klucz twojego miejsca: { $key } (potrzebny przy każdym następnym wywołaniu; nie pokazuj go nikomu)
mcp-invitation = Zaproszenie na wolne miejsca: { $invitation } (dla join_table)
mcp-gathering =
    { $count ->
        [one] Gra jeszcze się nie zaczęła: wolne jest { $count } miejsce. Wywołaj wait.
        [few] Gra jeszcze się nie zaczęła: wolne są { $count } miejsca. Wywołaj wait.
        [many] Gra jeszcze się nie zaczęła: wolnych jest { $count } miejsc. Wywołaj wait.
       *[other] Gra jeszcze się nie zaczęła: wolne jest { $count } miejsca. Wywołaj wait.
    }
mcp-table = { $game }. Przy stole: { $players }.
mcp-you = { $name } (ty)
mcp-your-turn = Decyzja { $number }: decydujesz ty.
mcp-others-turn = Decyzja { $number }: decyduje { $seat }. Wywołaj wait.
mcp-over = Gra jest skończona (pozycja { $number }). analyse wymieni twoje błędy.
mcp-happened = Co zaszło po { $number }
mcp-position = Pozycja
mcp-question = Pytanie
mcp-legal = Możliwe ruchy dla decyzji { $number }: wyślij to, co stoi przed dwukropkiem
mcp-how-to-move = Odpowiedz przez move, decyzja { $number }. Narzędzie notation wyjaśnia, jak zapisuje się ruchy.
mcp-result = Wynik
mcp-surely = Na pewno nastąpi: { $events }
mcp-points = Przyniesie punktów: { $points }
mcp-final = Nie da się tego cofnąć.
mcp-not-final = Da się to cofnąć.
mcp-played-once = Ten ruch został już zagrany jako numer { $number }; drugi raz się go nie gra.
mcp-bots = Boty: { $bots }
mcp-options = Opcje:
mcp-cost = koszt: { $cost }
mcp-more-cards = i jeszcze { $count }

## Odmowy

mcp-no-sdk = do tego polecenia potrzebny jest pakiet mcp; zainstaluj go: pip install 'drakehall[mcp]'
mcp-open-to-others = nasłuchiwanie na { $host } wpuszcza inne komputery; jeśli tego chcesz, podaj nazwy, pod którymi tu trafią: --allow { $host }:{ $port }
mcp-unknown-tool = nie ma narzędzia „{ $name }”; są: { $known }
mcp-bad-arguments = tych argumentów nie da się użyć: { $why }
mcp-too-long = argumenty mają { $size } bajtów, a czyta się najwyżej { $most }
mcp-wrong-key = ten klucz nie pasuje tu do żadnego miejsca
mcp-table-closed = ten stół zamknięto, bo nikt go nie używał (granica: { $minutes } min), albo żeby zrobić miejsce innym
mcp-too-many-tables = liczba trwających tu gier: { $count }; więcej stołów się nie zmieści
mcp-no-such-rules = zasady gry { $game } nie mają części „{ $name }”; rozdziały: { $known }
mcp-no-such-card = żadna karta ani płytka nie nazywa się tu „{ $name }”

## Co dalej

mcp-next-wait = Wywołaj wait.
mcp-next-observe = Niczego nie zagrano. Wywołaj observe i odpowiedz na decyzję, którą wymieni.
mcp-next-over = Wywołaj observe, żeby zobaczyć wynik, albo analyse.
mcp-next-play-on = Graj dalej przez move.
mcp-next-no-hints = Graj dalej przez move; po skończonej grze analyse wymieni twoje błędy.
mcp-next-legal = Niczego nie zagrano. Wywołaj legal i wyślij jeden z wymienionych ruchów, dokładnie tak, jak stoi przed dwukropkiem.
mcp-next-notation = Niczego nie zagrano. Wywołaj notation, żeby zobaczyć zapis ruchów, albo why, żeby zapytać o jeden z nich.
mcp-next-games = Wywołaj list_games.
mcp-next-options = Wywołaj list_games z nazwą gry: wymieni liczbę graczy, boty i opcje.
mcp-next-key = Użyj bez zmian klucza, który dało new_table albo join_table.
mcp-next-invitation = Użyj bez zmian zaproszenia, które dało new_table.
mcp-next-new-table = Wywołaj new_table, żeby zagrać następną grę.
mcp-next-later = Spróbuj później albo graj dalej jedną ze swoich gier.
mcp-next-arguments = Popraw je zgodnie z opisem narzędzia i wywołaj je jeszcze raz.
