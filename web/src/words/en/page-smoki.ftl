# Smoki on a screen: slots and piles are visible, so they are named by their place, not by number.

smoki-page-at =
    { $slot ->
        [0] top-left
        [1] top-middle
        [2] top-right
        [3] bottom-left
        [4] bottom-middle
       *[5] bottom-right
    }
smoki-page-at-other =
    { $other_slot ->
        [0] top-left
        [1] top-middle
        [2] top-right
        [3] bottom-left
        [4] bottom-middle
       *[5] bottom-right
    }
smoki-page-at-first =
    { $first ->
        [0] top-left
        [1] top-middle
        [2] top-right
        [3] bottom-left
        [4] bottom-middle
       *[5] bottom-right
    }
smoki-page-at-second =
    { $second ->
        [0] top-left
        [1] top-middle
        [2] top-right
        [3] bottom-left
        [4] bottom-middle
       *[5] bottom-right
    }
smoki-page-side =
    { $pile ->
        [0] left
       *[1] right
    }

## Actions

smoki-action-turn-up = Turn up the { smoki-page-at } card
smoki-action-take-open = Take the top card of the { smoki-page-side } pile
smoki-action-place = Place it in the { smoki-page-at } slot
smoki-action-discard = Discard it onto the { smoki-page-side } pile
smoki-action-put-top = Put it on the { smoki-page-side } pile
smoki-action-put-bottom = Put it under the { smoki-page-side } pile
smoki-action-swap-own = Exchange the { smoki-page-at-first } and { smoki-page-at-second } cards
smoki-action-offer = Give the { smoki-page-at } card
smoki-action-swap-with = Take the { smoki-page-at } card of { $seat }

## Events

smoki-event-turned-up = { $seat } turns up the { smoki-page-at } card: { $card }
    .short = turns up { $card }
smoki-event-opened = The { smoki-page-side } pile shows { $card }
smoki-event-took = { $seat } takes { $card } from the { smoki-page-side } pile
    .short = takes { $card }
smoki-event-placed = { $seat } places { $card } in the { smoki-page-at } slot
    .short = places { $card } { smoki-page-at }
smoki-event-removed = { $seat } removes { $card }
smoki-event-discarded = { $seat } discards { $card } onto the { smoki-page-side } pile
    .short = discards { $card }
smoki-event-put-top = { $seat } puts { $card } on the { smoki-page-side } pile
smoki-event-received = { $seat } gets { $card } in the { smoki-page-at } slot
smoki-event-put-bottom = { $seat } puts { $card } under the { smoki-page-side } pile
    .short = puts { $card } under a pile
smoki-event-swapped-own = { $seat } exchanges the { smoki-page-at-first } and { smoki-page-at-second } cards
    .short = exchanges two cards
smoki-event-offered = { $seat } attacks with the { smoki-page-at } card
smoki-event-swapped-with = { $seat } exchanges the { smoki-page-at } card for the { smoki-page-at-other } card of { $other_seat }
    .short = exchanges a card with { $other_seat }
smoki-event-showed = { $seat } shows the { smoki-page-at } card: { $card }

## Why not?

smoki-why-empty-pile = the { smoki-page-side } pile is empty
smoki-why-from-open = a card taken from an open pile must be placed; this one came from the { smoki-page-side } pile
smoki-why-the-nest = the nest just placed cannot be moved
smoki-why-the-attack = the attack just placed cannot be given

## Labels on the board

smoki-page-aim-tokens = Your six cards are your dream. The lowest total wins the round; three rounds win the game.
smoki-page-aim = Your six cards are your dream. The lowest total of points wins.
smoki-page-ends = Laid on your last hidden card, it ends the round.
smoki-page-ends-with =
    { $points ->
        [one] Laid on your last hidden card, it ends the round: your dream will count { $points } point.
       *[other] Laid on your last hidden card, it ends the round: your dream will count { $points } points.
    }

smoki-page-open-pile =
    { $pile ->
        [0] left
       *[1] right
    }
smoki-page-pile =
    { $count ->
        [one] The { smoki-page-side } open pile: { $shown }, { $count } card
       *[other] The { smoki-page-side } open pile: { $shown }, { $count } cards
    }
smoki-page-slot = { $whose }, { smoki-page-at } card: { $shown }

## How the game went

smoki-page-rounds = Round by round
smoki-page-round-number = Round { $round }
smoki-page-tokens = Tokens: { $count } of 3
smoki-page-tokens-won = Tokens
smoki-page-token-each-round = The lowest score of a round (★) earns a token; three tokens win the game.
smoki-page-fewest-win = The lowest total wins.
smoki-event-scored =
    { $points ->
        [one] { $seat }: { $points } point this round
       *[other] { $seat }: { $points } points this round
    }

## The end of a round

smoki-page-account =
    { $points ->
        [one] { $seat }: { $cards }. In all { $points } point
       *[other] { $seat }: { $cards }. In all { $points } points
    }
smoki-page-deal = Deal the next round
smoki-page-token-for = Fewest points: token { $tokens } of 3
smoki-page-total-now =
    { $points ->
        [one] { $points } point so far
       *[other] { $points } points so far
    }
smoki-page-best =
    { $points ->
        [one] best round: { $points } point in round { $round }
       *[other] best round: { $points } points in round { $round }
    }
