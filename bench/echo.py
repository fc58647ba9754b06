"""The server to compare with: Starlette alone; what comes from one of four sockets goes out to all of them.

For each message it sends what the table sent for an action: the same bytes to the same four sockets, and the
answer to the one that spoke. It knows no games, keeps nothing, and the texts are there before it starts.
"""

from __future__ import annotations

import asyncio
import socket
import sys
from collections import defaultdict
from pathlib import Path

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

FRAMES: dict[str, list[str]] = {}
"""By table: the texts for its four seats, and the answer."""
GROUPS: dict[str, dict[int, WebSocket]] = defaultdict(dict)


async def serve(page: WebSocket) -> None:
    await page.accept()
    id, seat = page.path_params["id"], int(page.query_params["seat"])
    frames, group = FRAMES[id], GROUPS[id]
    await page.receive_text()
    group[seat] = page
    await page.send_text(frames[seat])
    try:
        while True:
            await page.receive_text()
            for other, its_page in group.items():
                await its_page.send_text(frames[other])
            await page.send_text(frames[-1])
    except WebSocketDisconnect:
        del group[seat]


def main(source: str) -> None:
    FRAMES.update(msgspec.json.decode(Path(source).read_bytes()))
    listener = socket.create_server(("127.0.0.1", 0))
    app = Starlette(routes=[WebSocketRoute("/ws/{id}", serve)])
    config = uvicorn.Config(
        app,
        http="h11",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
    )
    print(f"http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(uvicorn.Server(config).serve(sockets=[listener]))


if __name__ == "__main__":
    main(sys.argv[1])
