"""A server of the official Python SDK, for the tests in ReferenceServerTests.swift.

It runs with mcp 1.x, which speaks 2025-11-25 and older revisions, and with mcp 2.x, which speaks 2026-07-28 too.
Tests/MCPTests/Reference/run sets both up and runs the tests.
"""

import base64
import os
import sys

import anyio

try:
    from mcp.server.mcpserver import Context, Image, MCPServer
    from mcp.types import EmbeddedResource, ResourceLink, TextResourceContents, ToolAnnotations
except ImportError:
    from mcp.server.fastmcp import Context, Image
    from mcp.server.fastmcp import FastMCP as MCPServer
    from mcp.types import EmbeddedResource, ResourceLink, TextResourceContents, ToolAnnotations

server = MCPServer("reference")
HINTS = {"readOnlyHint": True, "openWorldHint": False}


@server.tool(annotations=ToolAnnotations(**HINTS))
def echo(zulu: str, alpha: int = 3) -> str:
    """Says the text again."""
    return zulu * alpha


@server.tool()
def add(a: float, b: float) -> float:
    """Adds two numbers."""
    return a + b


@server.tool()
def weather(city: str) -> dict[str, object]:
    """Tells the weather as an object."""
    return {"city": city, "degrees": 21, "dry": True}


@server.tool()
def cities() -> list[str]:
    """Lists cities."""
    return ["Oslo", "Rome"]


@server.tool()
def fail(why: str) -> str:
    """Fails."""
    raise ValueError(why)


@server.tool()
async def wait(seconds: float) -> str:
    """Waits."""
    await anyio.sleep(seconds)
    return "done"


@server.tool(structured_output=False)
def picture():
    """Gives a picture, a link and a document."""
    pixel = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
    return [
        Image(data=pixel, format="png"),
        ResourceLink(type="resource_link", uri="file:///notes.txt", name="notes"),
        EmbeddedResource(type="resource", resource=TextResourceContents(uri="memo://1", text="a memo")),
    ]


@server.tool()
async def variable(name: str) -> str:
    """Tells a variable of the server's environment."""
    return os.environ.get(name, "(none)")


@server.tool()
async def grow(context: Context) -> str:
    """Adds the tool `grown`."""

    @server.tool()
    def grown() -> str:
        """Was added later."""
        return "grown up"

    if hasattr(context, "notify_tools_changed"):
        await context.notify_tools_changed()
    else:
        await context.session.send_tool_list_changed()
    return "added"


@server.tool()
def die() -> str:
    """Ends the server."""
    print("dying as asked", file=sys.stderr, flush=True)
    os._exit(3)


server.run("stdio")
