"""The games of the hall. A game knows the kernel and nothing else."""
