"""Looking back at a match: what each decision cost, and what was the luck of the deal."""

from kozyr.lab.review.decisions import Decision
from kozyr.lab.review.luck import Luck
from kozyr.lab.review.report import Review, Sum
from kozyr.lab.review.run import SAMPLES, Part, gathered, review, review_deal

__all__ = [
    "SAMPLES",
    "Decision",
    "Luck",
    "Part",
    "Review",
    "Sum",
    "gathered",
    "review",
    "review_deal",
]
