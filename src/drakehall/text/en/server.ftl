# Words of the server.

server-open = The hall is open: { $address } (tables are kept in { $db })
server-works = Taking jobs of the hall ({ $db })

## Refusals

server-not-now =
    { $status ->
        [gathering] this is not possible before the game has started
        [playing] this is not possible while the game is in progress
        [over] this is not possible, the game is over
       *[closed] this is not possible, the table is closed
    }
server-hints-off = hints are off at this table
