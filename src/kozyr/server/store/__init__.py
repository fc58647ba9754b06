"""Where events are kept. Nothing here knows a game: an event is a table id, a number, a time and bytes."""

from kozyr.server.store.api import Conflict, Entry, Guest, Listing, Store, Stored, StoreError
from kozyr.server.store.sql import SqlStore, open_store

__all__ = [
    "Conflict",
    "Entry",
    "Guest",
    "Listing",
    "SqlStore",
    "Store",
    "StoreError",
    "Stored",
    "open_store",
]
