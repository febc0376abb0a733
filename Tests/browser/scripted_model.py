"""A server of the OpenAI protocol whose replies the tests decide, so that what the page shows can be told exactly."""

import json
import threading
import time
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


@dataclass
class Reply:
    """One reply: its words, how fast they come, and where it waits until it is let go."""

    text: str = "Good. I am here."
    pace: float = 0.0
    reasoning: str = ""
    tool: tuple | None = None
    status: int = 200
    # Words after which the reply waits for `go`.
    pause: int | None = None
    go: threading.Event = field(default_factory=threading.Event)


class ScriptedModel:
    """Gives the reply whose key stands in the last message; every request is kept in `requests`."""

    def __init__(self):
        self.replies = {}
        self.requests = []
        model = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_):
                pass

            def do_GET(self):
                self.answer({"object": "list", "data": [{"id": "scripted", "object": "model"}]})

            def do_POST(self):
                body = json.loads(self.rfile.read(int(self.headers.get("Content-Length") or 0)) or b"{}")
                try:
                    model.reply(self, body)
                except (BrokenPipeError, ConnectionResetError):
                    self.close_connection = True

            def answer(self, document, status=200):
                data = json.dumps(document).encode()
                self.send_response(status)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.server.server_address[1]}/v1#scripted"

    def when(self, key, text="Good. I am here.", **more):
        """Answers messages that hold `key` with this reply."""
        self.replies[key] = Reply(text, **more)
        return self.replies[key]

    def told(self, key):
        """The requests whose last message of the user holds `key`."""
        return [request for request in self.requests if key in last_said(request)]

    def close(self):
        for reply in self.replies.values():
            reply.go.set()
        self.server.shutdown()
        self.server.server_close()

    def reply(self, handler, body):
        if "messages" not in body:
            return handler.answer({"error": {"message": "only chats are answered here"}}, 404)
        self.requests.append(body)
        said = last_said(body)
        found = next((reply for key, reply in self.replies.items() if key in said), Reply())
        if found.status != 200:
            return handler.answer({"error": {"message": "the scripted model fails"}}, found.status)
        is_call = found.tool and body.get("tools") and body["messages"][-1]["role"] != "tool"
        usage = {"prompt_tokens": 120, "completion_tokens": 40, "total_tokens": 160}
        if not body.get("stream"):
            message = {"role": "assistant", "content": found.text}
            return handler.answer({
                "id": "1", "object": "chat.completion", "model": "scripted", "usage": usage,
                "choices": [{"index": 0, "message": message, "finish_reason": "stop"}],
            })
        handler.send_response(200)
        handler.send_header("Content-Type", "text/event-stream")
        handler.send_header("Transfer-Encoding", "chunked")
        handler.end_headers()

        def send(text):
            data = f"data: {text}\n\n".encode()
            handler.wfile.write(b"%x\r\n%s\r\n" % (len(data), data))
            handler.wfile.flush()

        def chunk(delta, finish=None, **more):
            send(json.dumps({
                "id": "1", "object": "chat.completion.chunk", "model": "scripted",
                "choices": [{"index": 0, "delta": delta, "finish_reason": finish}], **more,
            }))

        chunk({"role": "assistant"})
        for word in split(found.reasoning):
            chunk({"reasoning_content": word})
            time.sleep(found.pace)
        if is_call:
            name, arguments = found.tool
            call = {"name": name, "arguments": json.dumps(arguments)}
            chunk({"tool_calls": [{"index": 0, "id": "call-1", "type": "function", "function": call}]})
        else:
            for index, word in enumerate(split(found.text)):
                if found.pause == index:
                    found.go.wait(30)
                chunk({"content": word})
                time.sleep(found.pace)
        chunk({}, "tool_calls" if is_call else "stop", usage=usage)
        send("[DONE]")
        handler.wfile.write(b"0\r\n\r\n")


def last_said(body):
    """The newest message of the user, as text."""
    for message in reversed(body["messages"]):
        if message["role"] == "user":
            content = message["content"]
            return content if isinstance(content, str) else json.dumps(content)
    return ""


def split(text):
    """The words of a text, each with the space behind it."""
    words = text.split(" ")
    return [word + " " for word in words[:-1]] + words[-1:] if text else []
