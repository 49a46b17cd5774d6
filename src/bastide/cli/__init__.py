"""The command line: `bastide --help`."""


def main() -> None:
    """Run the command that the words after `bastide` ask for."""
    from .app import app

    app()
