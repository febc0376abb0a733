"""Runs every flow and prints how many passed."""

import os
import sys

import chat_flows  # noqa: F401 (each import declares its flows)
import history_flows
import looks
import memory_flows
import prompt_flows
import safety_flows
import skill_flows
from harness import run

arguments = sys.argv[1:]
executable, wanted = arguments[0], arguments[1:]
if "--picture" in wanted:
    index = wanted.index("--picture")
    looks.picture = wanted[index + 1]
    del wanted[index:index + 2]

passed, failed = run(os.path.abspath(executable), wanted)
print(f"{passed} passed, {failed} failed")
sys.exit(1 if failed else 0)
