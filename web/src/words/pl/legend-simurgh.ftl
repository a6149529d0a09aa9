# Co znaczą ikony Simurgha.

simurgh-legend-resources = Zasoby
simurgh-sign-veg = Warzywa
simurgh-sign-meat = Mięso
simurgh-sign-wood = Drewno
simurgh-sign-stone = Kamień
simurgh-sign-wisdom = Mądrość
simurgh-sign-weapon = Broń

simurgh-legend-icons = Co dają pola, płytki i smoki
simurgh-sign-pp = Punkty mocy: kto ma ich najwięcej, wygrywa
simurgh-sign-spearman = Włócznik; w cenie: oddajesz jednego
simurgh-sign-rider = Jeździec; na polu: tylko dla jeźdźców
simurgh-sign-dragon = Smok do twojego rodu
simurgh-sign-marker = Znacznik na zdolność smoka
simurgh-sign-gain = Gdy coś otrzymujesz
simurgh-sign-spend = Gdy oddajesz wasala
simurgh-sign-extra_move = Dodatkowy ruch na płytce eksploracji
simurgh-sign-scout_tile = Weź płytkę z Kwater Zwiadowców
simurgh-sign-scout_quarters = Kwatery Zwiadowców: weź płytki
simurgh-sign-dragonlord_statue = Pomnik Władcy Smoków: połóż cel
simurgh-sign-replace_objective = Wymień cel

simurgh-legend-signs = Znaki
simurgh-sign-one = Pole dla jednego wasala
simurgh-sign-many = Pole dla dowolnej liczby wasali
simurgh-sign-arrow = Zapłać to, co po lewej, by otrzymać to, co po prawej
simurgh-sign-or = Albo
simurgh-sign-marked = Zdolność ze znacznikiem: można jej użyć
simurgh-sign-unmarked = Zdolność bez znacznika
simurgh-sign-once = Tylko raz
