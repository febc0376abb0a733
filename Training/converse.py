"""Have the built `agent` hold the conversations of a file, each with an empty home folder, and print every message with its reply and with what was
learned of it: for reading.

A file is a JSON array of conversations, each an array of the user's messages.
"""

import argparse
import json
import os
import pathlib
import subprocess
import tempfile


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("talks", type=pathlib.Path)
    parser.add_argument("--program", type=pathlib.Path, required=True, help="the agent executable")
    parser.add_argument("--json", action="store_true", help="print an array of conversations with message and reply instead")
    a = parser.parse_args()
    program, held = str(a.program.resolve()), []
    for number, talk in enumerate(json.loads(a.talks.read_text(encoding="utf-8"))):
        turns = []
        with tempfile.TemporaryDirectory() as home:
            for place, message in enumerate(talk):
                done = subprocess.run(
                    [program, "ask", "--json", "--temperature", "0", "--no-auto-skills", "--continue" if place else "--new", "--", message],
                    env=dict(os.environ, AGENT_HOME=home), capture_output=True, text=True)
                if done.returncode:
                    raise SystemExit(f"conversation {number}, {message!r}: exit {done.returncode}: {done.stderr.strip()}")
                answer = json.loads(done.stdout)
                turns.append({"message": message, "reply": answer["reply"], "learned": [fact["text"] for fact in answer["facts_learned"]]})
        held.append(turns)
        if not a.json:
            print(f"\n{number}")
            for turn in turns:
                print(f"> {turn['message']}\n{turn['reply']}" + "".join(f"\n  + {text}" for text in turn["learned"]), flush=True)
    if a.json:
        print(json.dumps(held, ensure_ascii=False, indent=1))


if __name__ == "__main__":
    main()
