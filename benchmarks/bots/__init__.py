"""Bots measured: how quickly they answer, and how strong they are."""
