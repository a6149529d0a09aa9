"""The page: the built client, served as files."""

from pathlib import Path
from typing import Final
from urllib.parse import quote

from litestar import MediaType, Router, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect, Response
from litestar.static_files import create_static_files_router

PAGE: Final = Path(__file__).parents[2] / "page"
"""Where `web/build.py` puts the built client; it is part of the wheel."""

_ABSENT: Final = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Drakehall</title><h1>Drakehall</h1>'
    "<p>The hall is open, but its page has not been built: run <code>make page</code> and start it again.</p>"
    '<p><a href="/schema">How to talk to it without a page</a></p></html>'
)


def client(page: Path = PAGE) -> Router | HTTPRouteHandler:
    """Serve the page, or say how to build it."""
    if not (page / "index.html").is_file():
        return absent
    return create_static_files_router("/", [page], html_mode=True, include_in_schema=False)


@get("/tv", status_code=302, include_in_schema=False)
async def television() -> Redirect:
    """Send a television to its page: the address is short enough to be typed with a remote control."""
    return Redirect("/#/tv/")


@get("/tv/{code:str}", status_code=302, include_in_schema=False)
async def television_of(code: FromPath[str]) -> Redirect:
    """Send a television to the table with a code."""
    return Redirect(f"/#/tv/{quote(code, safe='')}")


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def absent() -> Response[str]:
    """Answer that there is no page."""
    return Response(_ABSENT, status_code=503, media_type=MediaType.HTML)
