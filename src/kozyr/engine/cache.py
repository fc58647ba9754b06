"""numba's cache on disk, kept honest: a change in any source of the package makes it stale.

numba stamps a cached function with its own file alone, so a changed rule in another file would go on
answering as before. Here the stamp is a digest of all sources.
"""

from __future__ import annotations

import hashlib
import os
from functools import cache
from pathlib import Path
from typing import Any

from numba.core.caching import Cache, CompileResultCacheImpl, _CacheLocator

PACKAGE = Path(__file__).parent.parent


@cache
def stamp() -> str:
    """A digest of every source file of the package."""
    digest = hashlib.sha256()
    for file in sorted(PACKAGE.rglob("*.py")):
        digest.update(file.relative_to(PACKAGE).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def folder() -> Path:
    """Where compiled code is kept: NUMBA_CACHE_DIR, else ``kozyr`` in the user's cache folder."""
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    if chosen:
        return Path(chosen)
    caches = os.environ.get("XDG_CACHE_HOME")
    return (Path(caches) if caches else Path.home() / ".cache") / "kozyr"


class _Locator(_CacheLocator):  # type: ignore[misc]
    """One folder, one stamp over all sources; the function's qualified name tells the games apart."""

    def __init__(self, qualname: str) -> None:
        self._disambiguator = hashlib.sha256(qualname.encode()).hexdigest()[:12]

    def get_cache_path(self) -> str:
        return str(folder())

    def get_source_stamp(self) -> str:
        return stamp()

    def get_disambiguator(self) -> str:
        return self._disambiguator

    @classmethod
    def from_function(cls, py_func: Any, _py_file: str) -> _Locator | None:
        locator = cls(py_func.__qualname__)
        try:
            locator.ensure_cache_path()
        except OSError:
            return None
        return locator


class _Impl(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (_Locator,)


class _PackageCache(Cache):  # type: ignore[misc]
    _impl_class = _Impl


def cached(dispatcher: Any) -> Any:
    """The dispatcher with a cache on disk; compiled in memory alone where no folder can be written."""
    try:
        dispatcher._cache = _PackageCache(dispatcher.py_func)
    except RuntimeError:
        return dispatcher
    return dispatcher
