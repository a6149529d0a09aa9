# Na skrzydłach smoków na ekranie.

wyrmspan-page-discard-more = Zachowaj cztery karty, odrzuć dwie; jeszcze do odrzucenia: { $left }
wyrmspan-page-take-more =
    { $left ->
        [one] Weź jeszcze { $left } dowolny surowiec
        [few] Weź jeszcze { $left } dowolne surowce
        [many] Weź jeszcze { $left } dowolnych surowców
       *[other] Weź jeszcze { $left } dowolnego surowca
    }

wyrmspan-page-brown = Brązowe pole: połóż znacznik na kaflu gildii i weź bonus obok
wyrmspan-page-step =
    { $space ->
        [0] Tor gildii: początek
       *[other] Tor gildii: pole { $space }
    }
wyrmspan-page-room = Znaczniki: { $taken } z { $room }
wyrmspan-page-room-always = Miejsce jest zawsze
