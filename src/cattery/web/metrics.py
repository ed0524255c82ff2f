"""Counts and times for Prometheus: of routes and states, never of people, matches or cards."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 2.5)
STATUSES = ("lobby", "running", "asleep", "over")


class Metrics:
    """What one server process counts."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "cattery_requests", "Requests answered", ("method", "route", "status"), registry=self.registry
        )
        self.seconds = Histogram(
            "cattery_request_seconds", "Time to answer", ("route",), buckets=SECONDS, registry=self.registry
        )
        self.streams = Gauge("cattery_streams", "Open event streams", registry=self.registry)
        self.matches = Gauge("cattery_matches", "Matches in the database", ("status",), registry=self.registry)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request."""
        self.requests.labels(method, route, str(status)).inc()
        self.seconds.labels(route).observe(seconds)

    def text(self, counts: dict[str, int]) -> bytes:
        """All of it, with the numbers of matches by status."""
        for status in STATUSES:
            self.matches.labels(status).set(counts.get(status, 0))
        return generate_latest(self.registry)
