# Lekcje, ćwiczenia, łamigłówki
learn-error-file = { $file }, wiersz { $line }: { $why }
learn-error-repeated = { $file }, wiersz { $line }: „{ $given }” to już identyfikator czegoś innego w tym pliku
learn-error-rule = { $file }, wiersz { $line }: w zasadach nie ma „{ $given }”
learn-error-name = { $file }, wiersz { $line }: nieznana nazwa „{ $given }”; znane: { $known }
learn-error-goal = { $file }, wiersz { $line }: „{ $given }” nie jest warunkiem takim jak „{ $example }”
learn-error-position = { $file }, wiersz { $line }: tej pozycji nie można użyć: { $why }
learn-error-move = { $file }, wiersz { $line }: nie można tam zagrać „{ $given }”: { $why }
learn-error-long = { $file }, wiersz { $line }: tekst jest za długi, by czytać go przy stole; liczba znaków: { $count }, najwyżej { $most }
learn-error-section = lekcja nie ma części „{ $given }”; ma: { $known }
learn-error-exercise = nie ma ćwiczenia „{ $given }”; są: { $known }
learn-error-puzzle = nie ma łamigłówki „{ $given }”
learn-error-choice = „{ $given }” nie należy do możliwości tej łamigłówki
