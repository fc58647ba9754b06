"""A state is named integers and rows of integers: one description, two shapes.

As a plain Python object it holds ints and lists of ints. As a record (``State.dtype()``) it is a row of
int64 words with fields of the same names, so a rule function can't tell them apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self, get_args, get_type_hints

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    import numpy as np


class State:
    """Base of deals and rules.

    A subclass lists its fields as annotations: ``trump: int`` is one number,
    ``hands: Annotated[list[int], 6]`` a row of six. All start at 0.
    """

    FIELDS: ClassVar[dict[str, int]] = {}
    """Name -> length of the row; 0 for a single number."""
    ROWS: ClassVar[tuple[str, ...]] = ()
    """The names of those that are rows."""

    def __init_subclass__(cls) -> None:
        """Read the fields from the annotations."""
        hints = get_type_hints(cls, include_extras=True)
        cls.FIELDS = {
            name: (get_args(hint)[1] if get_args(hint) else 0)
            for name, hint in hints.items()
            if name not in ("FIELDS", "ROWS")
        }
        cls.ROWS = tuple(name for name, length in cls.FIELDS.items() if length)

    def __init__(self) -> None:
        for name, length in self.FIELDS.items():
            setattr(self, name, [0] * length if length else 0)

    def copy(self) -> Self:
        """A state of its own with the same numbers."""
        twin = object.__new__(type(self))
        twin.__dict__ = numbers = self.__dict__.copy()
        for name in self.ROWS:
            numbers[name] = numbers[name][:]
        return twin

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.__dict__ == self.__dict__

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        inner = ", ".join(f"{name}={getattr(self, name)}" for name in self.FIELDS)
        return f"{type(self).__name__}({inner})"

    @classmethod
    def dtype(cls) -> np.dtype[np.void]:
        """The record: int64 fields only, no padding, so that bytes, equality and copies agree."""
        import numpy as np

        return np.dtype(
            [
                (name, np.int64, (length,)) if length else (name, np.int64)
                for name, length in cls.FIELDS.items()
            ]
        )

    @classmethod
    def width(cls) -> int:
        """Words in a record."""
        return sum(length or 1 for length in cls.FIELDS.values())

    def words(self) -> Iterator[int]:
        """The numbers in the order of the record's words."""
        for name, length in self.FIELDS.items():
            value: Any = getattr(self, name)
            if length:
                yield from value
            else:
                yield value

    @classmethod
    def from_words(cls, words: Iterable[int]) -> Self:
        """The state that a row of words describes."""
        state = cls()
        numbers = iter(words)
        for name, length in cls.FIELDS.items():
            row = [int(next(numbers)) for _ in range(length or 1)]
            setattr(state, name, row if length else row[0])
        return state
