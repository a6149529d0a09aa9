"""How nets are trained: games are generated, a net learns from them, matches decide whether it is used."""
