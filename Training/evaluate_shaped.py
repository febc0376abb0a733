"""Measure what the model answers under a JSON Schema: facts read from messages, and which of four skills a request needs.

`agent` uses this model for neither: facts are read by rules, and a skill that fits is only named to the user.
"""

import argparse
import json
import os
import pathlib
import re
import subprocess
import tempfile
import unicodedata

ATTRIBUTES = ("name", "age", "birthday", "home_city", "origin", "employer", "job_title", "education", "allergy", "diet", "health", "like", "dislike", "language", "pet", "goal", "plan", "event", "hobby", "habit", "vehicle", "relationship_status")
FACTS = {"type": "object", "additionalProperties": False, "required": ["facts"], "properties": {"facts": {"type": "array", "maxItems": 6, "items": {
    "type": "object", "additionalProperties": False, "required": ["about", "attribute", "value"],
    "properties": {"about": {"type": "string", "maxLength": 24}, "attribute": {"enum": list(ATTRIBUTES)}, "value": {"type": "string", "maxLength": 60}}}}}}
READ = "List what this message states about the user or people near them, with values copied from the message. If nothing is stated, the list is empty. The message: "
SKILLS = {
    "memory": "shows, corrects and deletes what is remembered of the user", "prompts": "changes how the companion talks",
    "test-gen": "writes unit tests for Swift code", "feature": "plans and writes a feature in a Swift package",
}
REQUESTS = (
    ("delete what you know about my sister", "memory"), ("what have you stored about me", "memory"), ("correct my birthday, it's wrong", "memory"), ("talk to me like a coach", "prompts"), ("switch to the journal prompt", "prompts"), ("be more concise from now on", "prompts"),
    ("write tests for the parser", "test-gen"), ("my function has no unit tests", "test-gen"), ("add a dark mode to my app", "feature"), ("build an export command into this package", "feature"), ("I had soup for lunch", "none"), ("good morning", "none"),
)


def words(text):
    text = unicodedata.normalize("NFD", str(text).lower())
    text = "".join(c for c in text if unicodedata.category(c) != "Mn")
    return {w for w in re.split(r"[\W_]+", text) if w and w not in ("a", "an", "the")}


def is_right(expected, answer):
    """As in `Benchmarks/extraction`, by the value's words and the person."""
    subject = expected["subject"].split(".")[-1]
    if subject != "user" and subject not in words(answer["about"]) or "value" not in expected:
        return False
    return any(words(v) <= words(answer["value"]) for v in [expected["value"], *expected.get("accept", [])])


def ask(a, schema, text):
    with tempfile.TemporaryDirectory() as home:
        file = pathlib.Path(home) / "schema.json"
        file.write_text(json.dumps(schema))
        done = subprocess.run([a.program, "ask", "--json", "--no-memory", "--no-auto-skills", "--temperature", "0", "--max-tokens", "300", "--model", a.model, "--schema", str(file), text],
                              env=dict(os.environ, AGENT_HOME=home), capture_output=True, text=True)
        if done.returncode:
            raise SystemExit(done.stderr.strip())
        return json.loads(json.loads(done.stdout)["reply"])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("cases", type=pathlib.Path, help="cases of the shape that Benchmarks/extraction takes")
    parser.add_argument("--model", required=True)
    parser.add_argument("--program", required=True)
    parser.add_argument("--show", action="store_true")
    a = parser.parse_args()
    right = wrong = missed = 0
    for case in json.loads(a.cases.read_text(encoding="utf-8"))["cases"]:
        text = case["turns"][-1]["text"]
        left = ask(a, FACTS, READ + text)["facts"]
        if a.show:
            print(f"  {text} -> {left}")
        for expected in case["expect"]:
            if expected["op"] in ("delete", "noop"):
                continue
            hit = next((x for x in left if is_right(expected, x)), None)
            right, missed = right + bool(hit), missed + (not hit)
            if hit:
                left.remove(hit)
        wrong += len(left)
    print(f"facts read: F1 {2 * right / max(1, 2 * right + wrong + missed):.3f} ({right} right, {wrong} made up, {missed} missed)")
    listed = "; ".join(f"{name}: {text}" for name, text in SKILLS.items())
    choice = {"type": "object", "additionalProperties": False, "required": ["skill"], "properties": {"skill": {"enum": [*SKILLS, "none"]}}}
    hits = 0
    for text, wanted in REQUESTS:
        got = ask(a, choice, f"Skills: {listed}. Which one does this need, or none? {text}")["skill"]
        hits += got == wanted
        if a.show:
            print(f"  {text} -> {got}")
    print(f"skill chosen: {hits} of {len(REQUESTS)}")


if __name__ == "__main__":
    main()
