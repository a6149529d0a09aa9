# Nauka: strony o niej i przewodnik przy stole.

learn-title = Nauka przy stole
learn-lead = Krótkie lekcje, ćwiczenia i łamigłówki, wszystko przy prawdziwym stole. Można przerwać w każdej chwili i wrócić w to samo miejsce.
learn-game-title = Nauka: { $game }
learn-all = Wszystkie gry
learn-loading = Chwileczkę …
learn-nothing = Tu nie ma jeszcze czego się uczyć.

## Następne pięć minut

learn-five = Twoje następne pięć minut
learn-more = Wszystkie lekcje i łamigłówki
learn-why-resume = Dokończ, co zaczęte
learn-why-back = Wraca dzisiaj
learn-why-play = Znasz już zasady
learn-why-next = Następna część
learn-why-daily = Łamigłówka dnia
learn-why-practise = Spróbuj samodzielnie
learn-why-start = Na początek: gra, którą poznasz najszybciej
learn-why-puzzle = Nowa łamigłówka
learn-do-lesson = Zacznij część
learn-do-resume = Kontynuuj
learn-do-exercise = Zacznij ćwiczenie
learn-do-puzzle = Zobacz łamigłówkę
learn-do-game = Zagraj
learn-first-game = Twoja pierwsza gra
learn-all-done = Dziś nic nie czeka. Zagraj albo wybierz, na co masz ochotę.

## Przegląd

learn-daily = Łamigłówka dnia
learn-daily-help = Ta sama dla wszystkich, codziennie o północy UTC nowa.
learn-daily-done = Dziś już z odpowiedzią
learn-back = Wraca dzisiaj
learn-back-help = To, co się nie udało, wraca po kilku dniach, żeby zostało w pamięci.
learn-lesson = Lekcja
learn-exercises = Ćwiczenia
learn-puzzles = Łamigłówki
learn-of = { $done } z { $all }
learn-open-game = Lekcja, ćwiczenia, łamigłówki
learn-start-lesson = Zacznij lekcję
learn-go-on = Kontynuuj lekcję
learn-play = Zagraj naprawdę, z przewodnikiem
learn-play-help = Przeciw najłagodniejszemu botowi. Przewodnik odzywa się tylko wtedy, gdy coś jest nowe.

## Jedna gra

learn-lesson-help = Pierwsza gra z przewodnikiem, w częściach po około dwie minuty. Po kolei albo od razu to, co potrzebne.
learn-section = Część { $number }
learn-state-done = ukończona
learn-state-begun = zaczęta
learn-state-next = następna
learn-again = Jeszcze raz
learn-exercises-help = Pozycja i zadanie. Liczy się każda droga, która prowadzi do celu.
learn-level = Poziom { $level } z 5
learn-turns =
    { $count ->
        [one] { $count } tura
        [few] { $count } tury
        [many] { $count } tur
       *[other] { $count } tury
    }
learn-state-solved = rozwiązano
learn-state-missed = nie udało się
learn-state-due = wraca dzisiaj
learn-state-new = jeszcze przed tobą
learn-puzzles-help = Chwile z prawdziwych gier. Może jest świetny ruch, a może najlepszy jest ten spokojny.
learn-puzzle = Łamigłówka { $number }
learn-seats =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }

## Przewodnik przy stole

learn-guide = Przewodnik
learn-guide-section = Część { $number } z { $all }: { $title }
learn-next = Dalej
learn-next-back = Do przodu
learn-show = Pokaż
learn-before = Wstecz
learn-leave = Wyjdź
learn-leave-help = Wyjdź: później można tu wrócić
learn-fold = Zmniejsz przewodnik
learn-unfold = Przeczytaj przewodnik
learn-rule = Zasada
learn-rule-of = Zasada: { $chapter }
learn-rules = Zasady, które za tym stoją
learn-all-rules = Wszystkie zasady
learn-lit = Na planszy: { $names }
learn-your-move = Twój ruch: na planszy albo przyciskami pod nią.
learn-look-on = Decyduje inny gracz. Chwileczkę …
learn-play-on = Graj dalej. Odezwę się, gdy pojawi się coś nowego.
learn-finish-turn = Graj dalej na planszy: u góry widać, o co chodzi.
learn-new-table = Ta część zaczyna się przy nowym stole, z inną sytuacją na planszy i innymi kartami.
learn-take-back = Cofnij
learn-keep-on = Gram dalej
learn-answer = O tym ruchu
learn-finished = Część ukończona
learn-lesson-finished = Lekcja ukończona. Umiesz już grać!
learn-learnt = Co już wiesz
learn-next-section = Następna część: { $title }
learn-try-exercise = Pierwsze ćwiczenie: { $title }
learn-skip = Pomiń tę część
learn-stay = Graj tu dalej
learn-stay-end = Wystarczy: co dalej?
learn-overview = Do przeglądu
learn-teach = Ucz mnie w trakcie gry
learn-teach-help = Przewodnik wyjaśnia zasadę, gdy pierwszy raz ma znaczenie.
learn-teach-off = Wyłącz naukę
learn-quiet = Na razie nic nowego. Graj dalej, odezwę się.

## Ćwiczenia

learn-exercise = Ćwiczenie
learn-turn-of = Tura { $turn } z { $all }
learn-reached = Udało się!
learn-reached-best = Udało się, i lepiej nie można.
learn-missed = Tym razem nie
learn-left =
    { $count ->
        [one] Został { $count } punkt do zdobycia.
        [few] Zostały { $count } punkty do zdobycia.
        [many] Zostało { $count } punktów do zdobycia.
       *[other] Zostało { $count } punktu do zdobycia.
    }
learn-why = Dlaczego
learn-better = Droga, która działa
learn-try-again = Spróbuj ponownie
learn-show-way = Pokaż drogę
learn-next-exercise = Następne ćwiczenie
learn-way = Droga, krok { $step } z { $all }
learn-way-play = Wykonaj ten ruch
learn-way-wait = Ruszają się inni.
learn-way-over = Tak wyglądała droga. Teraz spróbuj samodzielnie.

## Łamigłówki

learn-puzzle-ask = Jaki ruch wybierasz?
learn-puzzle-help = Odpowiedzią jest pierwszy ruch. Liczy się, ile oddaje, a nie czy jest dobry, czy zły.
learn-puzzle-daily = Łamigłówka dnia
learn-grade-best = Najlepszy ruch!
learn-grade-good = Prawie najlepszy
learn-grade-costly = To trochę kosztuje
learn-grade-blunder = To dużo kosztuje
learn-lost =
    { $points ->
        [one] Ten ruch oddaje { $shown } punkt.
        [few] Ten ruch oddaje { $shown } punkty.
        [many] Ten ruch oddaje { $shown } punktów.
       *[other] Ten ruch oddaje { $shown } punktu.
    }
learn-lost-nothing = Niczego nie oddaje.
learn-lost-chance = Szansa na zwycięstwo: { $mine }. Po najlepszym ruchu: { $best }.
learn-best-was = Najlepiej było: { $move }
learn-decoy = Inny ruch dawał tu punkty od razu, ale spokojny był lepszy.
learn-choices = Czego można się spodziewać po każdym ruchu
learn-choice = Ruch
learn-choice-points = Spodziewana przewaga
learn-choice-win = Szansa na zwycięstwo
learn-choice-yours = twój ruch
learn-choice-best = najlepszy
learn-comes-back =
    { $days ->
        [one] Wróci jutro.
        [few] Wróci za { $days } dni.
        [many] Wróci za { $days } dni.
       *[other] Wróci za { $days } dnia.
    }
learn-next-puzzle = Następna łamigłówka
learn-back-then = Wróć do pytania
