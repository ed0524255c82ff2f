"""Files that pages load: styles, drawings, the module, what makes the site installable."""

import json
from mimetypes import guess_type

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cattery.core.words import Message, say
from cattery.web import auth
from cattery.web.drawing import assets, versions
from cattery.web.pages.page import PageCall

FOREVER = "public, max-age=31536000, immutable"
WORKER = "worker.js"


def routes() -> list[Route]:
    return [
        Route("/static/{version}/{path:path}", show_asset),
        Route("/manifest.webmanifest", show_manifest),
        Route(f"/{WORKER}", show_worker),
    ]


async def show_asset(request: Request) -> Response:
    """A file under an address that changes with it."""
    request.scope["cattery.route"] = "/static"
    path = request.path_params["path"]
    if path not in assets():
        raise HTTPException(404)
    is_current = request.path_params["version"] == versions()[path]
    return Response(
        assets()[path], media_type=guess_type(path)[0], headers={"cache-control": FOREVER if is_current else "no-cache"}
    )


async def show_manifest(request: Request) -> Response:
    """What a browser needs to know to put the site among a person's programs."""
    language, prefix = auth.language_of(request), request.app.state.config.prefix
    icons = [
        {"src": f"{prefix}/static/{versions()[name]}/{name}", "sizes": size, "type": "image/png", "purpose": purpose}
        for name, size, purpose in (
            ("icon-192.png", "192x192", "any"),
            ("icon-512.png", "512x512", "any"),
            ("icon-512.png", "512x512", "maskable"),
        )
    ]
    manifest = {
        "name": "Cattery",
        "short_name": "Cattery",
        "description": say(Message("pages/about"), language),
        "lang": language,
        "start_url": f"{prefix}/",
        "scope": f"{prefix}/",
        "display": "standalone",
        "background_color": "#f4ead8",
        "theme_color": "#f4ead8",
        "icons": icons,
    }
    return Response(json.dumps(manifest), media_type="application/manifest+json")


async def show_worker(request: Request) -> Response:
    """The service worker, which has to lie at the root of what it may look after."""
    headers = {"cache-control": "no-cache", "content-security-policy": "default-src 'none'; connect-src 'self'"}
    return Response(assets()[WORKER], media_type="text/javascript", headers=headers)


async def show_away(call: PageCall) -> Response:
    """What the service worker shows where the server cannot be reached, the same to all who read its language."""
    return call.page("away.html")
