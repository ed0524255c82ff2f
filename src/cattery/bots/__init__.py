"""Players that are programs: given a seat's view, a generator and nothing else."""
