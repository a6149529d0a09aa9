# Na skrzydłach smoków na ekranie.

wyrmspan-page-brown = Brązowe pole: połóż znacznik na kaflu gildii i weź bonus obok
wyrmspan-page-step =
    { $space ->
        [0] Tor gildii: początek
       *[other] Tor gildii: pole { $space }
    }
wyrmspan-page-room = Znaczniki: { $taken } z { $room }
wyrmspan-page-room-always = Miejsce jest zawsze
