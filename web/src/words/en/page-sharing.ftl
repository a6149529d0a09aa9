# Words of a device that several people share.

sharing-next = { $name }, it is your turn
sharing-who = Who is looking?
sharing-about = Everything is hidden. Take the device, and let nobody look over your shoulder.
sharing-look =
    { $game ->
        [dragon_castle] I am { $name }, show my side
       *[other] I am { $name }, show my cards
    }
sharing-once-more = I am { $name }, one more look before I hand over
sharing-cover = Hide everything of { $name }’s
sharing-people = People at this device
sharing-count =
    { $count ->
        [one] only me
       *[other] { $count } people
    }
sharing-people-help = You pass the device on. Before each of you sees their cards, a curtain hides everything.
sharing-name = Name of person { $number }
sharing-somebody = Another person plays at this device
sharing-sits = Sit down
sharing-here = at this device
sharing-gets-up = { $name } is not playing
