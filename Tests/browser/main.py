"""Runs every flow and prints how many passed."""

import os
import sys

import chat_flows  # noqa: F401 (each import declares its flows)
import harness
import history_flows
import looks
import memory_flows
import prompt_flows
import safety_flows
import skill_flows

arguments = sys.argv[1:]
executable, wanted = arguments[0], arguments[1:]
if "--picture" in wanted:
    index = wanted.index("--picture")
    looks.picture = wanted[index + 1]
    del wanted[index:index + 2]

if "--times" in wanted:
    harness.holds_times = True
    wanted.remove("--times")

passed, failed = harness.run(os.path.abspath(executable), wanted)
print(f"{passed} passed, {failed} failed")
sys.exit(1 if failed else 0)
