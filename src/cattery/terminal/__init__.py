"""The table in a terminal, line by line: it works in pipes and with screen readers, and knows no game by name."""
