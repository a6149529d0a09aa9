# Words of the living room: the table on a television, hands on phones.

living-title = In the living room
living-about = The table on a television, each player's hand on their phone: they scan a code and need no account.
living-show-address = Play on a television
living-open-there = On the television, open
living-open-here = Open the public table here
living-only-here = Other devices cannot reach “{ $place }”. Open the hall by the name or address that this computer has in your network.
living-hand-only = The board is on a television: show my hand first here
living-your-number = If this device fails: open { $address } on another one, type { $code }, choose your seat and type your number:

living-code = Code
living-go = Continue
living-tv-title = Television
living-tv-lead = Type the code of a table. The host finds it at the table, under “In the living room”.
living-join-title = Join in
living-join-lead = Type the code that the television shows.
living-needs-server = This hall runs in a single browser. For a television and phones you need a hall on a server.

living-scan = Join in with your phone
living-or-type = or open { $address } and type
living-waiting =
    { $count ->
        [one] One seat is still free
       *[other] { $count } seats are still free
    }
living-all-here = Everybody is here. The host begins.

living-turn = { $seat } to move
living-news = What happened
living-come-in = Came late, or lost your phone?
living-take-back = { $seat } asks to take a move back: answer on your phones

living-late = The game is going on. You can take the seat of a bot.
living-late-full = The game is going on, and all seats are taken.
living-full = All seats are taken.
living-instead = Play on for { $name }
living-was-here = I was already sitting here
living-look-on = Just watch
living-which-seat = Which seat is yours?
living-pin = The number of your seat
living-pin-where = Your first device showed it before the game and shows it under “Settings”. Without the number nobody can take your seat.
living-come-back = Back to my seat
living-moved = You are playing on another device
living-moved-about = Your seat was taken with its number. Your hand is no longer shown here.
living-choose = Choose above.
living-unpick = Choose something else
