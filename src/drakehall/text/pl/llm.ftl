# Słowa porównania modeli językowych: pytania do modelu, tabele, odmowy.

## Pytania do modelu

llm-task =
    Grasz w grę planszową z innymi. Poniżej są jej pełne zasady i zapis ruchów. Zasady są dokładne; jeśli różnią się od tego, co pamiętasz z jakiejś gry, to one mają rację.

    Przed każdą twoją decyzją dostajesz jedną wiadomość, która wystarcza sama za siebie: co zaszło od twojej ostatniej decyzji, pozycja, o ile wolno ci ją znać, i pytanie. Wybierz ruch, który daje ci największą szansę na wygraną.

    Możesz rozważać w odpowiedzi, jak długo chcesz, ale jej ostatni wiersz musi mieć dokładnie tę postać, z możliwym ruchem w dokładnym zapisie i z niczym więcej:

    MOVE: <ruch>

    Żadnej innej części odpowiedzi się nie czyta. Jeśli ostatni wiersz nie ma tej postaci albo ruch nie jest możliwy, pytanie zostanie powtórzone (przy jednej decyzji najwyżej tyle razy: { $retries }). Potem gra jest przegrana.
llm-rules = Zasady
llm-options = Obowiązujące opcje inne niż zwykle
llm-notation = Zapis ruchów
llm-you-are = Twoje miejsce: { $seat }. Przy stole, po kolei: { $players }.
llm-happened = Co zaszło od twojej ostatniej decyzji
llm-nothing = Nic
llm-position = Pozycja
llm-question = Pytanie
llm-legal = Możliwe ruchy: zapis, dwukropek, znaczenie
llm-answer = Odpowiedz teraz. Ostatni wiersz to MOVE: i ruch.
llm-unreadable = Twoja ostatnia odpowiedź nie została przyjęta: jej ostatni wiersz nie ma postaci MOVE: <ruch>.
llm-no-such-action = Twoja ostatnia odpowiedź nie została przyjęta: „{ $given }” nie jest ruchem tej gry.
llm-illegal = Twoja ostatnia odpowiedź nie została przyjęta: „{ $given }” nie jest teraz możliwe ({ $reason }).
llm-too-slow = Twoja ostatnia odpowiedź przyszła za późno. Odpowiadaj szybciej.

## Tabele

llm-title = { $game }: { $player }, gry { $games }, rozdania { $deals }, gracze { $seats }, ziarno { $seed }
llm-against = Przeciwko każdemu botowi
llm-column-margin = Przewaga punktów
llm-column-forfeits = Oddane
llm-discipline = Odpowiedzi: { $calls } przy { $decisions } decyzjach, zagrano { $played } % z nich, średnio { $seconds } s na odpowiedź
llm-outcomes = Z tego: { $outcomes }
llm-outcome-played = zagrane { $count }
llm-outcome-unreadable = w złej postaci { $count }
llm-outcome-unknown = to nie ruch { $count }
llm-outcome-illegal = niemożliwe { $count }
llm-outcome-late = za późno { $count }
llm-note = Wygrane: wspólne zwycięstwo liczy się jako jego część, gra oddana jako przegrana. Przewaga nad najlepszym z pozostałych, w grach rozegranych do końca.

## Odmowy

llm-nobody-answers = podaj, kto odpowiada: --command z programem albo --endpoint z adresem
llm-bad-command = polecenia „{ $given }” nie da się uruchomić: { $why }
llm-command-failed = polecenie zawiodło { $count } razy z rzędu (kod wyjścia { $code }): { $why }
llm-bad-endpoint = „{ $given }” to nie adres, który można zapytać: zaczyna się on od http:// albo https://
llm-no-key = zmienna środowiskowa { $name } nie jest ustawiona, a według --key-env zawiera klucz
llm-endpoint-failed = adres zawiódł { $count } razy z rzędu: { $why }
llm-unreachable = nie można połączyć się z { $address }: { $why }
llm-disguised-english = --disguise działa tylko z pytaniami po angielsku
llm-not-a-bench = { $file }: to nie jest plik porównania albo jest uszkodzony w wierszu { $line }
llm-bench-exists = { $file }: ten plik już istnieje; kontynuuj go przez --resume albo podaj inny
llm-other-bench = { $file }: ten plik należy do innego porównania; różni się w: { $what }
llm-other-prompts = { $file }: zasady, boty albo pytania zmieniły się od czasu tych gier; zacznij nowy plik
