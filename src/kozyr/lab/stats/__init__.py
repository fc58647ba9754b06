"""Statistics of records: what was bid, shown, taken and won in a folder of matches."""

from kozyr.lab.stats.report import Bad, Report, collect, records_in
from kozyr.lab.stats.table import Column, Kind, Table

__all__ = ["Bad", "Column", "Kind", "Report", "Table", "collect", "records_in"]
