"""Searches: what each action would come to, in worlds that a seat can't tell from the true one."""
