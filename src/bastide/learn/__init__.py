"""Learning: players that play themselves by the thousand and learn what positions are worth."""
