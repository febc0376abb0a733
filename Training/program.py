"""Replies of the built `agent` itself: facts are imported into an empty home folder, the messages typed into one conversation."""

import os
import pathlib
import subprocess
import tempfile


class Program:
    def __init__(self, path, model):
        self.path, self.model = str(path), str(model)

    def _run(self, home, arguments, given=""):
        done = subprocess.run([self.path, *arguments], env=dict(os.environ, AGENT_HOME=home), input=given, capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(f"agent {' '.join(arguments)}: exit {done.returncode}: {done.stderr.strip()}")
        return done.stdout

    def reply(self, turns, facts=(), mode=None, before=()):
        """The reply to the last of `turns`, at temperature 0; the companion's own words in `turns` are not used. `before` are
        messages of a conversation before."""
        with tempfile.TemporaryDirectory() as home:
            if facts:
                file = pathlib.Path(home) / "facts.md"
                file.write_text("".join(f"- {fact}\n" for fact in facts), encoding="utf-8")
                self._run(home, ["memory", "import", "--skip-bad", str(file)])
            said = "".join(text.replace("\n", " ") + "\n" for role, text in turns if role == "user")
            arguments = ["chat", "--new", "--temperature", "0", "--no-auto-skills", "--model", self.model]
            if before:
                self._run(home, arguments, "".join(text.replace("\n", " ") + "\n" for text in before))
            lines = self._run(home, arguments + (["--mode", mode] if mode else []), said).splitlines()
            return next((line for line in reversed(lines) if line.strip()), "")
