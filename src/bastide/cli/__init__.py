"""The command line: `bastide --help`."""


def main() -> None:
    """Run the command that the words after `bastide` ask for."""
    import sys

    from ..core.errors import BastideError
    from .app import app
    from .output import allow_any_encoding, complain
    from .outside import begin_again

    allow_any_encoding()
    try:
        begin_again(sys.argv[1:])
    except BastideError as error:
        complain(str(error))
        sys.exit(1)
    app()
