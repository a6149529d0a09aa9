"""Many games at once: matches between bots, simulations and benchmarks."""
