"""The laboratory: simulations, measurements, benchmarks."""
