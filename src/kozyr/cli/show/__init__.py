"""Views in words: what a seat may know, written for people at a terminal. Nothing here knows a deal."""
