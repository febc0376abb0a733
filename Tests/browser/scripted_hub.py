"""A hub that answers as Hugging Face does, with one repository of one file."""

import hashlib
import json
import pathlib
import subprocess
import sys
import tempfile
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

MAKER = pathlib.Path(__file__).parents[2] / "script" / "lib" / "tool_caller_model.py"


class ScriptedHub:
    """Offers `ines/tiny`: a model whose replies are known. The first download waits in the middle until `go`."""

    def __init__(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([sys.executable, MAKER, folder], check=True, stdout=subprocess.DEVNULL)
            data = (pathlib.Path(folder) / "tool-caller.gguf").read_bytes()
        self.go = threading.Event()
        self.ranges = []
        hub = self

        class Handler(BaseHTTPRequestHandler):
            def log_message(self, *_):
                pass

            def do_GET(self):
                try:
                    self.list() if self.path.startswith("/api/") else self.file()
                except (BrokenPipeError, ConnectionResetError):
                    pass

            def list(self):
                large = {"sha256": hashlib.sha256(data).hexdigest(), "size": len(data)}
                body = {"siblings": [{"rfilename": "tiny-F32.gguf", "size": len(data), "lfs": large}]}
                self.begin(200, body := json.dumps(body).encode())
                self.wfile.write(body)

            def file(self):
                wanted = self.headers.get("Range")
                hub.ranges.append(wanted)
                rest = data[int(wanted.strip("bytes=-")):] if wanted else data
                self.begin(206 if wanted else 200, rest)
                if not wanted:
                    half = len(rest) // 2
                    self.wfile.write(rest[:half])
                    self.wfile.flush()
                    hub.go.wait(30)
                    rest = rest[half:]
                self.wfile.write(rest)

            def begin(self, status, body):
                self.send_response(status)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"

    def close(self):
        self.go.set()
        self.server.shutdown()
        self.server.server_close()
