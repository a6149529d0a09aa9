"""`python -m drakehall` is `drakehall`."""

from drakehall.cli import main

main()
