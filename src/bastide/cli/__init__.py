"""The command line: `bastide --help`."""


def main() -> None:
    """Run the command that the words after `bastide` ask for."""
    from .app import app
    from .output import allow_any_encoding

    allow_any_encoding()
    app()
