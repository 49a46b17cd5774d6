"""`python -m bastide` is the command line."""

from .cli import main

main()
