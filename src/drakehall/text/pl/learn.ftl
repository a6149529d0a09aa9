# Lekcje, ćwiczenia, łamigłówki
learn-error-file = { $file }, wiersz { $line }: { $why }
learn-error-repeated = { $file }, wiersz { $line }: „{ $given }” to już identyfikator czegoś innego w tym pliku
learn-error-rule = { $file }, wiersz { $line }: w zasadach nie ma „{ $given }”
learn-error-name = { $file }, wiersz { $line }: nieznana nazwa „{ $given }”; znane: { $known }
learn-error-goal = { $file }, wiersz { $line }: „{ $given }” nie jest warunkiem takim jak „{ $example }”
learn-error-position = { $file }, wiersz { $line }: tej pozycji nie można użyć: { $why }
learn-error-move = { $file }, wiersz { $line }: nie można tam zagrać „{ $given }”: { $why }
learn-error-long = { $file }, wiersz { $line }: tekst jest za długi, by czytać go przy stole; liczba znaków: { $count }, najwyżej { $most }
learn-error-nothing = nie ma pliku { $name }, z którego można by się uczyć
learn-error-section = lekcja nie ma części „{ $given }”; ma: { $known }
learn-error-exercise = nie ma ćwiczenia „{ $given }”; są: { $known }
learn-error-puzzle = nie ma łamigłówki „{ $given }”
learn-error-choice = „{ $given }” nie należy do możliwości tej łamigłówki
learn-error-other-mine = { $file }: te zadania znaleziono dla innej gry, wersji albo przy innych ustawieniach; podaj inny plik
learn-error-other-mines = { $file }: te zadania znaleziono dla innej gry, wersji albo przy innych ustawieniach niż w { $first }
learn-error-same-games = { $file }: część gier powtarza się w { $first }; podaj inne ziarno

# Nauka w terminalu
learn-go-on = Enter: dalej
learn-not-here = „{ $text }” nie działa w tym miejscu; ? pokazuje, co działa
learn-choose = Które? Podaj numer albo naciśnij Enter, aby wybrać { $usual }:
learn-bad-choice = Podaj numer od 1 do { $last }
learn-record-damaged = Nie da się odczytać pliku { $file }, więc postępy liczą się od nowa; uszkodzony plik został jako { $aside }
hall-help-show = pokaż ruch, który doradza przewodnik
    .typed = pokaż
hall-help-next = pomiń resztę tej części
    .typed = dalej
hall-help-leave = wyjdź; postępy zostają zapisane
    .typed = koniec
learn-show = Zagraj: { $text }
learn-show-any = Każdy ruch jest dobry

learn-lesson-title = { $game }: pierwsza gra z przewodnikiem
learn-section = Część { $number } z { $of }: { $title }
learn-section-done = To koniec tej części
learn-section-then = Enter: następna część · koniec: wyjdź
learn-lesson-done = Wiesz już wszystko, czego potrzeba do własnej gry
learn-lesson-then = Zagraj, a przewodnik odezwie się przy każdej nowości: { $command }
learn-lesson-later = Ciąg dalszy, kiedy zechcesz: { $command }

learn-exercises-title = { $game }: ćwiczenia
learn-exercise-title = { $title } (poziom { $level })
learn-exercise = Ćwiczenie: { $title }
learn-exercise-turns = Tura { $turn } z { $turns }
learn-exercise-reached = Gotowe: cel osiągnięty
learn-exercise-missed = Tym razem się nie udało
learn-exercise-left = Osiągnięto: { $reached }; do najlepszego wyniku brakuje: { $left }
learn-exercise-way = Można na przykład tak:
learn-exercise-then = Enter: następne ćwiczenie · jeszcze: spróbuj jeszcze raz · koniec: wyjdź
learn-exercises-done = To było ostatnie ćwiczenie

learn-puzzles-title = { $game }: zadania
learn-exercises-back = Dziś wracają: { $back }
learn-puzzles-count = Rozwiązane: { $solved } z { $count }. Dziś wracają: { $back }
learn-puzzles-done = Na dziś to wszystko: każde zadanie było już próbowane i żadne jeszcze nie wraca
learn-puzzle = Zadanie { $puzzle }, poziom { $level } z 5
learn-puzzle-ask = Co tu zagrasz?
learn-puzzle-best = To najlepszy wybór
learn-puzzle-lost =
    { $unit ->
        [tokens] To oddaje { $lost } żetonu
       *[points] To oddaje { $lost } pkt
    }
learn-puzzle-lead = Ile z końcowej przewagi oddaje każdy wybór i jaka jest szansa na zwycięstwo, według botów
learn-puzzle-why = Dlaczego najlepszy wybór jest najlepszy:
learn-puzzle-decoy = Inny wybór daje więcej od razu: kusi, ale nie jest tu najlepszy
learn-puzzle-back = To zadanie wróci za kilka dni
learn-puzzle-then = Enter: następne zadanie · koniec: wyjdź
learn-column-choice = Wybór
learn-column-lost = Strata
learn-column-win = Szansa

learn-mining = Szukanie zadań
learn-choosing = Sprawdzanie zadań
learn-mined = { $file }: { $count ->
        [one] { $count } zadanie
        [few] { $count } zadania
        [many] { $count } zadań
       *[other] { $count } zadania
    }, w tym podchwytliwych: { $decoys }. Przejrzane gry: { $games }; decyzje obejrzane: { $decisions }, zbadane dokładnie: { $searched }
learn-guide-speaks =
    { $told ->
        [nothing] Przewodnik odzywa się przy każdej nowości
       *[something] Przewodnik odzywa się przy każdej nowości; tego, co już mówił, nie powtarza
    }
