# Words of the server.

server-open = The hall is open: { $address } (tables are kept in { $db })

## Refusals

server-not-now =
    { $status ->
        [gathering] this is not possible before the game has begun
        [playing] this is not possible while the game goes on
        [over] this is not possible, the game is over
       *[closed] this is not possible, the table is closed
    }
server-hints-off = at this table nobody gives hints
