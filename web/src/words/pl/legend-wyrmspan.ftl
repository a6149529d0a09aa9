# Co znaczą ikony Wyrmspan.

wyrmspan-legend-icons = Co zyskujesz, płacisz lub robisz
wyrmspan-sign-coin = Moneta: każda akcja kosztuje jedną
wyrmspan-sign-meat = Mięso
wyrmspan-sign-gold = Złoto
wyrmspan-sign-crystal = Kryształ
wyrmspan-sign-milk = Mleko
wyrmspan-sign-any = Surowiec: do wyboru albo wskazany w tekście
wyrmspan-sign-egg = Jajo, złożone w wolnym gnieździe
wyrmspan-sign-dragon_card = Dobierz kartę smoka
wyrmspan-sign-cave_card = Dobierz kartę jaskini
wyrmspan-sign-cards = Karta smoka lub jaskini
wyrmspan-sign-dragon = Smok: zwab go albo chodzi o tego z tekstu
wyrmspan-sign-excavate = Wydrąż pole
wyrmspan-sign-tuck = Wsuń kartę pod smoka
wyrmspan-sign-cache = Odłóż na smoka surowiec narysowany obok
wyrmspan-sign-guild = Krok na torze gildii
wyrmspan-sign-activated = Użyj jeszcze raz zdolności lub pola planszetki
wyrmspan-sign-eye = Odkryj karty i wybierz spośród nich
wyrmspan-sign-players = Przeciwnicy też mogą to zrobić
wyrmspan-sign-points = Punkty

wyrmspan-legend-when = Kiedy działa zdolność smoka
wyrmspan-sign-when-played = Gdy zwabiasz smoka
wyrmspan-sign-when-activated = Za każdym razem, gdy dochodzi do niego twój badacz
wyrmspan-sign-when-round = Raz na rundę
wyrmspan-sign-when-endgame = Na koniec gry
wyrmspan-sign-when-fed = Za każdym razem, gdy karmisz smoczę
wyrmspan-sign-when-fed3 = Dodatkowo, gdy karmisz smoczę po raz trzeci

wyrmspan-legend-between = Znaki między ikonami
wyrmspan-sign-arrow = Zapłać to, co po lewej, by otrzymać to, co po prawej
wyrmspan-sign-next = A potem
wyrmspan-sign-or = Albo
wyrmspan-sign-choose = Wybierz tyle spośród podanych
wyrmspan-sign-upto = Najwyżej tyle razy
wyrmspan-sign-each = Za każdą rzecz wymienioną w tekście
wyrmspan-sign-condition = Tylko pod warunkiem: zobacz tekst
wyrmspan-sign-swap = Zamiana miejsc
