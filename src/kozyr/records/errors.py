"""The one error of this package, and how keys and values are shown in it."""

import re

_BARE_KEY = re.compile(r"[A-Za-z0-9_-]{1,60}")


class RecordError(ValueError):
    """A fault of a record. Its text is "path: message".

    Attributes:
        path: the key at fault, as `seats`, `options.sizes` or `deals[0].deck`; `record` for the whole file.
        message: what is wrong, in plain English.
        deal: number of the deal at fault from 0, or None.
    """

    def __init__(self, path: str, message: str, deal: int | None = None) -> None:
        """Keeps the three attributes; all of them are also in `args`, so that the error can be pickled."""
        super().__init__(path, message, deal)
        self.path = path
        self.message = message
        self.deal = deal

    def __str__(self) -> str:
        """The path and the message."""
        return f"{self.path}: {self.message}"


def shown(text: str, most: int = 40) -> str:
    """A text from a record, quoted, without unprintable characters, and cut to `most` characters."""
    return repr(text if len(text) <= most else text[:most] + "…")


def key_text(key: str) -> str:
    """A key as it stands in a path: bare where TOML allows it, else quoted."""
    return key if _BARE_KEY.fullmatch(key) else shown(key)
