"""What all tests start from."""

import signal

# Programs that a shell runs in the background ignore Ctrl-C, and so would those that these tests start.
signal.signal(signal.SIGINT, signal.default_int_handler)
