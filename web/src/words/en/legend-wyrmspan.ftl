# What Wyrmspan's icons mean.

wyrmspan-legend-icons = What you gain, pay or do
wyrmspan-sign-coin = Coin: every action costs one
wyrmspan-sign-meat = Meat
wyrmspan-sign-gold = Gold
wyrmspan-sign-crystal = Crystal
wyrmspan-sign-milk = Milk
wyrmspan-sign-any = A resource: you choose, or the text says which
wyrmspan-sign-egg = Egg, laid in a free nest
wyrmspan-sign-dragon_card = Draw a dragon card
wyrmspan-sign-cave_card = Draw a cave card
wyrmspan-sign-cards = A dragon or cave card
wyrmspan-sign-dragon = A dragon: entice one, or the one meant in the text
wyrmspan-sign-excavate = Excavate a space
wyrmspan-sign-tuck = Tuck a card under a dragon
wyrmspan-sign-cache = Cache the resource that follows on a dragon
wyrmspan-sign-guild = A step on the guild's track
wyrmspan-sign-activated = Use an ability, or an entry of the mat, once more
wyrmspan-sign-eye = Reveal cards and choose among them
wyrmspan-sign-players = The opponents may do this too
wyrmspan-sign-points = Points

wyrmspan-legend-when = When a dragon's ability works
wyrmspan-sign-when-played = When you entice the dragon
wyrmspan-sign-when-activated = Whenever your explorer reaches it
wyrmspan-sign-when-round = Once in every round
wyrmspan-sign-when-endgame = At the end of the game
wyrmspan-sign-when-fed = Each time you feed the hatchling
wyrmspan-sign-when-fed3 = Also when you feed the hatchling for the third time

wyrmspan-legend-between = Signs between icons
wyrmspan-sign-arrow = Pay what is on the left to get what is on the right
wyrmspan-sign-next = And then
wyrmspan-sign-or = Or
wyrmspan-sign-choose = Choose that many of these
wyrmspan-sign-upto = At most this many times
wyrmspan-sign-each = For each thing that the text names
wyrmspan-sign-condition = Only under a condition: see the text
wyrmspan-sign-swap = Change places
