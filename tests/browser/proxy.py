"""A reverse proxy as hosts put one before a server: it passes on what lies under a path, and streams what comes."""

import http.client
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

CHUNK = 65_536


@contextmanager
def proxy(prefix: str) -> Iterator[ThreadingHTTPServer]:
    """One on a free port; `target` is the port behind it, to be set before the first request."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _handler(prefix))
    server.daemon_threads = True
    thread = Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _handler(prefix: str) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self._pass_on()

        do_POST = do_GET

        def _pass_on(self) -> None:
            if not self.path.startswith(f"{prefix}/"):
                self.send_error(404)
                return
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            behind = http.client.HTTPConnection("127.0.0.1", self.server.target)  # type: ignore[attr-defined]
            try:
                behind.request(self.command, self.path, body, {**self.headers, "x-forwarded-for": "192.0.2.7"})
                answer = behind.getresponse()
                self.send_response_only(answer.status)
                for name, value in answer.getheaders():
                    if name != "transfer-encoding":
                        self.send_header(name, value)
                self.send_header("connection", "close")
                self.end_headers()
                while chunk := answer.read1(CHUNK):
                    self.wfile.write(chunk)
                    self.wfile.flush()
            except ConnectionRefusedError:
                self.send_error(502)
            except OSError:
                pass  # the browser has gone, or the server
            finally:
                behind.close()

        def log_message(self, *_: object) -> None:
            """Nothing is said."""

    return Handler
