"""Write the PNG icons of the page from its icon.svg, with the Chromium that the tests use.

python tools/icons.py
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402

from tests.web.conftest import ARGS, browser_path  # noqa: E402

WEB = ROOT / "src" / "kozyr" / "web"
ICONS = {
    "192": (192, 1.0, ""),
    "512": (512, 1.0, ""),
    "180": (180, 0.8, "#f7ead6"),
    "full-512": (512, 0.72, "#f7ead6"),
}
"""Name -> size, the mark's part of it, ground (none: it stands alone; devices cut the others to shape)."""


def main() -> None:
    """Draw each icon and write it."""
    mark = re.sub(r"<svg ", "<svg width='100%' height='100%' ", (WEB / "icon.svg").read_text(), count=1)
    (WEB / "icons").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=list(ARGS))
        for name, (size, part, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            edge = size * (1 - part) / 2
            page.set_content(
                f"<body style='margin:0;background:{ground or 'transparent'}'>"
                f"<div style='position:absolute;inset:{edge}px'>{mark}</div></body>"
            )
            page.screenshot(path=WEB / "icons" / f"{name}.png", omit_background=not ground)
        browser.close()


if __name__ == "__main__":
    main()
