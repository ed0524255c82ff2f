"""Cattery: three card games of cats, mice and vermin, with exact rules."""

__version__ = "0.1.0"
