"""The one door to a stored, running match: created, joined, acted in, watched, driven."""
