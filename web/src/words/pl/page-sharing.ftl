# Słowa urządzenia, przy którym gra kilka osób.

sharing-next = { $name }, twoja kolej
sharing-who = Kto teraz patrzy?
sharing-about = Wszystko jest zakryte. Weź urządzenie i pilnuj, żeby nikt nie zaglądał ci przez ramię.
sharing-look =
    { $game ->
        [dragon_castle] To ja, { $name } – pokaż moją stronę
       *[other] To ja, { $name } – pokaż moje karty
    }
sharing-once-more = To ja, { $name } – jeszcze raz, zanim oddam
sharing-cover = Zakryj wszystko, co widzi { $name }
sharing-people = Osoby przy tym urządzeniu
sharing-count =
    { $count ->
        [one] tylko ja
        [few] { $count } osoby
        [many] { $count } osób
       *[other] { $count } osoby
    }
sharing-people-help = Przekazujecie sobie urządzenie. Zanim kolejna osoba zobaczy swoje karty, kurtyna zakrywa wszystko.
sharing-name = Imię osoby nr { $number }
sharing-somebody = Przy tym urządzeniu gra jeszcze ktoś
sharing-sits = Siada do stołu
sharing-here = przy tym urządzeniu
sharing-gets-up = { $name } nie gra
