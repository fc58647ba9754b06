"""Compiled twins: the same function, with the functions that it calls, built by numba.

numba is imported here, when somebody asks for many deals, and nowhere below.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any

import numba
from llvmlite import ir
from llvmlite.binding import get_host_cpu_features
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from kozyr.engine import bits
from kozyr.engine.cache import cached

Function = Callable[..., Any]
"""A plain function at the top of a module."""

FAST_PDEP = get_host_cpu_features().get("bmi2", False)
"""Whether the processor has an instruction that finds the n-th member of a set."""


@intrinsic  # type: ignore[untyped-decorator]
def _ctpop(_typing: Any, _mask: Any) -> Any:
    def build(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.int64), build


@intrinsic  # type: ignore[untyped-decorator]
def _cttz(_typing: Any, _mask: Any) -> Any:
    def build(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), build


@intrinsic  # type: ignore[untyped-decorator]
def _pdep(_typing: Any, _source: Any, _mask: Any) -> Any:
    def build(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        word = ir.IntType(64)
        name = "llvm.x86.bmi.pdep.64"
        function = cgutils.get_or_insert_function(builder.module, ir.FunctionType(word, [word, word]), name)
        return builder.call(function, args)

    return types.int64(types.int64, types.int64), build


def _popcount(mask: Any) -> Any:
    return _ctpop(mask)


def _lowest(mask: Any) -> Any:
    return _cttz(mask)


def _nth_bit_pdep(mask: Any, n: Any) -> Any:
    return _cttz(_pdep(1 << n, mask))


def _nth_bit(mask: Any, n: Any) -> Any:
    # Arithmetic instead of branches for the small sets that come up most (the shift gives -1 when no more
    # members are to be dropped), a loop for the rest.
    mask &= (mask - 1) | ((n - 1) >> 63)
    mask &= (mask - 1) | ((n - 2) >> 63)
    mask &= (mask - 1) | ((n - 3) >> 63)
    mask &= (mask - 1) | ((n - 4) >> 63)
    mask &= (mask - 1) | ((n - 5) >> 63)
    for _ in range(5, n):
        mask &= mask - 1
    return _cttz(mask)


_twins: dict[Function, Any] = {
    written: numba.njit(twin, forceinline=True)
    for written, twin in (
        (bits.popcount, _popcount),
        (bits.lowest, _lowest),
        (bits.nth_bit, _nth_bit_pdep if FAST_PDEP else _nth_bit),
    )
}


def compiled(function: Function) -> Any:
    """The compiled twin of a plain function.

    Every function of this package that it names is compiled too, and so on down; the text is the same.
    """
    twin = _twins.get(function)
    if twin is None:
        twin = _twins[function] = numba.njit(rebound(function, {}), nogil=True, forceinline=True)
    return twin


def entry(function: Function, label: str, names: dict[str, Any]) -> Any:
    """A compiled function to be called from Python, kept in the cache on disk.

    Args:
        function: its text; like every rule it may name other functions of this package.
        label: tells it from the same function with other names.
        names: what some of its global names stand for, as the functions of one game.
    """
    copy = rebound(function, names)
    copy.__qualname__ += "_" + label
    return cached(numba.njit(copy, nogil=True))


def rebound(function: Function, names: dict[str, Any]) -> FunctionType:
    """The function again, with some global names bound anew and its helpers replaced by their twins."""
    scope = {**function.__globals__, **names}
    for name in function.__code__.co_names:
        value = scope.get(name)
        if isinstance(value, FunctionType) and value.__module__.startswith("kozyr."):
            scope[name] = compiled(value)
    copy = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
    copy.__module__ = function.__module__
    copy.__qualname__ = function.__qualname__
    return copy
