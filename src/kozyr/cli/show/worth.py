"""What a bot makes of its choice, in words."""

from __future__ import annotations

from kozyr.bots import Advice
from kozyr.cli.show.paint import Paint
from kozyr.cli.show.pen import Pen
from kozyr.i18n.catalogue import MINUS


def tell_worth(paint: Paint, pen: Pen, advice: Advice) -> None:
    """Why an action is advised, where that is certain, and what each one is worth."""
    if advice.reason is not None:
        paint.line(pen.say(f"reason-{advice.reason.code}", **advice.reason.args), indent="  ")
    for worth in advice.values:
        text = pen.say(
            "suggest-value",
            action=pen.action(worth.action),
            value=f"{worth.value:+.2f}".replace("-", MINUS),
            error="?" if worth.error is None else f"{worth.error:.2f}",
        )
        paint.line(f"  {text}", indent="    ")
