# Simurgh na ekranie: pola miasta widać, więc wystarczą ich nazwy.

simurgh-prompt-turn = Umieść wasala albo wycofaj wasali; przedtem i potem akcje dowolne
simurgh-page-markers = znaczniki
simurgh-page-count-spearman =
    { $count ->
        [one] { $count } włócznik
        [few] { $count } włócznicy
        [many] { $count } włóczników
       *[other] { $count } włócznika
    }
simurgh-page-count-rider =
    { $count ->
        [one] { $count } jeździec
        [few] { $count } jeźdźcy
        [many] { $count } jeźdźców
       *[other] { $count } jeźdźca
    }
simurgh-page-tiles = płytki na ręce
simurgh-page-piles = W stosach: { $dragons ->
        [one] { $dragons } smok
        [few] { $dragons } smoki
        [many] { $dragons } smoków
       *[other] { $dragons } smoka
    } i { $objectives ->
        [one] { $objectives } cel
        [few] { $objectives } cele
        [many] { $objectives } celów
       *[other] { $objectives } celu
    }
simurgh-page-end = Do końca: kronika { $chronicle } z { $tiles } płytek, pomnik { $objectives } z { $most } celów
simurgh-page-leaving =
    { $count ->
        [one] { $count } płytka trafi do kroniki
        [few] { $count } płytki trafią do kroniki
        [many] { $count } płytek trafi do kroniki
       *[other] { $count } płytki trafi do kroniki
    }
simurgh-page-rank-now = Możliwe teraz
simurgh-page-rank-one-gain = Możliwe po jednym zysku: { $reason }
simurgh-page-rank-not = Niemożliwe: { $reason }

simurgh-space-C1 = Zbrojownia
    .to = do Zbrojowni
simurgh-space-C2 = Biblioteka
    .to = do Biblioteki
simurgh-space-C3 = Kuźnia
    .to = do Kuźni
simurgh-space-C4 = Smocze Iglice
    .to = do Smoczych Iglic
simurgh-space-C5 = Główny Rynek
    .to = na Główny Rynek
simurgh-space-C6 = Koszary
    .to = do Koszar
simurgh-space-C7 = Tereny Łowieckie
    .to = na Tereny Łowieckie
simurgh-space-C8 = Arena Ćwiczeń
    .to = na Arenę Ćwiczeń
simurgh-space-C9 = Plac Budowniczych
    .to = na Plac Budowniczych
simurgh-space-C10 = Tereny Hodowlane
    .to = na Tereny Hodowlane
simurgh-space-C11 = Kwatery Zwiadowców
    .to = do Kwater Zwiadowców
simurgh-space-C12 = Pomnik Władcy Smoków
    .to = pod Pomnik Władcy Smoków

## Znaki na planszy

simurgh-help-08-signs = ● to pole dla jednego wasala, ●● pole dla dowolnej liczby; jeździec na smoku znaczy: tylko dla jeźdźców. Po lewej stronie strzałki stoi cena, po prawej zysk; ukośnik znaczy „albo”. Gwiazda to punkt mocy, ◆ znacznik zdolności (◇: brak znacznika), oko: weź płytkę z Kwater Zwiadowców, pomnik z dachem: połóż cel. Zasoby: warzywo, mięso (udko), drewno (kłoda), kamień (blok), mądrość (księga), broń (miecz). Ród mieści 15 zasobów, w trybie Władcy Smoków 12.
    .title = Znaki na planszy
