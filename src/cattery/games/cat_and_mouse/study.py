"""What `cattery analyse` counts in Cat and Mouse: what it is worth to begin, by the size of the stocks."""

STUDY_OPTION = ("stock_size", (2, 5, 10, 15, 20))
