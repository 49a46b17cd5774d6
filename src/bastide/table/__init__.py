"""The table: a server where people and computers play in the browser. It holds no rules."""
