"""One message to `agent ask` in a folder of its own that has the user's models: for care, questions and everyday."""
import argparse
import concurrent.futures
import contextlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile


def options(description):
    """The options that the three programs share."""
    found = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    found.add_argument("--agent", default=".build/release/agent")
    found.add_argument("--model", help="the model to ask, instead of the one the program would choose")
    found.add_argument("--jobs", type=int, default=1, help="how many cases are asked at a time")
    return found


def models():
    """The user's folder of models, which may not be there."""
    if os.environ.get("AGENT_HOME"):
        return pathlib.Path(os.environ["AGENT_HOME"]) / "data" / "models"
    data = os.environ.get("XDG_DATA_HOME") or pathlib.Path.home() / ".local" / "share"
    return pathlib.Path(data) / "agent" / "models"


@contextlib.contextmanager
def new_home():
    """A folder for AGENT_HOME that holds nothing but a link to the user's models."""
    with tempfile.TemporaryDirectory() as folder:
        data = pathlib.Path(folder) / "data"
        data.mkdir()
        if models().is_dir():
            (data / "models").symlink_to(models().resolve())
        yield folder


def ask(agent, home, message, *words, model=None, now=None):
    """The reply, or None where the program fails, which is said on standard error."""
    environment = {name: value for name, value in os.environ.items() if name != "AGENT_NOW"}
    environment.update(AGENT_HOME=home, AGENT_SEED="1")
    if now:
        environment["AGENT_NOW"] = now
    command = [agent, "ask", "--json", *words, *(["--model", model] if model else []), message]
    done = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode:
        print(f"{message[:60]!r} ended with {done.returncode}: {done.stderr.strip()[-300:]}", file=sys.stderr)
        return None
    return json.loads(done.stdout)["reply"]


def each(work, cases, jobs):
    """What `work` returns for each case, in order, with so many at a time."""
    with concurrent.futures.ThreadPoolExecutor(max(1, jobs)) as pool:
        yield from pool.map(work, cases)


def table(rows):
    """Prints rows, the first of which is the heading, with the columns under each other."""
    rows = [[str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*rows)]
    for row in rows:
        print("  ".join([row[0].ljust(widths[0]), *(c.rjust(w) for c, w in zip(row[1:], widths[1:]))]))
