"""What every game stands on: states, chance, views, playthroughs, words, errors, and the compiled backend."""
