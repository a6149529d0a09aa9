# Simurgh na ekranie: pola miasta widać, więc wystarczą ich nazwy.

simurgh-prompt-turn = Umieść wasala albo wycofaj wasali; przedtem i potem akcje dowolne
simurgh-page-last-turn = Twoja ostatnia tura! Umieść wasala albo wycofaj wasali
simurgh-page-markers = znaczniki

simurgh-space-C1 = Zbrojownia
simurgh-space-C2 = Biblioteka
simurgh-space-C3 = Kuźnia
simurgh-space-C4 = Smocze Iglice
simurgh-space-C5 = Główny Rynek
simurgh-space-C6 = Koszary
simurgh-space-C7 = Tereny Łowieckie
simurgh-space-C8 = Arena Ćwiczeń
simurgh-space-C9 = Plac Budowniczych
simurgh-space-C10 = Tereny Hodowlane
simurgh-space-C11 = Kwatery Zwiadowców
simurgh-space-C12 = Pomnik Władcy Smoków

## Znaki na planszy

simurgh-help-08-signs = ● to pole dla jednego wasala, ●● pole dla dowolnej liczby; jeździec na smoku znaczy: tylko dla jeźdźców. Po lewej stronie strzałki stoi cena, po prawej zysk; ukośnik znaczy „albo”. Gwiazda to punkt mocy, ◆ znacznik zdolności (◇: brak znacznika), oko: weź płytkę z Kwater Zwiadowców, pomnik z dachem: połóż cel. Zasoby: warzywo, mięso (udko), drewno (kłoda), kamień (blok), mądrość (księga), broń (miecz). Ród mieści 15 zasobów, w trybie Władcy Smoków 12.
    .title = Znaki na planszy
