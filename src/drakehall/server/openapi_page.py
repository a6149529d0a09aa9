"""The reference page for the HTTP interface: plain HTML without scripts, so it also works offline."""

from html import escape
from typing import Any, final

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "summary{cursor:pointer;padding:.3rem 0}code{font-weight:600}pre{background:#f3f0e6;padding:.7rem;overflow:auto}"
)


@final
class ReferencePage(OpenAPIRenderPlugin):
    """Every operation with its answers; the document itself is at /schema/openapi.json."""

    def __init__(self) -> None:
        """Serve the page at the root of the schema."""
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Write the page."""
        info = openapi_schema["info"]
        operations = "".join(
            _operation(method, path, operation)
            for path, methods in openapi_schema["paths"].items()
            for method, operation in methods.items()
        )
        page = (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(info["title"])}</title>'
            f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
            f"<h1>{escape(info['title'])} {escape(info['version'])}</h1><p>{escape(info.get('description', ''))}</p>"
            '<p><a href="/schema/openapi.json">openapi.json</a>, <a href="/api/messages.json">messages.json</a></p>'
            f"{operations}</html>"
        )
        return page.encode()


def _operation(method: str, path: str, operation: dict[str, Any]) -> str:
    answers = "".join(
        f"<li><code>{escape(status)}</code> {escape(answer.get('description', ''))}</li>"
        for status, answer in operation.get("responses", {}).items()
    )
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    takes = f"<p>Takes <code>{escape(str(body['$ref']).rpartition('/')[2])}</code></p>" if "$ref" in body else ""
    return (
        f"<details><summary><code>{escape(method.upper())} {escape(path)}</code> {escape(operation.get('summary', ''))}"
        f"</summary><p>{escape(operation.get('description', ''))}</p>{takes}<ul>{answers}</ul></details>"
    )
