"""The long tests use the browser and the servers of those of the page."""

from tests.web.conftest import axe, browser, context, server

__all__ = ["axe", "browser", "context", "server"]
