"""What teaches: positions with proven answers, and lessons; what is legal in them the engine says."""
