"""The face: objects for people, servers and agents. It holds no rules."""
