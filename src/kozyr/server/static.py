"""The files of the page: listed once from the package, then found by name alone, never by path."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from starlette.requests import Request
from starlette.responses import Response

from kozyr.i18n.catalogue import LANGUAGES, source

KINDS = {
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "ico": "image/x-icon",
    "jpg": "image/jpeg",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "mp3": "audio/mpeg",
    "ogg": "audio/ogg",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "wav": "audio/wav",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
"""What may be served, by the end of its name."""

NAMED = ("LICENSE", "NOTICE")
"""Files without a known end that may be served as text: ``LICENSE.lit``."""
TOOLS = ("package.json", "package-lock.json", "tsconfig.json")
"""Files for tools."""
WORKER = "worker.js"
"""The service worker; a browser that finds other bytes takes the new one."""
SMALL = 1000
"""Shorter files aren't compressed."""


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    kind: str
    tag: str
    """Changes with its bytes."""
    body: bytes
    packed: bytes | None
    """Compressed by gzip, where that is worth it."""


def kind_of(name: str) -> str | None:
    """The media type of a file; None: it isn't served."""
    if name.startswith(".") or name in TOOLS:
        return None
    if name.split(".")[0] in NAMED:
        return KINDS["txt"]
    return KINDS.get(name.rpartition(".")[2]) if not name.endswith(".d.ts") else None


def file_of(kind: str, body: bytes) -> File:
    """A file with its tag and its compressed form."""
    packed = gzip.compress(body, 9, mtime=0) if len(body) >= SMALL else None
    if packed is not None and len(packed) > 0.9 * len(body):
        packed = None
    return File(kind, hashlib.sha256(body).hexdigest()[:24], body, packed)


def sent(request: Request, file: File) -> Response:
    """A file as an answer: nothing where the browser has it already, compressed where it can unpack."""
    headers = {"ETag": f'"{file.tag}"', "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, headers={**headers, "Content-Type": file.kind})


def walk(folder: Traversable, prefix: str = "") -> Iterator[tuple[str, File]]:
    """All files below a folder that may be served, with their names from there."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            if not entry.name.startswith((".", "_", "node_modules")):
                yield from walk(entry, f"{prefix}{entry.name}/")
        elif kind := kind_of(entry.name):
            yield f"{prefix}{entry.name}", file_of(kind, entry.read_bytes())


def page_files() -> dict[str, File]:
    """The files of the page, by name: ``styles/kozyr.css``. Empty where the page isn't installed."""
    folder = files("kozyr") / "web"
    if not folder.is_dir():
        return {}
    found = dict(walk(folder))
    found[WORKER] = versioned(found)
    return found


def versioned(found: dict[str, File]) -> File:
    """The service worker with a version of all that the page is made of."""
    tags = [file.tag for _, file in sorted(found.items())]
    parts = [*tags, *(source(language) for language in LANGUAGES)]
    version = hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]
    plain = found[WORKER]
    return file_of(plain.kind, f'globalThis.VERSION = "{version}";\n'.encode() + plain.body)
