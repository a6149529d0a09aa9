# Simurgh na ekranie: pola miasta i smoki widać, więc wystarczą ich nazwy.

simurgh-prompt-turn = Umieść wasala albo wycofaj wasali; przedtem i potem akcje dowolne
simurgh-page-last-turn = Twoja ostatnia tura! Umieść wasala albo wycofaj wasali

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

simurgh-dragon-49 = Zbieracz
simurgh-dragon-50 = Zbieracz
simurgh-dragon-51 = Handlarz
simurgh-dragon-52 = Handlarz
simurgh-dragon-53 = Łowca
simurgh-dragon-54 = Łowca
simurgh-dragon-55 = Tragarz
simurgh-dragon-56 = Tragarz
simurgh-dragon-57 = Mędrzec
simurgh-dragon-58 = Mędrzec
simurgh-dragon-59 = Żniwiarz
simurgh-dragon-60 = Żniwiarz
simurgh-dragon-61 = Kowal
simurgh-dragon-62 = Kowal
simurgh-dragon-63 = Goniec
simurgh-dragon-64 = Goniec
simurgh-dragon-65 = Wieszcz
simurgh-dragon-66 = Wieszcz
simurgh-dragon-67 = Strażnik
simurgh-dragon-68 = Strażnik
simurgh-dragon-69 = Pionier
simurgh-dragon-70 = Pionier
simurgh-dragon-71 = Zwiadowca
simurgh-dragon-72 = Zwiadowca

## Znaki na planszy

simurgh-help-08-signs = ● to pole dla jednego wasala, ●● pole dla dowolnej liczby; jeździec na smoku znaczy: tylko dla jeźdźców. Po lewej stronie strzałki stoi cena, po prawej zysk; ukośnik znaczy „albo”. Gwiazda to punkt mocy, ◆ znacznik zdolności (◇: brak znacznika), oko: weź płytkę z Kwater Zwiadowców, pomnik z dachem: połóż cel. Zasoby: warzywo, mięso (udko), drewno (kłoda), kamień (blok), mądrość (księga), broń (miecz). Ród mieści 15 zasobów, w trybie Władcy Smoków 12.
    .title = Znaki na planszy
