"""The program under test: `agent serve` in an empty AGENT_HOME, with a scripted model."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import time

import anyio
import httpx2
from mcp.client.client import Client
from mcp.client.streamable_http import streamable_http_client
from scripted_model import ScriptedModel


class Program:
    """Runs `agent serve` and, beside it, other commands on the same store."""

    def __init__(self, executable):
        self.executable = executable
        self.model = ScriptedModel()
        self.home = tempfile.mkdtemp(prefix="agent-browser-")
        # Where it is started; a directory of its own, which may bring skills along.
        self.work = pathlib.Path(self.home) / "work"
        self.work.mkdir()
        self.environment = {
            name: value for name, value in os.environ.items() if not name.startswith("AGENT_")
        } | {"AGENT_HOME": self.home, "AGENT_MODEL": self.model.address, "AGENT_SEED": "1", "TZ": "UTC"}
        self.process = None
        self.port = 0

    def start(self):
        """Starts the server; `link` is then the one-time link it printed."""
        log = self.log = open(pathlib.Path(self.home) / "serve.log", "a+b")
        begin = log.seek(0, os.SEEK_END)
        self.process = subprocess.Popen(
            [self.executable, "serve", "--port", str(self.port)], env=self.environment, cwd=self.work,
            stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            text = pathlib.Path(log.name).read_bytes()[begin:].decode()
            found = re.search(r"http://[\w.\[\]:]+/open\?key=\S+", text)
            if found:
                self.link = found[0]
                self.base = self.link.split("/open")[0]
                self.port = int(self.base.rsplit(":", 1)[1])
                return self
            if self.process.poll() is not None:
                break
            time.sleep(0.02)
        raise RuntimeError(f"agent serve did not start: {pathlib.Path(log.name).read_text()}")

    def stop(self):
        """Ends the server as Ctrl-C does."""
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                raise RuntimeError("agent serve did not stop within ten seconds")
        self.log.close()

    def close(self):
        self.model.close()
        try:
            self.stop()
        finally:
            shutil.rmtree(self.home, ignore_errors=True)

    def run(self, *words, text="", at=None):
        """Runs another command of the program; gives what it printed."""
        environment = self.environment | ({"AGENT_NOW": at} if at else {})
        result = subprocess.run(
            [self.executable, *words], env=environment, cwd=self.work, input=text, capture_output=True, text=True,
            timeout=60)
        if result.returncode:
            raise RuntimeError(f"agent {' '.join(words)}: exit {result.returncode}: {result.stderr}")
        return result.stdout

    def json(self, *words, **more):
        return json.loads(self.run(*words, "--json", **more))

    def ask_over_mcp(self, text):
        """Says something as an MCP host does, with the token; gives the reply."""
        token = (pathlib.Path(self.home) / "data" / "serve.token").read_text().strip()

        async def ask():
            http = httpx2.AsyncClient(headers={"Authorization": f"Bearer {token}"}, timeout=httpx2.Timeout(30, read=300))
            async with Client(streamable_http_client(f"{self.base}/mcp", http_client=http), mode="auto") as client:
                return (await client.call_tool("ask", {"text": text})).content[0].text

        return anyio.run(ask)

    def bring_sessions(self, sessions):
        """Imports sessions: a list of `(name, time, [(role, content), …])`."""
        lines = [
            json.dumps({"session": name, "role": role, "content": content, "at": at})
            for name, at, messages in sessions for role, content in messages
        ]
        file = pathlib.Path(self.home) / "sessions.jsonl"
        file.write_text("\n".join(lines) + "\n")
        self.run("sessions", "import", str(file))

    def bring_facts(self, facts):
        """Imports facts: dicts as `memory export` writes them."""
        file = pathlib.Path(self.home) / "facts.jsonl"
        file.write_text("".join(json.dumps(fact) + "\n" for fact in facts))
        self.run("memory", "import", str(file))
