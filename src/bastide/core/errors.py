"""What can go wrong: few kinds of error, each with a code, data and a sentence for players."""

from pathlib import PurePath

LONGEST_SENTENCE = 300


class BastideError(Exception):
    """Anything refused, with a code for programs and a sentence for people."""

    def __init__(self, code: str, sentence: str, **data: object) -> None:
        """Keep the code, the sentence and whatever data help to explain it."""
        super().__init__(code, sentence)
        self.code = code
        self.sentence = _one_line(sentence)
        self.data = data

    def __str__(self) -> str:
        """The sentence."""
        return self.sentence


def _one_line(sentence: str) -> str:
    """A sentence that quotes at length loses its middle, and stays on its line."""
    line = sentence.replace("\n", " ")
    half = LONGEST_SENTENCE // 2
    return line if len(line) <= LONGEST_SENTENCE else f"{line[:half]} ... {line[-half:]}"


class BadSetup(BastideError):
    """A game that cannot be set up as asked."""


class BadNotation(BastideError):
    """A text that is no move."""


class IllegalMove(BastideError):
    """A move that the rules do not allow now."""


class BadRecord(BastideError):
    """A record that cannot be read or replayed, with the line where it fails."""

    def __init__(self, code: str, sentence: str, line: int) -> None:
        """Keep the line beside the sentence."""
        super().__init__(code, sentence, line=line)
        self.args = (code, sentence, line)
        self.line = line


class BadTiles(BastideError):
    """A data file that cannot be used, with the file, its line (or 0), the tile (or "") and the reason."""

    def __init__(self, file: str, tile: str, reason: str, code: str = "bad-tiles", line: int = 0) -> None:
        """Say the reason together with the file's name, the line and the tile's name."""
        at = f", line {line}" if line and f"line {line}" not in reason else ""
        place = PurePath(file).name + at + (f", tile {tile}" if tile else "")
        super().__init__(code, f"{place}: {reason}", file=file, tile=tile, reason=reason, line=line)
        self.args = (file, tile, reason, code, line)
        self.file = file
        self.tile = tile
        self.reason = reason
        self.line = line
