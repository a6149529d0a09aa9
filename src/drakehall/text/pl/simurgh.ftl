# Simurgh. Pola miasta C1–C12, obszary dziczy W1–W6, pola płytek W1-1 … W6-4.

simurgh-name = Simurgh
simurgh-idea = Poprowadź ród jeźdźców smoków: wysyłaj wasali, odkrywaj dzicz, hoduj smoki i zdobądź najwięcej mocy.

## Ilości

simurgh-amount-veg =
    { $count ->
        [one] { $count } warzywo
        [few] { $count } warzywa
        [many] { $count } warzyw
       *[other] { $count } warzywa
    }
simurgh-amount-meat =
    { $count ->
        [one] { $count } mięso
        [few] { $count } mięsa
        [many] { $count } mięs
       *[other] { $count } mięsa
    }
simurgh-amount-wood =
    { $count ->
        [one] { $count } drewno
        [few] { $count } drewna
        [many] { $count } drewien
       *[other] { $count } drewna
    }
simurgh-amount-stone =
    { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
        [many] { $count } kamieni
       *[other] { $count } kamienia
    }
simurgh-amount-wisdom =
    { $count ->
        [one] { $count } mądrość
        [few] { $count } mądrości
        [many] { $count } mądrości
       *[other] { $count } mądrości
    }
simurgh-amount-weapon =
    { $count ->
        [one] { $count } broń
        [few] { $count } bronie
        [many] { $count } broni
       *[other] { $count } broni
    }
simurgh-amount-pp =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }

## Rzeczy i miejsca

simurgh-thing-veg = warzywa
    .gen = warzywa
    .gens = warzyw
simurgh-thing-meat = mięso
    .gen = mięsa
    .gens = mięsa
simurgh-thing-wood = drewno
    .gen = drewna
    .gens = drewna
simurgh-thing-stone = kamień
    .gen = kamienia
    .gens = kamieni
simurgh-thing-wisdom = mądrość
    .gen = mądrości
    .gens = mądrości
simurgh-thing-weapon = broń
    .gen = broni
    .gens = broni
simurgh-thing-pp = punkty
    .gen = punktu
    .gens = punktów
simurgh-thing-food = warzywa lub mięso
    .gen = warzywa lub mięsa
    .gens = warzyw lub mięsa
simurgh-thing-material = drewno lub kamień
    .gen = drewna lub kamienia
    .gens = drewna lub kamieni
simurgh-thing-marker = znaczniki
    .gen = znacznika
    .gens = znaczników
simurgh-resource-veg = warzywa
simurgh-resource-meat = mięso
simurgh-resource-wood = drewno
simurgh-resource-stone = kamień
simurgh-resource-wisdom = mądrość
simurgh-resource-weapon = broń
simurgh-vassal-spearman = włócznik
    .acc = włócznika
simurgh-vassal-rider = jeździec
    .acc = jeźdźca
simurgh-space-C1 = Zbrojownia (C1)
    .to = do Zbrojowni
simurgh-space-C2 = Biblioteka (C2)
    .to = do Biblioteki
simurgh-space-C3 = Kuźnia (C3)
    .to = do Kuźni
simurgh-space-C4 = Smocze Iglice (C4)
    .to = do Smoczych Iglic
simurgh-space-C5 = Główny Rynek (C5)
    .to = na Główny Rynek
simurgh-space-C6 = Koszary (C6)
    .to = do Koszar
simurgh-space-C7 = Tereny Łowieckie (C7)
    .to = na Tereny Łowieckie
simurgh-space-C8 = Arena Ćwiczeń (C8)
    .to = na Arenę Ćwiczeń
simurgh-space-C9 = Plac Budowniczych (C9)
    .to = na Plac Budowniczych
simurgh-space-C10 = Tereny Hodowlane (C10)
    .to = na Tereny Hodowlane
simurgh-space-C11 = Kwatery Zwiadowców (C11)
    .to = do Kwater Zwiadowców
simurgh-space-C12 = Pomnik Władcy Smoków (C12)
    .to = pod Pomnik Władcy Smoków
simurgh-space-W1-1 = obszar 1 dziczy, pole 1
    .to = na pole 1 obszaru 1 dziczy
simurgh-space-W1-2 = obszar 1 dziczy, pole 2
    .to = na pole 2 obszaru 1 dziczy
simurgh-space-W1-3 = obszar 1 dziczy, pole 3
    .to = na pole 3 obszaru 1 dziczy
simurgh-space-W1-4 = obszar 1 dziczy, pole 4
    .to = na pole 4 obszaru 1 dziczy
simurgh-space-W2-1 = obszar 2 dziczy, pole 1
    .to = na pole 1 obszaru 2 dziczy
simurgh-space-W2-2 = obszar 2 dziczy, pole 2
    .to = na pole 2 obszaru 2 dziczy
simurgh-space-W2-3 = obszar 2 dziczy, pole 3
    .to = na pole 3 obszaru 2 dziczy
simurgh-space-W2-4 = obszar 2 dziczy, pole 4
    .to = na pole 4 obszaru 2 dziczy
simurgh-space-W3-1 = obszar 3 dziczy, pole 1
    .to = na pole 1 obszaru 3 dziczy
simurgh-space-W3-2 = obszar 3 dziczy, pole 2
    .to = na pole 2 obszaru 3 dziczy
simurgh-space-W3-3 = obszar 3 dziczy, pole 3
    .to = na pole 3 obszaru 3 dziczy
simurgh-space-W3-4 = obszar 3 dziczy, pole 4
    .to = na pole 4 obszaru 3 dziczy
simurgh-space-W4-1 = obszar 4 dziczy, pole 1
    .to = na pole 1 obszaru 4 dziczy
simurgh-space-W4-2 = obszar 4 dziczy, pole 2
    .to = na pole 2 obszaru 4 dziczy
simurgh-space-W4-3 = obszar 4 dziczy, pole 3
    .to = na pole 3 obszaru 4 dziczy
simurgh-space-W4-4 = obszar 4 dziczy, pole 4
    .to = na pole 4 obszaru 4 dziczy
simurgh-space-W5-1 = obszar 5 dziczy, pole 1
    .to = na pole 1 obszaru 5 dziczy
simurgh-space-W5-2 = obszar 5 dziczy, pole 2
    .to = na pole 2 obszaru 5 dziczy
simurgh-space-W5-3 = obszar 5 dziczy, pole 3
    .to = na pole 3 obszaru 5 dziczy
simurgh-space-W5-4 = obszar 5 dziczy, pole 4
    .to = na pole 4 obszaru 5 dziczy
simurgh-space-W6-1 = obszar 6 dziczy, pole 1
    .to = na pole 1 obszaru 6 dziczy
simurgh-space-W6-2 = obszar 6 dziczy, pole 2
    .to = na pole 2 obszaru 6 dziczy
simurgh-space-W6-3 = obszar 6 dziczy, pole 3
    .to = na pole 3 obszaru 6 dziczy
simurgh-space-W6-4 = obszar 6 dziczy, pole 4
    .to = na pole 4 obszaru 6 dziczy
simurgh-place-C1 = { simurgh-space-C1 }
simurgh-place-C2 = { simurgh-space-C2 }
simurgh-place-C3 = { simurgh-space-C3 }
simurgh-place-C4 = { simurgh-space-C4 }
simurgh-place-C5 = { simurgh-space-C5 }
simurgh-place-C6 = { simurgh-space-C6 }
simurgh-place-C7 = { simurgh-space-C7 }
simurgh-place-C8 = { simurgh-space-C8 }
simurgh-place-C9 = { simurgh-space-C9 }
simurgh-place-C10 = { simurgh-space-C10 }
simurgh-place-C11 = { simurgh-space-C11 }
simurgh-place-C12 = { simurgh-space-C12 }
simurgh-place-W1-1 = { simurgh-space-W1-1 }
simurgh-place-W1-2 = { simurgh-space-W1-2 }
simurgh-place-W1-3 = { simurgh-space-W1-3 }
simurgh-place-W1-4 = { simurgh-space-W1-4 }
simurgh-place-W2-1 = { simurgh-space-W2-1 }
simurgh-place-W2-2 = { simurgh-space-W2-2 }
simurgh-place-W2-3 = { simurgh-space-W2-3 }
simurgh-place-W2-4 = { simurgh-space-W2-4 }
simurgh-place-W3-1 = { simurgh-space-W3-1 }
simurgh-place-W3-2 = { simurgh-space-W3-2 }
simurgh-place-W3-3 = { simurgh-space-W3-3 }
simurgh-place-W3-4 = { simurgh-space-W3-4 }
simurgh-place-W4-1 = { simurgh-space-W4-1 }
simurgh-place-W4-2 = { simurgh-space-W4-2 }
simurgh-place-W4-3 = { simurgh-space-W4-3 }
simurgh-place-W4-4 = { simurgh-space-W4-4 }
simurgh-place-W5-1 = { simurgh-space-W5-1 }
simurgh-place-W5-2 = { simurgh-space-W5-2 }
simurgh-place-W5-3 = { simurgh-space-W5-3 }
simurgh-place-W5-4 = { simurgh-space-W5-4 }
simurgh-place-W6-1 = { simurgh-space-W6-1 }
simurgh-place-W6-2 = { simurgh-space-W6-2 }
simurgh-place-W6-3 = { simurgh-space-W6-3 }
simurgh-place-W6-4 = { simurgh-space-W6-4 }
simurgh-place-home = dom
simurgh-place-returned = odesłany w tej turze
simurgh-wild-W1 = obszar 1 dziczy
    .gen = obszaru 1 dziczy
    .loc = obszarze 1 dziczy
simurgh-wild-W2 = obszar 2 dziczy
    .gen = obszaru 2 dziczy
    .loc = obszarze 2 dziczy
simurgh-wild-W3 = obszar 3 dziczy
    .gen = obszaru 3 dziczy
    .loc = obszarze 3 dziczy
simurgh-wild-W4 = obszar 4 dziczy
    .gen = obszaru 4 dziczy
    .loc = obszarze 4 dziczy
simurgh-wild-W5 = obszar 5 dziczy
    .gen = obszaru 5 dziczy
    .loc = obszarze 5 dziczy
simurgh-wild-W6 = obszar 6 dziczy
    .gen = obszaru 6 dziczy
    .loc = obszarze 6 dziczy
simurgh-statue-S1 = pole 1 pomnika
    .gen = pola 1 pomnika
simurgh-statue-S2 = pole 2 pomnika
    .gen = pola 2 pomnika
simurgh-statue-S3 = pole 3 pomnika
    .gen = pola 3 pomnika
simurgh-statue-S4 = pole 4 pomnika
    .gen = pola 4 pomnika
simurgh-statue-S5 = pole 5 pomnika
    .gen = pola 5 pomnika
simurgh-statue-S6 = pole 6 pomnika
    .gen = pola 6 pomnika
simurgh-statue-S7 = pole 7 pomnika
    .gen = pola 7 pomnika
simurgh-statue-S8 = pole 8 pomnika
    .gen = pola 8 pomnika
simurgh-source-1 = pole 1 Kwater Zwiadowców
simurgh-source-2 = pole 2 Kwater Zwiadowców
simurgh-source-3 = pole 3 Kwater Zwiadowców
simurgh-source-4 = pole 4 Kwater Zwiadowców
simurgh-source-top = wierzch stosu
simurgh-end-top = wierzch
simurgh-end-bottom = spód

## Co teraz zrobić

simurgh-prompt-draft-power = Zatrzymaj jedną płytkę mocy; dwie pozostałe wędrują dalej
simurgh-prompt-draft = Weź jedną z odkrytych płytek
simurgh-prompt-dragon = Wybierz swojego pierwszego smoka
simurgh-prompt-turn = Umieść wasala albo wycofaj wasali; przedtem i potem możesz wykonać akcje dowolne
simurgh-prompt-laid = Umieść wasala na jednym z jej pól
simurgh-prompt-withdraw = Wycofać jeszcze kogoś?
simurgh-prompt-quarters = Którą płytkę bierzesz?
simurgh-prompt-statue =
    { $count ->
        [one] Położyć ten cel i gdzie?
        [few] Położyć jeden z { $count } celów i gdzie?
        [many] Położyć jeden z { $count } celów i gdzie?
       *[other] Położyć jeden z { $count } celów i gdzie?
    }
simurgh-prompt-pay = Czym płacisz?
simurgh-prompt-take = Co bierzesz?
simurgh-prompt-answer =
    { $count ->
        [one] Użyć teraz tej zdolności?
        [few] Której zdolności swoich smoków teraz używasz?
        [many] Której zdolności swoich smoków teraz używasz?
       *[other] Której zdolności swoich smoków teraz używasz?
    }
simurgh-prompt-mark =
    { $left ->
        [one] Który smok dostaje znacznik?
        [few] Który smok dostaje kolejny z { $left } znaczników?
        [many] Który smok dostaje kolejny z { $left } znaczników?
       *[other] Który smok dostaje kolejny z { $left } znaczników?
    }
simurgh-prompt-keep = Którego smoka zatrzymujesz?
simurgh-prompt-scout = Którą odkrytą płytkę bierzesz?
simurgh-prompt-after = Akcje dowolne albo koniec tury
simurgh-prompt-hand-limit = Możesz mieć najwyżej { $most } płytek, do odrzucenia: { $count }
simurgh-prompt-resource-limit = Ród mieści { $most } zasobów, do oddania: { $count }
simurgh-ask-last-turn = Twoja ostatnia tura! Umieść wasala albo wycofaj wasali
simurgh-ask-nobody-home = Wszyscy wasale są na planszy: wycofaj, ilu chcesz
simurgh-ask-pay-food =
    { $count ->
        [one] Zapłać warzywem albo mięsem: czym?
        [few] Zapłać warzywami i mięsem, razem { $count }: ile czego?
        [many] Zapłać warzywami i mięsem, razem { $count }: ile czego?
       *[other] Zapłać warzywami i mięsem, razem { $count }: ile czego?
    }
simurgh-ask-pay-material =
    { $count ->
        [one] Zapłać drewnem albo kamieniem: czym?
        [few] Zapłać drewnem i kamieniem, razem { $count }: ile czego?
        [many] Zapłać drewnem i kamieniem, razem { $count }: ile czego?
       *[other] Zapłać drewnem i kamieniem, razem { $count }: ile czego?
    }
simurgh-ask-take-food =
    { $count ->
        [one] Weź warzywo albo mięso: co?
        [few] Weź warzywa i mięso, razem { $count }: ile czego?
        [many] Weź warzywa i mięso, razem { $count }: ile czego?
       *[other] Weź warzywa i mięso, razem { $count }: ile czego?
    }
simurgh-ask-take-material =
    { $count ->
        [one] Weź drewno albo kamień: co?
        [few] Weź drewno i kamień, razem { $count }: ile czego?
        [many] Weź drewno i kamień, razem { $count }: ile czego?
       *[other] Weź drewno i kamień, razem { $count }: ile czego?
    }
simurgh-ask-matching = Weź jeszcze jedno: warzywo czy mięso?
simurgh-ask-put-back-dragons =
    { $left ->
        [one] Odłóż ostatniego smoka: na wierzch stosu czy na spód?
        [few] Odłóż pozostałe { $left } smoki, jednego po drugim: który teraz?
        [many] Odłóż pozostałych { $left } smoków, jednego po drugim: który teraz?
       *[other] Odłóż pozostałe smoki ({ $left }), jednego po drugim: który teraz?
    }
simurgh-ask-put-back-objectives =
    { $left ->
        [one] Odłóż ostatni cel: na wierzch stosu czy na spód?
        [few] Odłóż pozostałe { $left } cele, jeden po drugim: który teraz?
        [many] Odłóż pozostałych { $left } celów, jeden po drugim: który teraz?
       *[other] Odłóż pozostałe cele ({ $left }), jeden po drugim: który teraz?
    }
simurgh-ask-unmark =
    { $left ->
        [one] Którym znacznikiem płacisz?
        [few] Zapłać { $left } znacznikami: którym teraz?
        [many] Zapłać { $left } znacznikami: którym teraz?
       *[other] Zapłać { $left } znacznikami: którym teraz?
    }
simurgh-ask-spend = Którego { $vassal_acc } poświęcasz?

## Kto lub co pyta

simurgh-source-space = { $space }
simurgh-source-tile = Pole { $number }, { $wild }
simurgh-source-explored = Poziom { $level }, { $wild }
simurgh-source-laid = Położona płytka
simurgh-source-bonus = Premia { $wild_gen }
simurgh-source-slot = Kwatery Zwiadowców, { $source }
simurgh-source-stack = Kwatery Zwiadowców, { $source }
simurgh-source-ability = { $dragon }
simurgh-source-dragons = Twój smok

## Akcje

simurgh-action-use = Użyj zdolności: { $ability }
simurgh-action-move = Przesuń jeźdźca w dół na { $wild_loc }
simurgh-action-place = Umieść { $vassal_acc }: { $space }
simurgh-action-lay = Połóż { $tile_acc } na { $wild }
simurgh-action-replace = Zapłać broń, opróżnij { $wild } i połóż tam { $tile_acc }
simurgh-action-withdraw = Wycofaj { $vassal_acc }: { $space }
simurgh-action-withdraw-all = Wycofaj wszystkich wasali
simurgh-action-pass = Spasuj
simurgh-action-scout = Weź płytkę: { $source }
simurgh-action-set = Połóż { $objective_acc } na { $statue }
simurgh-action-exchange = Usuń cel z { $statue_gen } i połóż tam { $objective_acc }
simurgh-action-set-none = Nie kładź żadnego celu
simurgh-action-take = Weź: { $thing }
simurgh-action-pay = Zapłać: { $thing }
simurgh-action-mark = Połóż znacznik: { $dragon }
simurgh-action-unmark = Zdejmij znacznik: { $ability }
simurgh-action-spend = Oddaj { $vassal_acc }: { $place }
simurgh-action-keep = Zatrzymaj: { $dragon }
simurgh-action-put-back = Odłóż na { $end } stosu: { $tile }
simurgh-action-discard = Odrzuć { $tile_acc } na { $end } stosu
simurgh-action-give-back = Oddaj: { $resource }
simurgh-action-draft = Weź { $tile_acc }
simurgh-action-draft-power = Zatrzymaj { $tile_acc }
simurgh-action-done = Gotowe
simurgh-action-end-turn = Zakończ turę
simurgh-action-food =
    { $veg ->
        [0] { "" }
        [one] { $veg } warzywo
        [few] { $veg } warzywa
        [many] { $veg } warzyw
       *[other] { $veg } warzywa
    }{ $veg ->
        [0] { "" }
       *[some] { $meat ->
            [0] { "" }
           *[some] { " i " }
        }
    }{ $meat ->
        [0] { "" }
        [one] { $meat } mięso
        [few] { $meat } mięsa
        [many] { $meat } mięs
       *[other] { $meat } mięsa
    }
simurgh-action-material =
    { $wood ->
        [0] { "" }
        [one] { $wood } drewno
        [few] { $wood } drewna
        [many] { $wood } drewien
       *[other] { $wood } drewna
    }{ $wood ->
        [0] { "" }
       *[some] { $stone ->
            [0] { "" }
           *[some] { " i " }
        }
    }{ $stone ->
        [0] { "" }
        [one] { $stone } kamień
        [few] { $stone } kamienie
        [many] { $stone } kamieni
       *[other] { $stone } kamienia
    }

## Zdarzenia

simurgh-event-gained-veg = { $seat } otrzymuje { simurgh-amount-veg }
    .gain = +{ simurgh-amount-veg }
simurgh-event-paid-veg = { $seat } płaci { simurgh-amount-veg }
    .gain = −{ simurgh-amount-veg }
simurgh-event-gave-back-veg = { $seat } oddaje { simurgh-amount-veg } do puli
    .gain = −{ simurgh-amount-veg }
simurgh-event-gained-meat = { $seat } otrzymuje { simurgh-amount-meat }
    .gain = +{ simurgh-amount-meat }
simurgh-event-paid-meat = { $seat } płaci { simurgh-amount-meat }
    .gain = −{ simurgh-amount-meat }
simurgh-event-gave-back-meat = { $seat } oddaje { simurgh-amount-meat } do puli
    .gain = −{ simurgh-amount-meat }
simurgh-event-gained-wood = { $seat } otrzymuje { simurgh-amount-wood }
    .gain = +{ simurgh-amount-wood }
simurgh-event-paid-wood = { $seat } płaci { simurgh-amount-wood }
    .gain = −{ simurgh-amount-wood }
simurgh-event-gave-back-wood = { $seat } oddaje { simurgh-amount-wood } do puli
    .gain = −{ simurgh-amount-wood }
simurgh-event-gained-stone = { $seat } otrzymuje { simurgh-amount-stone }
    .gain = +{ simurgh-amount-stone }
simurgh-event-paid-stone = { $seat } płaci { simurgh-amount-stone }
    .gain = −{ simurgh-amount-stone }
simurgh-event-gave-back-stone = { $seat } oddaje { simurgh-amount-stone } do puli
    .gain = −{ simurgh-amount-stone }
simurgh-event-gained-wisdom = { $seat } otrzymuje { simurgh-amount-wisdom }
    .gain = +{ simurgh-amount-wisdom }
simurgh-event-paid-wisdom = { $seat } płaci { simurgh-amount-wisdom }
    .gain = −{ simurgh-amount-wisdom }
simurgh-event-gave-back-wisdom = { $seat } oddaje { simurgh-amount-wisdom } do puli
    .gain = −{ simurgh-amount-wisdom }
simurgh-event-gained-weapon = { $seat } otrzymuje { simurgh-amount-weapon }
    .gain = +{ simurgh-amount-weapon }
simurgh-event-paid-weapon = { $seat } płaci { simurgh-amount-weapon }
    .gain = −{ simurgh-amount-weapon }
simurgh-event-gave-back-weapon = { $seat } oddaje { simurgh-amount-weapon } do puli
    .gain = −{ simurgh-amount-weapon }
simurgh-event-gained-pp = { $seat } otrzymuje { simurgh-amount-pp }
simurgh-event-paid-pp = { $seat } płaci { simurgh-amount-pp }
simurgh-event-turn = Tura { $turn }: gra { $seat }
simurgh-event-used = { $seat } używa zdolności: { $ability }
    .short = używa zdolności: { $ability }
simurgh-event-answered = { $seat } korzysta ze zdolności: { $ability }
simurgh-event-placed = { $seat } umieszcza { $vassal_acc }: { $space }
    .short = umieszcza { $vassal_acc }: { $space }
simurgh-event-withdrew = { $seat } wycofuje { $vassal_acc }: { $space }
    .gain =
        { $count ->
            [one] wycofuje { $count } wasala
            [few] wycofuje { $count } wasali
            [many] wycofuje { $count } wasali
           *[other] wycofuje { $count } wasala
        }
simurgh-event-passed = { $seat } pasuje
    .short = pasuje
simurgh-event-laid = { $seat } kładzie { $tile_acc } na { $wild }
    .short = kładzie { $tile_acc } na { $wild }
simurgh-event-moved = { $seat } przesuwa jeźdźca na { $wild_loc } na poziom { $level }
    .short = przesuwa jeźdźca na { $wild_loc }
simurgh-event-unmarked = { $seat } zdejmuje znacznik: { $ability }
simurgh-event-marked = { $seat } kładzie znacznik: { $ability }
simurgh-event-spent = { $seat } oddaje { $vassal_acc }: { $place }
simurgh-event-recruited = { $seat } werbuje { $vassal_acc }
    .short = werbuje { $vassal_acc }
simurgh-event-saw-dragon = { $seat } ogląda: { $dragon }
simurgh-event-saw-dragon-unseen = { $seat } ogląda smoka
    .gain =
        { $count ->
            [one] ogląda { $count } smoka
            [few] ogląda { $count } smoki
            [many] ogląda { $count } smoków
           *[other] ogląda { $count } smoka
        }
simurgh-event-kept = { $seat } ma nowego smoka: { $dragon }
    .short = ma nowego smoka: { $dragon }
simurgh-event-returned-dragon = { $seat } odkłada na { $end }: { $dragon }
simurgh-event-returned-dragon-unseen = { $seat } odkłada smoka na { $end }
simurgh-event-saw-objective = { $seat } ogląda: { $objective }
simurgh-event-saw-objective-unseen = { $seat } ogląda cel
    .gain =
        { $count ->
            [one] ogląda { $count } cel
            [few] ogląda { $count } cele
            [many] ogląda { $count } celów
           *[other] ogląda { $count } celu
        }
simurgh-event-returned-objective = { $seat } odkłada na { $end }: { $objective }
simurgh-event-returned-objective-unseen = { $seat } odkłada cel na { $end }
simurgh-event-set = { $seat } kładzie { $objective_acc } na { $statue }
    .short = kładzie { $objective_acc } na { $statue }
simurgh-event-set-none = { $seat } nie kładzie celu
simurgh-event-cleared = { $seat } usuwa { $objective_acc } z { $statue_gen }
simurgh-event-scouted = { $seat } bierze { $tile_acc } ({ $source })
    .short = bierze { $tile_acc }
simurgh-event-scouted-top = { $seat } bierze { $tile_acc } ze stosu
    .short = bierze { $tile_acc }
simurgh-event-scouted-top-unseen = { $seat } bierze płytkę ze stosu
    .short = bierze płytkę ze stosu
simurgh-event-revealed = Nowa płytka, { $source }: { $tile }
simurgh-event-discarded = { $seat } odrzuca { $tile_acc } na { $end } stosu
simurgh-event-discarded-unseen = { $seat } odrzuca płytkę na { $end } stosu
simurgh-event-end-triggered = Zaczynają się ostatnie tury: { $seat } kończy swoją, a każdy inny ma jeszcze jedną
simurgh-event-saw-power = { $seat } ogląda trzy płytki: { $first_tile }, { $second_tile } i { $third_tile }
simurgh-event-saw-power-unseen = { $seat } ogląda trzy płytki mocy
simurgh-event-kept-power = { $seat } zatrzymuje { $tile_acc }
simurgh-event-kept-power-unseen = { $seat } zatrzymuje płytkę mocy
simurgh-event-drafted = { $seat } bierze { $tile_acc }
    .short = bierze { $tile_acc }
simurgh-event-draft-ends = Pozostałe płytki zostają wtasowane w stos
simurgh-event-sealed = { $seat } wybiera w tajemnicy: { $dragon }
simurgh-event-sealed-unseen = { $seat } wybiera smoka
simurgh-event-ready = Wszystko gotowe; zaczyna { $seat }
simurgh-event-drew-dragons =
    { $count ->
        [one] { $seat } dobiera { $count } smoka
        [few] { $seat } dobiera { $count } smoki
        [many] { $seat } dobiera { $count } smoków
       *[other] { $seat } dobiera { $count } smoka
    }
simurgh-event-drew-objectives =
    { $count ->
        [one] { $seat } dobiera { $count } cel
        [few] { $seat } dobiera { $count } cele
        [many] { $seat } dobiera { $count } celów
       *[other] { $seat } dobiera { $count } celu
    }
simurgh-event-lost-markers =
    { $count ->
        [one] { $seat } nie ma gdzie położyć { $count } znacznika
        [few] { $seat } nie ma gdzie położyć { $count } znaczników
        [many] { $seat } nie ma gdzie położyć { $count } znaczników
       *[other] { $seat } nie ma gdzie położyć { $count } znacznika
    }
simurgh-event-chronicled =
    { $count ->
        [one] Z { $wild_gen } schodzi płytka: { $tile }; w kronice jest { $count } płytka
        [few] Z { $wild_gen } schodzi płytka: { $tile }; w kronice są { $count } płytki
        [many] Z { $wild_gen } schodzi płytka: { $tile }; w kronice jest { $count } płytek
       *[other] Z { $wild_gen } schodzi płytka: { $tile }; w kronice jest { $count } płytki
    }
simurgh-event-capped =
    { $turns ->
        [one] Gra kończy się po { $turns } turze, zgodnie z umową
        [few] Gra kończy się po { $turns } turach, zgodnie z umową
        [many] Gra kończy się po { $turns } turach, zgodnie z umową
       *[other] Gra kończy się po { $turns } tury, zgodnie z umową
    }
simurgh-event-scored-objective =
    { $points ->
        [one] { $seat }: { $points } punkt za { $objective_acc }
        [few] { $seat }: { $points } punkty za { $objective_acc }
        [many] { $seat }: { $points } punktów za { $objective_acc }
       *[other] { $seat }: { $points } punktu za { $objective_acc }
    }
simurgh-event-scored-leftovers =
    { $points ->
        [one] { $seat }: { $points } punkt za pozostałe zasoby
        [few] { $seat }: { $points } punkty za pozostałe zasoby
        [many] { $seat }: { $points } punktów za pozostałe zasoby
       *[other] { $seat }: { $points } punktu za pozostałe zasoby
    }
simurgh-event-won =
    { $points ->
        [one] { $seat } wygrywa, mając { $points } punkt
        [few] { $seat } wygrywa, mając { $points } punkty
        [many] { $seat } wygrywa, mając { $points } punktów
       *[other] { $seat } wygrywa, mając { $points } punktu
    }

## Dlaczego nie?

simurgh-why-draft-power = najpierw zatrzymaj jedną z trzech płytek mocy
simurgh-why-draft = najpierw weź jedną z odkrytych płytek
simurgh-why-dragon = najpierw wybierz swojego smoka
simurgh-why-turn = przed akcją główną nie można tego zrobić
simurgh-why-laid = najpierw umieść wasala na położonej płytce
simurgh-why-withdraw = najpierw dokończ wycofywanie
simurgh-why-quarters = najpierw weź płytkę z Kwater Zwiadowców
simurgh-why-statue = najpierw zdecyduj, co z celami
simurgh-why-pay = najpierw wybierz sposób zapłaty
simurgh-why-take = najpierw wybierz, co bierzesz
simurgh-why-answer = najpierw zdecyduj, co ze zdolnościami smoków
simurgh-why-mark = najpierw połóż znacznik
simurgh-why-keep = najpierw wybierz smoka, którego zatrzymujesz
simurgh-why-put-back = najpierw odłóż pozostałe płytki
simurgh-why-scout = najpierw weź odkrytą płytkę
simurgh-why-after = akcja główna już wykonana: zostały tylko akcje dowolne
simurgh-why-hand-limit = najpierw odrzuć nadmiar płytek powyżej pięciu
simurgh-why-resource-limit = najpierw oddaj nadmiar zasobów
simurgh-why-short =
    { $count ->
        [one] brakuje { $count } { $thing_gen }
        [few] brakuje { $count } { $thing_gens }
        [many] brakuje { $count } { $thing_gens }
       *[other] brakuje { $count } { $thing_gens }
    }
simurgh-why-dead-end = po tym nie dałoby się dokończyć rozpoczętej akcji
simurgh-why-nobody-there = nie masz tam { $vassal_acc }
simurgh-why-not-several = nie masz na planszy kilku wasali
simurgh-why-can-act = możesz jeszcze umieścić albo wycofać wasala
simurgh-why-not-your-dragon = to nie twój smok
simurgh-why-no-marker = na tej zdolności nie ma znacznika
simurgh-why-answers-only = ta zdolność działa tylko w odpowiedniej chwili; gra wtedy o nią zapyta
simurgh-why-last-vassal = ostatniego wasala nie można oddać
simurgh-why-none-to-spend = nie masz { $vassal_acc } do oddania
simurgh-why-no-figure = nie masz już { $vassal_acc } w puli
simurgh-why-no-tile-to-take = nie ma płytki do wzięcia
simurgh-why-moved = w tej turze jeździec już się ruszał
simurgh-why-no-explorer = nie masz tam jeźdźca na płytce eksploracji
simurgh-why-just-placed = ten jeździec został umieszczony w tej turze
simurgh-why-below-taken = następny poziom jest zajęty
simurgh-why-no-vassal = nie masz { $vassal_acc } do umieszczenia
simurgh-why-nobody-home = nie masz wasala do umieszczenia
simurgh-why-no-tile = nie leży tam żadna płytka
simurgh-why-level-one = jeźdźcy wchodzą na poziom 1
simurgh-why-own-rider = masz już jeźdźca na tej płytce
simurgh-why-no-such-space = nie ma takiego pola
simurgh-why-riders-only = to pole tylko dla jeźdźców
simurgh-why-taken = to pole jest zajęte
simurgh-why-no-scouting = nie stać cię tam na żadną płytkę
simurgh-why-no-objective = nie ma celu do dobrania albo wolnego miejsca na niego
simurgh-why-no-dragon = nie ma już smoków
simurgh-why-not-in-hand = nie masz { $tile_gen }
simurgh-why-occupied = coś już tam leży
simurgh-why-space-free = w dziczy jest jeszcze wolny obszar
simurgh-why-never-removed = płytek eksploracji nie można usunąć
simurgh-why-tile-unusable = żaden twój wasal nie mógłby teraz skorzystać z { $tile_gen }
simurgh-why-not-drawn = tego celu nie ma wśród dobranych
simurgh-why-nothing-to-remove = nie leży tam żaden cel
simurgh-why-closed =
    { $seats ->
        [one] ten obszar jest niedostępny dla { $seats } gracza
        [few] ten obszar jest niedostępny dla { $seats } graczy
        [many] ten obszar jest niedostępny dla { $seats } graczy
       *[other] ten obszar jest niedostępny dla { $seats } gracza
    }
simurgh-error-bad-board = nie można użyć pliku planszy: { $why }

## Opcje

simurgh-option-mode = Tryb
    .help = Tryb rodzinny albo zaawansowany: z wyborem płytek na początku, mniejszym magazynem i inną punktacją resztek
simurgh-option-mode-spearman = rodzinny
simurgh-option-mode-dragonlord = zaawansowany
simurgh-option-length = Długość
    .help = Ile płytek w kronice rozpoczyna ostatnie tury
simurgh-option-length-short = krótka, 8 płytek
simurgh-option-length-medium = średnia, 11 płytek
simurgh-option-length-long = długa, 14 płytek
simurgh-option-edition = Wydanie
    .help = Które zasady: w pierwszym wydaniu jeździec może się ruszyć od razu, a pola dla wielu mieszczą czterech wasali
simurgh-option-edition-first = pierwsze
simurgh-option-edition-second = drugie
simurgh-option-starting-seat = Pierwszy gracz
    .help = Kto zaczyna
simurgh-option-placement-counts-as-move = Umieszczenie to ruch
    .help = Czy umieszczenie jeźdźca na płytce eksploracji uruchamia zdolności ruchu
simurgh-option-scout-refill = Uzupełnianie
    .help = Kiedy uzupełnia się Kwatery Zwiadowców
simurgh-option-scout-refill-end-of-turn = na końcu tury
simurgh-option-scout-refill-immediate = od razu
simurgh-option-power-tile-counts = Płytka mocy się liczy
    .help = Czy płytka mocy na ręce liczy się do limitu płytek
simurgh-option-objective-ties = Remisy
    .help = Remisujący dostają punkty za swoje miejsce; następne miejsca potem przepadają albo nie
simurgh-option-objective-ties-full = następne miejsca się liczą
simurgh-option-objective-ties-full-and-skip = następne miejsca przepadają
simurgh-option-board = Liczby na planszy
    .help = Poprawiona kopia board.toml
simurgh-option-turn-cap = Limit tur
    .help = Gra kończy się najpóźniej po tylu turach

## Punkty według źródła

simurgh-score-power = Punkty mocy
simurgh-score-objectives = Cele
simurgh-score-leftovers = Pozostałe zasoby

## Remis na koniec

simurgh-tie-markers = Remis punktowy ({ $points }): rozstrzyga większa liczba znaczników na smokach, { $count } do { $other_count }
simurgh-tie-shared = Remis punktowy ({ $points }) i tyle samo znaczników na smokach: zwycięstwo jest wspólne

## Plansza

simurgh-board-legend = ● dla jednego wasala · ●● dla dowolnej liczby · ▲ tylko jeźdźcy · 2s: włócznik gracza 2, 2R: jeździec
simurgh-board-city = Miasto
simurgh-board-wilds = Dzicz
simurgh-board-quarters = Kwatery Zwiadowców
simurgh-board-statue = Pomnik
simurgh-board-hand = Twoje płytki
simurgh-board-looking = Oglądasz
simurgh-board-sealed = Wybrany w tajemnicy, odkrywany, gdy wybiorą wszyscy
simurgh-board-last = Ostatnie tury
simurgh-board-piles = płytki w stosie: { $stack } · smoki w stosie: { $dragons } · cele w stosie: { $objectives } · kronika: { $chronicle } z { $limit }
simurgh-board-house =
    w domu: { $spearmen ->
        [one] { $spearmen } włócznik
        [few] { $spearmen } włócznicy
        [many] { $spearmen } włóczników
       *[other] { $spearmen } włócznika
    }, { $riders ->
        [one] { $riders } jeździec
        [few] { $riders } jeźdźcy
        [many] { $riders } jeźdźców
       *[other] { $riders } jeźdźca
    } · płytki na ręce: { $hand }

## Zasady w skrócie

simurgh-help-01-aim = Poprowadź ród jeźdźców smoków i zdobądź najwięcej punktów mocy. Tury idą po kolei; wasale zostają na polach, dopóki ich nie wycofasz. (SIM-1)
    .title = Cel
simurgh-help-02-turn = Jedna akcja główna: umieść wasala i skorzystaj z pola albo wycofaj dowolnych swoich wasali. Przed nią, po niej i między etapami pola możesz używać zdolności smoków i raz przesunąć jeźdźca na płytce eksploracji. (SIM-4)
    .title = Tura
simurgh-help-03-spaces = Pole dla jednego wasala jest zajęte, póki ktoś na nim stoi; pole dla wielu nie. Niektóre są tylko dla jeźdźców (▲). Musisz móc zapłacić cały koszt i otrzymać cały zysk. Oddani wasale wracają do puli, najpierw nieprzydzieleni, nigdy ostatni. (SIM-5)
    .title = Pola
simurgh-help-04-wilds = Bezpośrednio przed umieszczeniem wasala możesz położyć swoją płytkę na wolnym obszarze, wziąć jego premię i postawić wasala na tej płytce. Gdy wolnych obszarów nie ma, broń opróżnia jeden. Płytka schodzi, gdy jest pusta albo pełna (czterech wasali, trzech przy dwóch lub trzech graczach). (SIM-6)
    .title = Dzicz
simurgh-help-05-exploration = Jeźdźcy wchodzą na płytkę eksploracji na poziom 1 i schodzą co turę o jeden poziom, płacąc koszt. Płytka schodzi, gdy ktoś dotrze na poziom 4. (SIM-6.9–SIM-6.12)
    .title = Eksploracja
simurgh-help-06-dragons = Każdy smok ma trzy zdolności. Użycie zdejmuje znacznik. Nowe znaczniki kładzie się na skrajnym lewym pustym polu. Jedne zdolności to akcje dowolne, inne dodają coś do zysku, ruchu albo oddania wasala; gra o nie zapyta. (SIM-7)
    .title = Smoki
simurgh-help-07-end = Odpowiednia liczba płytek w kronice albo celów przy pomniku rozpoczyna ostatnie tury: każdy inny gracz ma jeszcze jedną. Potem punktuje się cele i pozostałe zasoby. Na koniec swojej tury wolno zatrzymać najwyżej pięć płytek i 15 zasobów (12 w trybie zaawansowanym). (SIM-8)
    .title = Koniec

## Co czyni pozycję dobrą

simurgh-feature-points = dotychczasowe punkty
simurgh-feature-meat = mięso
simurgh-feature-vegetables = warzywa
simurgh-feature-wood = drewno
simurgh-feature-stone = kamień
simurgh-feature-weapons = broń
simurgh-feature-knowledge = mądrość
simurgh-feature-spearmen = włócznicy
simurgh-feature-riders = jeźdźcy
simurgh-feature-markers = znaczniki na smokach
simurgh-feature-dragons = smoki
simurgh-feature-tiles = płytki na ręce
simurgh-feature-explorations = rozpoczęte eksploracje
simurgh-feature-plans = pola płytek, na które cię stać
simurgh-feature-ready = wasale w domu
simurgh-feature-leftovers = zasoby, które zostaną na koniec
simurgh-feature-objectives = cele
simurgh-feature-ahead = przewaga, tym ważniejsza, im bliżej końca
simurgh-feature-idle = wasale bezczynni na rynku

## Boty

simurgh-bot-explorer = Odkrywca
simurgh-bot-explorer-about = Gra słabiej niż Adept: prowadzi jeźdźców w głąb każdej płytki eksploracji i zbiera zasoby na następny krok.
simurgh-bot-keeper = Opiekun smoków
simurgh-bot-keeper-about = Gra słabiej niż Adept: zbiera smoki i znaczniki, oszczędza je i walczy o cele.

## Co przemawia za ruchem

simurgh-more-veg = przynosi: { simurgh-amount-veg }
simurgh-more-meat = przynosi: { simurgh-amount-meat }
simurgh-more-wood = przynosi: { simurgh-amount-wood }
simurgh-more-stone = przynosi: { simurgh-amount-stone }
simurgh-more-wisdom = przynosi: { simurgh-amount-wisdom }
simurgh-more-weapon = przynosi: { simurgh-amount-weapon }
simurgh-fewer-veg = kosztuje: { simurgh-amount-veg }
simurgh-fewer-meat = kosztuje: { simurgh-amount-meat }
simurgh-fewer-wood = kosztuje: { simurgh-amount-wood }
simurgh-fewer-stone = kosztuje: { simurgh-amount-stone }
simurgh-fewer-wisdom = kosztuje: { simurgh-amount-wisdom }
simurgh-fewer-weapon = kosztuje: { simurgh-amount-weapon }
simurgh-more-home =
    { $count ->
        [one] { $count } wasal wraca do domu
        [few] { $count } wasale wracają do domu
        [many] { $count } wasali wraca do domu
       *[other] { $count } wasala wraca do domu
    }
simurgh-fewer-home =
    { $count ->
        [one] o { $count } wasala mniej w domu
        [few] o { $count } wasali mniej w domu
        [many] o { $count } wasali mniej w domu
       *[other] o { $count } wasala mniej w domu
    }
simurgh-more-riders =
    { $count ->
        [one] o { $count } jeźdźca więcej do końca gry
        [few] o { $count } jeźdźców więcej do końca gry
        [many] o { $count } jeźdźców więcej do końca gry
       *[other] o { $count } jeźdźca więcej do końca gry
    }
simurgh-fewer-riders =
    { $count ->
        [one] poświęca { $count } jeźdźca
        [few] poświęca { $count } jeźdźców
        [many] poświęca { $count } jeźdźców
       *[other] poświęca { $count } jeźdźca
    }
simurgh-more-markers =
    { $count ->
        [one] o { $count } znacznik na smokach więcej
        [few] o { $count } znaczniki na smokach więcej
        [many] o { $count } znaczników na smokach więcej
       *[other] o { $count } znacznika na smokach więcej
    }
simurgh-fewer-markers =
    { $count ->
        [one] zużywa { $count } znacznik
        [few] zużywa { $count } znaczniki
        [many] zużywa { $count } znaczników
       *[other] zużywa { $count } znacznika
    }
simurgh-more-dragons =
    { $count ->
        [one] o { $count } smoka więcej
        [few] o { $count } smoków więcej
        [many] o { $count } smoków więcej
       *[other] o { $count } smoka więcej
    }
simurgh-fewer-dragons =
    { $count ->
        [one] o { $count } smoka mniej
        [few] o { $count } smoków mniej
        [many] o { $count } smoków mniej
       *[other] o { $count } smoka mniej
    }
simurgh-more-tiles =
    { $count ->
        [one] o { $count } płytkę na ręce więcej
        [few] o { $count } płytki na ręce więcej
        [many] o { $count } płytek na ręce więcej
       *[other] o { $count } płytki na ręce więcej
    }
simurgh-fewer-tiles =
    { $count ->
        [one] o { $count } płytkę na ręce mniej
        [few] o { $count } płytki na ręce mniej
        [many] o { $count } płytek na ręce mniej
       *[other] o { $count } płytki na ręce mniej
    }
simurgh-more-points =
    { $count ->
        [one] przynosi { $count } punkt
        [few] przynosi { $count } punkty
        [many] przynosi { $count } punktów
       *[other] przynosi { $count } punktu
    }
simurgh-fewer-points =
    { $count ->
        [one] kosztuje { $count } punkt
        [few] kosztuje { $count } punkty
        [many] kosztuje { $count } punktów
       *[other] kosztuje { $count } punktu
    }
simurgh-ground-objective =
    { $count ->
        [one] wybierasz pierwszy cel na Pomniku: za co na koniec porównuje się wszystkich
        [few] wybierasz { $count }. cel na Pomniku: za co na koniec porównuje się wszystkich
        [many] wybierasz { $count }. cel na Pomniku: za co na koniec porównuje się wszystkich
       *[other] wybierasz { $count }. cel na Pomniku: za co na koniec porównuje się wszystkich
    }
simurgh-risk-end =
    { $count ->
        [one] zaczynają się ostatnie tury: ma ją jeszcze { $count } przeciwnik
        [few] zaczynają się ostatnie tury: mają je jeszcze { $count } przeciwnicy
        [many] zaczynają się ostatnie tury: ma je jeszcze { $count } przeciwników
       *[other] zaczynają się ostatnie tury: ma je jeszcze { $count } przeciwnika
    }
simurgh-mark-last = Ostatnie tury

## What a first choice leaves open

simurgh-open-place-vassal = Kogo wysyłasz { $space_to }?
simurgh-open-place-withdraw-vassal = Kogo wysyłasz { $space_to } albo stamtąd wycofujesz?
simurgh-open-place-space = Dokąd wysyłasz { $vassal_acc }?
simurgh-open-place-withdraw-space = Dokąd wysyłasz { $vassal_acc } albo kogo wycofujesz?
simurgh-open-move-withdraw-wild = Jeździec schodzi o poziom czy go wycofujesz?
simurgh-open-withdraw-space = Którego { $vassal_acc } wycofujesz?
simurgh-open-lay-wild = Gdzie kładziesz { $tile_acc }?
simurgh-open-lay-tile = Którą płytkę kładziesz na { $wild }?
simurgh-open-replace-wild = Która płytka ustąpi miejsca? Kosztuje to broń
simurgh-open-replace-tile = Którą płytkę kładziesz na { $wild }? Kosztuje to broń
simurgh-open-set-statue = Na którym polu Pomnika kładziesz { $objective }?
simurgh-open-set-objective = Który cel kładziesz na { $statue }?
simurgh-open-exchange-statue = Który cel ustąpi miejsca?
simurgh-open-exchange-objective = Który cel zastąpi cel z { $statue_gen }?
simurgh-open-put-back-end = Na wierzch stosu czy na spód?
simurgh-open-discard-end = Na wierzch stosu czy na spód?
