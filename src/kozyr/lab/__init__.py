"""Many deals without a table: random play by the million, and benchmarks."""
