# Words for readers without a screen: language models and other programs that read.

brief-dragons = Dragons on the mats
brief-wyrmspan-cards = In lists of cards, dragons have a name; a number with nothing but a text is a cave card
brief-simurgh-marks = { $marked } an ability with a marker, { $unmarked } one without, which cannot be used
brief-simurgh-quarters = Tiles in the Scout Quarters
brief-moved = { $seat } moves
brief-taken-back =
    { $count ->
        [one] { $seat } takes back { $count } move
       *[other] { $seat } takes back { $count } moves
    }
brief-for-example = For example { $action }: { $meaning }
