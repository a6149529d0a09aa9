"""The games of the hall. A game depends on nothing but the kernel."""
