# Smoki. Slots: 0 1 2 above 3 4 5.

smoki-name = Smoki
smoki-idea = Swap the cards of your dream for lower ones, or for equal ones that cancel out in a column; ravens stir everything up.

## What to do now

smoki-prompt-reveal = Turn up one card of your dream
smoki-prompt-source = Take a card: from which pile?
smoki-prompt-hold = Where do you lay it, or do you discard it?
smoki-prompt-pile = On which open pile do you put it?
smoki-prompt-bottom = The last card is { $card }: under which open pile does it go?
smoki-prompt-nest = Which two of your cards do you exchange, if any?
smoki-prompt-offer = Which of your cards do you give?
smoki-prompt-strike = Which card do you take in return?
smoki-ask-strike = Which card do you take for your { $card }?
smoki-ask-lay = Where do you lay it?

## What asks

smoki-source-held = { $card } in hand
smoki-source-left = { $card } leaves the dream

## Actions

smoki-action-turn-up = Turn up slot { $slot }
smoki-action-take-open = Take the top card of open pile { $pile }
smoki-action-draw-hidden = Draw from the hidden pile
smoki-action-place = Place it in slot { $slot }
smoki-action-discard = Discard it onto open pile { $pile }
smoki-action-put-top = Put it on open pile { $pile }
smoki-action-put-bottom = Put it under open pile { $pile }
smoki-action-swap-own = Exchange slots { $first } and { $second }
smoki-action-skip = Exchange no cards
smoki-action-offer = Give the card in slot { $slot }
smoki-action-swap-with = Take slot { $slot } from { $seat }

## Events

smoki-source-card = { $card }
smoki-event-round-begins = Round { $round } begins; { $seat } starts
smoki-event-turned-up = { $seat } turns up slot { $slot }: { $card }
    .short = turns up { $card }
smoki-event-opened = Open pile { $pile } shows { $card }
smoki-event-drew = { $seat } draws from the hidden pile: { $card }
    .short = draws { $card }
smoki-event-drew-unseen = { $seat } draws from the hidden pile
    .short = draws a card
smoki-event-took = { $seat } takes { $card } from open pile { $pile }
    .short = takes { $card }
smoki-event-placed = { $seat } places { $card } in slot { $slot }
    .short = places { $card }
smoki-event-removed = { $seat } removes { $card } from slot { $slot }
smoki-event-discarded = { $seat } discards { $card } onto open pile { $pile }
    .short = discards { $card }
smoki-event-put-top = { $seat } puts { $card } on open pile { $pile }
smoki-event-received = { $seat } receives { $card } in slot { $slot }
smoki-event-put-bottom = { $seat } puts { $card } under open pile { $pile }
    .short = puts { $card } under a pile
smoki-event-skipped = { $seat } exchanges no cards
smoki-event-swapped-own = { $seat } exchanges slots { $first } and { $second }
    .short = exchanges two cards
smoki-event-offered = { $seat } attacks with the card in slot { $slot }
smoki-event-swapped-with = { $seat } exchanges slot { $slot } with slot { $other_slot } of { $other_seat }
    .short = exchanges a card with { $other_seat }
smoki-event-reshuffled =
    { $count ->
        [one] { $count } card is shuffled into a new hidden pile
       *[other] { $count } cards are shuffled into a new hidden pile
    }
smoki-event-round-ends = The round ends: all of { $seat }’s cards are face up
    .short = ends the round
smoki-event-turns-run-out = The round ends: the agreed number of turns has been played
smoki-event-showed = { $seat } shows slot { $slot }: { $card }
smoki-event-scored =
    { $points ->
        [one] { $seat }: { $points } point this round ({ $sum })
       *[other] { $seat }: { $points } points this round ({ $sum })
    }
smoki-event-token =
    { $tokens ->
        [one] { $seat } wins the round and has { $tokens } dragon token
       *[other] { $seat } wins the round and has { $tokens } dragon tokens
    }
    .short = wins the round
smoki-event-total =
    { $points ->
        [one] { $seat }: { $points } point in total
       *[other] { $seat }: { $points } points in total
    }
smoki-event-won = { $seat } wins the game
    .short = wins the game

## Why not?

smoki-why-reveal = first, everyone turns up one card
smoki-why-source = first take a card from a pile
smoki-why-hold = first place or discard the card in your hand
smoki-why-hold-to-place = first place the card in your hand
smoki-why-pile = first put the card that left your dream on an open pile
smoki-why-bottom = first put the last card of the ring under an open pile
smoki-why-nest = first use the nest or skip it
smoki-why-offer = first choose the card you give in the attack
smoki-why-strike = first choose the card you take in the attack
smoki-why-no-such-pile = there is no open pile { $pile } in this game
smoki-why-empty-pile = open pile { $pile } is empty
smoki-why-from-open = a card taken from an open pile must be placed; this one came from pile { $pile }
smoki-why-ring = a Raven Ring must always be placed
smoki-why-same-slot = two different slots are needed
smoki-why-the-nest = the nest just placed in slot { $slot } cannot be moved
smoki-why-order = name the smaller slot first
smoki-why-the-attack = the attack just placed in slot { $slot } cannot be given
smoki-why-own-dream = the attack takes another player’s card
smoki-why-no-such-seat =
    { $seats ->
        [one] only { $seats } player sits at this table
       *[other] only { $seats } players sit at this table
    }

## Options

smoki-option-scoring = Goal
    .help = The game is won by three tokens, by the fewest points when someone reaches the limit, or by the fewest points after a number of rounds
smoki-option-scoring-tokens = three tokens
smoki-option-scoring-points = fewest points at the limit
smoki-option-scoring-rounds = a number of rounds
smoki-option-points-limit = Points limit
    .help = When playing to a limit: the total of points that ends the game
smoki-option-rounds = Rounds
    .help = When playing a number of rounds: how many
smoki-option-open-piles = Open piles
    .help = Number of open piles beside the hidden one
smoki-option-raven-attack = Raven Attack
    .help = Shuffle the four Raven Attack cards into the deck
smoki-option-starting-seat = First player
    .help = Who starts the first round
smoki-option-turn-cap = Turn limit
    .help = The game ends after this many turns at the latest; if not set: 1000 for each agreed round

## Points by source

smoki-score-missing-tokens = Tokens still missing
smoki-score-dragons = Dragons
smoki-score-ravens = Ravens
smoki-score-reflections = Reflections

## A tie at the end

smoki-tie-tokens = More than one player reached three tokens in the same round: they share the victory
smoki-tie-points = More than one player has the lowest total: they share the victory

## Rules help

smoki-help-01-aim = Everyone has a dream of six cards in two rows of three. Cards are worth their number; the lowest total wins a round, and winning three rounds wins the game. (SMO-1, SMO-9)
    .title = Aim
smoki-help-02-start = The deck has four cards of each dragon (−2 and 0 to 8) and of each raven. All six cards of a dream lie face down and nobody may look at them. Everyone turns up one of their own cards. Beside the hidden pile lie two open piles with one card each. (SMO-2, SMO-3)
    .title = Start
smoki-help-03-turn = On your turn take one card: the top of an open pile, which you must place, or the top of the hidden pile, which you may place or discard. Placing means that it replaces any card of your dream, face up, and the replaced card goes on the open pile of your choice. An emptied open pile stays empty until someone puts a card there. When the hidden pile runs out, the open piles are shuffled into a new one. (SMO-5)
    .title = Your turn
smoki-help-04-ring = Raven Ring (10): must be placed. The replaced card goes to your left neighbour, who lays it in the same slot and passes on the card from there, all the way round; the last player puts the last card under an open pile. (SMO-6.2 to SMO-6.5)
    .title = Raven Ring
smoki-help-05-nest = Raven Nest (9): after placing it you may exchange two other cards of your dream, face up or face down. (SMO-6.12, SMO-6.13)
    .title = Raven Nest
smoki-help-06-reflection = Water Reflection: at scoring it copies the printed number of the nearest card to its left or right in its row, the smaller one if there are two. Three of them in a row count as nothing. (SMO-6.6 to SMO-6.11)
    .title = Water Reflection
smoki-help-07-attack = Raven Attack (9, an option): after placing it you must exchange another of your cards with any card of another player, face up or face down. It is in the deck only if the options of the table say so. (SMO-6.14, SMO-6.15)
    .title = Raven Attack
smoki-help-08-end = When all six of a player's cards are face up at the end of a turn, the round is over, and everyone turns up their cards and counts. Two cards of the same value in one column count 0, even −2 above −2; reflections never do. Everyone who ties for the lowest total gets a token; the left neighbour of the player who ended the round starts the next. (SMO-7, SMO-8)
    .title = End of a round
smoki-help-09-variants = Play for points up to a limit or for a number of rounds instead of tokens; with one open pile; with Raven Attack cards. (SMO-10)
    .title = Variants

## The board in a terminal

smoki-board-hidden = hidden ({ $count })
smoki-board-open = open { $pile } ({ $count })
smoki-board-held = in hand
smoki-board-removed = leaves
smoki-board-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
smoki-board-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
smoki-account-round = Round
smoki-account-tokens = Tokens
smoki-account-token = The fewest points in a round (★) win a token; three tokens win the game.
smoki-account-fewest = The lowest total wins; ★ marks the fewest points in a round.
smoki-account-pair = { $card } under { $top_card } counts 0
smoki-account-copy = the reflection copies { $card }
smoki-account-copy-less = the reflection copies { $card } rather than { $other_card }
smoki-account-no-copy = the reflection has nothing to copy and counts 0
smoki-short-G = 9 Nest
smoki-short-K = 10 Ring
smoki-short-O = Reflect
smoki-short-A = 9 Attack

## What makes a position good

smoki-feature-goal = tokens still needed
smoki-feature-rounds = points of finished rounds
smoki-feature-tokens = tokens won
smoki-feature-chance = the chance to win this round
smoki-feature-dream = the expected total of the dream
smoki-feature-haste = cards still face down

## Bots with a style

smoki-bot-rusher = Rusher
smoki-bot-rusher-about = Almost as strong as the Adept: turns its cards over as fast as it can and ends the round before others are ready.
smoki-bot-dreamer = Dreamer
smoki-bot-dreamer-about = Weaker than the Adept: leaves its cards face down for a long time and improves those already face up.

## What speaks for a move

smoki-more-dream =
    { $count ->
        [one] your dream will count about { $count } point more, a hidden card taken as 4.3
       *[other] your dream will count about { $count } points more, a hidden card taken as 4.3
    }
smoki-fewer-dream =
    { $count ->
        [one] your dream will count about { $count } point less, a hidden card taken as 4.3
       *[other] your dream will count about { $count } points less, a hidden card taken as 4.3
    }
smoki-more-down =
    { $count ->
        [one] { $count } more card lies face down
       *[other] { $count } more cards lie face down
    }
smoki-fewer-down =
    { $count ->
        [one] turns up { $count } card of your dream: the end of the round is nearer
       *[other] turns up { $count } cards of your dream: the end of the round is nearer
    }
smoki-ground-pair =
    { $count ->
        [one] { $card } under { $above_card } counts 0: { $count } point cancelled out
       *[other] { $card } under { $above_card } counts 0: { $count } points cancelled out
    }
smoki-risk-pair =
    { $count ->
        [one] { $card } under { $above_card } no longer cancels out { $count } point
       *[other] { $card } under { $above_card } no longer cancels out { $count } points
    }
smoki-risk-gift =
    { $count ->
        [one] leaves { $card } on a pile, which would save { $seat } { $count } point
       *[other] leaves { $card } on a pile, which would save { $seat } { $count } points
    }
smoki-ground-alike = all six cards are equally unknown: any of them will do
smoki-ground-round = ends the round: your dream counts { $points }, the lowest of the others { $least }

## What a first choice leaves open

smoki-open-swap-own-second = Which card do you exchange it with?
smoki-open-swap-own-first = Which card do you exchange it with?
smoki-open-swap-own-first-second = Which card do you exchange it with?
