# Smoki na ekranie: pola i stosy widać, więc określa je miejsce, a nie numer.

smoki-page-at =
    { $slot ->
        [0] u góry z lewej
        [1] u góry pośrodku
        [2] u góry z prawej
        [3] u dołu z lewej
        [4] u dołu pośrodku
       *[5] u dołu z prawej
    }
smoki-page-at-other =
    { $other_slot ->
        [0] u góry z lewej
        [1] u góry pośrodku
        [2] u góry z prawej
        [3] u dołu z lewej
        [4] u dołu pośrodku
       *[5] u dołu z prawej
    }
smoki-page-at-first =
    { $first ->
        [0] u góry z lewej
        [1] u góry pośrodku
        [2] u góry z prawej
        [3] u dołu z lewej
        [4] u dołu pośrodku
       *[5] u dołu z prawej
    }
smoki-page-at-second =
    { $second ->
        [0] u góry z lewej
        [1] u góry pośrodku
        [2] u góry z prawej
        [3] u dołu z lewej
        [4] u dołu pośrodku
       *[5] u dołu z prawej
    }
smoki-page-side =
    { $pile ->
        [0] po lewej
       *[1] po prawej
    }

## Akcje

smoki-action-turn-up = Odkryj kartę { smoki-page-at }
smoki-action-take-open = Weź wierzchnią kartę ze stosu { smoki-page-side }
smoki-action-place = Połóż ją { smoki-page-at }
smoki-action-discard = Odrzuć ją na stos { smoki-page-side }
smoki-action-put-top = Odłóż ją na stos { smoki-page-side }
smoki-action-put-bottom = Wsuń ją pod stos { smoki-page-side }
smoki-action-swap-own = Zamień karty { smoki-page-at-first } i { smoki-page-at-second }
smoki-action-offer = Oddaj kartę { smoki-page-at }
smoki-action-swap-with = Weź kartę { smoki-page-at } (gracz: { $seat })

## Zdarzenia

smoki-event-turned-up = { $seat } odkrywa kartę { smoki-page-at }: { $card }
    .short = odkrywa kartę: { $card }
smoki-event-opened = Stos { smoki-page-side } pokazuje: { $card }
smoki-event-took = { $seat } bierze ze stosu { smoki-page-side }: { $card }
    .short = bierze: { $card }
smoki-event-placed = { $seat } kładzie { smoki-page-at }: { $card }
    .short = kładzie { smoki-page-at }: { $card }
smoki-event-removed = { $seat } zdejmuje: { $card }
smoki-event-discarded = { $seat } odrzuca na stos { smoki-page-side }: { $card }
    .short = odrzuca: { $card }
smoki-event-put-top = { $seat } odkłada na stos { smoki-page-side }: { $card }
smoki-event-received = { $seat } dostaje { smoki-page-at }: { $card }
smoki-event-put-bottom = { $seat } wsuwa pod stos { smoki-page-side }: { $card }
    .short = wsuwa pod stos: { $card }
smoki-event-swapped-own = { $seat } zamienia karty { smoki-page-at-first } i { smoki-page-at-second }
    .short = zamienia dwie swoje karty
smoki-event-offered = { $seat } atakuje, oddając kartę { smoki-page-at }
smoki-event-swapped-with = { $seat } zamienia kartę { smoki-page-at } na kartę { smoki-page-at-other } (gracz: { $other_seat })
    .short = wymienia kartę (gracz: { $other_seat })
smoki-event-showed = { $seat } pokazuje kartę { smoki-page-at }: { $card }

## Dlaczego nie?

smoki-why-empty-pile = stos { smoki-page-side } jest pusty
smoki-why-from-open = kartę wziętą ze stosu odkrytego trzeba dołożyć do swojego snu; ta jest ze stosu { smoki-page-side }
smoki-why-the-nest = właśnie położonego gniazda nie można przenieść
smoki-why-the-attack = właśnie położonego ataku nie można oddać

## Podpisy na planszy

smoki-page-aim-tokens = Twoje sześć kart to twój sen. Najniższa suma wygrywa rundę, a trzy rundy wygrywają grę.
smoki-page-aim = Twoje sześć kart to twój sen. Wygrywa najniższa suma punktów.
smoki-page-ends = Położona na ostatniej zakrytej karcie kończy rundę.
smoki-page-ends-with =
    { $points ->
        [one] Położona na ostatniej zakrytej karcie kończy rundę: twój sen będzie liczył { $points } punkt.
        [few] Położona na ostatniej zakrytej karcie kończy rundę: twój sen będzie liczył { $points } punkty.
        [many] Położona na ostatniej zakrytej karcie kończy rundę: twój sen będzie liczył { $points } punktów.
       *[other] Położona na ostatniej zakrytej karcie kończy rundę: twój sen będzie liczył { $points } punktu.
    }

smoki-page-open-pile =
    { $pile ->
        [0] lewy
       *[1] prawy
    }
smoki-page-pile =
    { $count ->
        [one] Stos odkryty { smoki-page-side }: { $shown }, { $count } karta
        [few] Stos odkryty { smoki-page-side }: { $shown }, { $count } karty
        [many] Stos odkryty { smoki-page-side }: { $shown }, { $count } kart
       *[other] Stos odkryty { smoki-page-side }: { $shown }, { $count } karty
    }
smoki-page-slot = { $whose }, karta { smoki-page-at }: { $shown }

## Przebieg gry

smoki-page-rounds = Runda po rundzie
smoki-page-round-number = Runda { $round }
smoki-page-tokens = Żetony: { $count } z 3
smoki-page-tokens-won = Żetony
smoki-page-token-each-round = Najmniej punktów w rundzie (★) daje żeton; kto ma trzy żetony, wygrywa grę.
smoki-page-fewest-win = Wygrywa najmniejsza suma.
smoki-event-scored =
    { $points ->
        [one] { $seat }: { $points } punkt w tej rundzie
        [few] { $seat }: { $points } punkty w tej rundzie
        [many] { $seat }: { $points } punktów w tej rundzie
       *[other] { $seat }: { $points } punktu w tej rundzie
    }

## Koniec rundy

smoki-page-account =
    { $points ->
        [one] { $seat }: { $cards }. Razem { $points } punkt
        [few] { $seat }: { $cards }. Razem { $points } punkty
        [many] { $seat }: { $cards }. Razem { $points } punktów
       *[other] { $seat }: { $cards }. Razem { $points } punktu
    }
smoki-page-deal = Rozdaj następną rundę
smoki-page-token-for = Najmniej punktów: żeton { $tokens } z 3
smoki-page-total-now =
    { $points ->
        [one] Dotąd razem { $points } punkt
        [few] Dotąd razem { $points } punkty
        [many] Dotąd razem { $points } punktów
       *[other] Dotąd razem { $points } punktu
    }
smoki-page-best =
    { $points ->
        [one] najlepsza runda: { $points } punkt w rundzie { $round }
        [few] najlepsza runda: { $points } punkty w rundzie { $round }
        [many] najlepsza runda: { $points } punktów w rundzie { $round }
       *[other] najlepsza runda: { $points } punktu w rundzie { $round }
    }
