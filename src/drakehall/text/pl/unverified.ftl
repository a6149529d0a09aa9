# Czego nie mogliśmy sprawdzić: dane i zasady, których nie potwierdza żadne źródło.

unverified-title = { $name }: czego nie mogliśmy sprawdzić
unverified-lead = Tych rzeczy nie potwierdza żadna instrukcja, strona ani baza danych, do której dotarliśmy. Gra toczy się według wartości podanych niżej; jeśli w twoim pudełku jest inaczej, rację ma pudełko.
unverified-nothing = Wszystko, co wiemy o tej grze, potwierdza jakieś źródło.
unverified-facts = Dane
unverified-rules = Zasady
unverified-rules-lead = Gdzie instrukcja zostawia pytanie otwarte, musieliśmy rozstrzygnąć sami. Niektóre z tych rozstrzygnięć są opcjami gry.
unverified-correct = Jak to poprawić
unverified-column-about = Co
unverified-column-values = Niepewna wartość
unverified-column-rule = Zasada
unverified-column-option = Opcja
unverified-no-option = brak: napisz do nas
unverified-get-file = Plik na początek: { $command }
unverified-send = Napisz nam, co widać w twoim egzemplarzu: załóż zgłoszenie w repozytorium Drakehall albo daj znać osobie, która prowadzi tę salę. Podaj grę, zasadę lub wiersz z tej listy, to, co jest wydrukowane, i wydanie. Nie przysyłaj skanów ani zdjęć: wystarczy zdanie własnymi słowami.

unverified-steps-board = Zapisz plik jako { $file }, popraw wartości i usuń „verified = false” wszędzie tam, gdzie sprawdzisz. Potem wybierz go jako opcję „{ $option }”: na stronie wklej jego treść, w terminalu podaj nazwę pliku.
unverified-steps-layout = Narysuj zamek ze swojego egzemplarza jako siatkę: cyfra to wysokość stosu, kropka to puste miejsce, a wszystkich kamieni jest 116. Zapisz ją jako { $file }. Potem wybierz ją jako opcję „{ $option }”: na stronie wklej jej treść, w terminalu podaj nazwę pliku.
unverified-steps-dragons = Zapisz plik jako { $file } i popraw wiersze; wiersz zastępuje smoka o tym samym numerze, wszystkie inne zostają bez zmian. Potem wybierz go jako opcję „{ $option }”: na stronie wklej jego treść, w terminalu podaj nazwę pliku.
unverified-steps-caves = Zapisz plik jako { $file } i popraw wiersze; wiersz zastępuje kartę jaskini o tym samym numerze, wszystkie inne zostają bez zmian. Potem wybierz go jako opcję „{ $option }”: na stronie wklej jego treść, w terminalu podaj nazwę pliku.

## Wiersze tabel

unverified-simurgh-slot = Kwatery Zwiadowców, miejsce { $row }
unverified-simurgh-statue = Pomnik Władcy Smoków: liczba pól
unverified-simurgh-statue-space = Pomnik Władcy Smoków, pole { $row }
unverified-simurgh-wild = Dzicz, obszar { $row }: premia i od ilu graczy jest otwarty
unverified-simurgh-dragon = Rodzaj smoka { $row }: nazwa
unverified-simurgh-objective = Cel #{ $row }: które smoki się liczą
unverified-dragon_castle-layout = Zamek: { $layout }
unverified-wyrmspan-dragon = Smok: { $dragon }
unverified-wyrmspan-cave = Karta jaskini: { $card }
unverified-wyrmspan-guild = { $guild }: pola na stronie dla czterech lub pięciu graczy
