"""Sets of cards as bits of a signed 64-bit integer (never negative, so at most 62 cards)."""


def bit(place: int) -> int:
    """The set that holds only ``place``."""
    return 1 << place


def popcount(mask: int) -> int:
    """How many members the set has."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The lowest member of a set that isn't empty."""
    return (mask & -mask).bit_length() - 1


def nth_bit(mask: int, n: int) -> int:
    """The member with ``n`` lower members in the set; ``n`` counts from 0 and must be below the size."""
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)


def either(flag: int, yes: int, no: int) -> int:
    """``yes`` if the flag is 1, ``no`` if it is 0; without a branch, where neither is the likelier."""
    return no ^ (yes ^ no) & -flag
