"""The games: rules, options, actions, views, matches; each in rooms of the same names."""
