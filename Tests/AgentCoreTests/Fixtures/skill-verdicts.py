"""Writes skill-verdicts.json: manifests and what the Agent Skills reference validator says of each.

    python3 -m venv /tmp/skills-ref && /tmp/skills-ref/bin/pip install skills-ref==0.1.1
    /tmp/skills-ref/bin/python Tests/AgentCoreTests/Fixtures/skill-verdicts.py

Each case is a folder name, the manifest's file name, its bytes (text, or base64 where they are no text) and the
verdict. "expected" differs from "reference" in the cases where the reference is wrong: bytes that are not UTF-8
make it crash, and three hyphens inside a value end the front matter for it.
"""

import base64
import json
import pathlib
import tempfile

from skills_ref.parser import read_properties
from skills_ref.validator import validate

HEAD = "---\nname: a\n"
LINE = "description: What it does.\n"
END = "---\nBody.\n"

# name of the case -> text, or (folder, text), or (folder, file, text)
CASES = {
    "plain": HEAD + LINE + END,
    "every field": HEAD + LINE + "license: MIT\ncompatibility: Needs git\nallowed-tools: Bash(git add *) Read\n"
    "metadata:\n  author: me\n  version: \"1.0\"\n" + END,
    "no file": ("a", "README.md", HEAD + LINE + END),
    "lower-case file": ("a", "skill.md", HEAD + LINE + END),
    "mixed-case file": ("a", "Skill.md", HEAD + LINE + END),
    "empty file": "",
    "no front matter": "# Title\n",
    "blank line first": "\n" + HEAD + LINE + END,
    "unclosed": HEAD + LINE,
    "closed at the end of the file": HEAD + LINE + "---",
    "four closing hyphens": HEAD + LINE + "----\n",
    "text behind the closing hyphens": HEAD + LINE + "---text\n",
    "indented closing hyphens": HEAD + LINE + "  ---\nBody\n",
    "blanks behind the opening hyphens": "---  \nname: a\n" + LINE + END,
    "a comment behind the opening hyphens": "--- # c\nname: a\n" + LINE + END,
    "a key behind the opening hyphens": "---name: a\n" + LINE + END,
    "four opening hyphens": "----\nname: a\n" + LINE + END,
    "empty front matter": "---\n---\n",
    "only comments": "---\n# nothing\n---\n",
    "a list": "---\n- a\n---\n",
    "a text": "---\ntext\n---\n",
    "byte-order mark": "\ufeff" + HEAD + LINE + END,
    "CRLF": (HEAD + LINE + END).replace("\n", "\r\n"),
    "CR": (HEAD + LINE + END).replace("\n", "\r"),
    "UTF-16": (HEAD + LINE + END).encode("utf-16"),
    "bytes that are not UTF-8 in a value": HEAD.encode() + b"description: \xff\n---\n",
    "bytes that are not UTF-8 in the body": (HEAD + LINE + END).encode() + b"\xff",
    "control character": HEAD + "description: a\x07b\n" + END,
    "control character in the body": HEAD + LINE + END + "\x07\n",
    "delete character": HEAD + "description: a\x7fb\n" + END,
    "next-line character": HEAD + "description: a\x85b\n" + END,
    "line separator": HEAD + "description: a\u2028b: c\n" + END,
    "emoji": HEAD + "description: \U0001F600 smiles\n" + END,
    "name missing": "---\n" + LINE + END,
    "name empty": "---\nname:\n" + LINE + END,
    "name blank": "---\nname: '  '\n" + LINE + END,
    "name a list": "---\nname:\n- a\n" + LINE + END,
    "name padded": "---\nname: ' a '\n" + LINE + END,
    "name a block": "---\nname: |\n  a\n" + LINE + END,
    "name a number": ("12", "---\nname: 12\n" + LINE + END),
    "name true": ("true", "---\nname: true\n" + LINE + END),
    "name null": ("null", "---\nname: null\n" + LINE + END),
    "name key in capitals": "---\nName: a\n" + LINE + END,
    "description missing": HEAD + END,
    "description empty": HEAD + "description:\n" + END,
    "description an empty text": HEAD + 'description: ""\n' + END,
    "description blank": HEAD + 'description: "  "\n' + END,
    "description a comment": HEAD + "description: # later\n" + END,
    "description null": HEAD + "description: null\n" + END,
    "description tilde": HEAD + "description: ~\n" + END,
    "description a list": HEAD + "description:\n- a\n" + END,
    "description a mapping": HEAD + "description:\n  a: b\n" + END,
    "description of 1024": HEAD + "description: " + "é" * 1024 + "\n" + END,
    "description of 1025": HEAD + "description: " + "é" * 1025 + "\n" + END,
    "description block of 1024 and a line break": HEAD + "description: |\n  " + "e" * 1024 + "\n" + END,
    "description block of 1024, stripped": HEAD + "description: |-\n  " + "e" * 1024 + "\n" + END,
    "description of 1024 and blanks around": HEAD + 'description: " ' + "e" * 1024 + ' "\n' + END,
    "description of combined characters": HEAD + "description: " + "e\u0301" * 600 + "\n" + END,
    "description with a colon": HEAD + "description: Use when: asked\n" + END,
    "description with a colon, quoted": HEAD + 'description: "Use when: asked"\n' + END,
    "description folded": HEAD + "description: >\n  one\n  two\n\n  three\n" + END,
    "description over two lines": HEAD + "description: one\n  two\n" + END,
    "description over two lines with a colon": HEAD + "description: one\n  two: three\n" + END,
    "description with a hash": HEAD + "description: C# and a # comment\n" + END,
    "description with an escape": HEAD + 'description: "caf\\u00e9"\n' + END,
    "description with a wrong escape": HEAD + 'description: "a\\qb"\n' + END,
    "description with an open quote": HEAD + 'description: "a\n' + END,
    "description with text behind a quote": HEAD + 'description: "a" b\n' + END,
    "description with doubled single quotes": HEAD + "description: 'it''s'\n" + END,
    "description that begins with @": HEAD + "description: @me\n" + END,
    "description that begins with a backtick": HEAD + "description: `code`\n" + END,
    "description that begins with %": HEAD + "description: %d\n" + END,
    "description that begins with *": HEAD + "description: *a\n" + END,
    "description that begins with !": HEAD + "description: !a\n" + END,
    "description that begins with ?": HEAD + "description: ?a\n" + END,
    "description that begins with - ": HEAD + "description: - a\n" + END,
    "description that begins with [": HEAD + "description: [a] b\n" + END,
    "description that begins with {": HEAD + "description: {a} b\n" + END,
    "hyphens inside a description": HEAD + "description: a --- b\n" + END,
    "hyphens inside a quoted description": HEAD + 'description: "a --- b"\n' + END,
    "hyphens inside a block": HEAD + "description: |\n  a\n  ---\n  b\n" + END,
    "hyphens inside the body": HEAD + LINE + END + "\n---\n\nMore.\n",
    "flow mapping": HEAD + LINE + "metadata: {a: b}\n" + END,
    "flow list": HEAD + LINE + "allowed-tools: [a, b]\n" + END,
    "empty flow list": HEAD + LINE + "allowed-tools: []\n" + END,
    "anchor": HEAD + "description: &a text\n" + END,
    "alias": HEAD + "description: &a text\nlicense: *a\n" + END,
    "anchor on a mapping": HEAD + LINE + "metadata: &a\n  b: c\n" + END,
    "type": HEAD + "description: !!str text\n" + END,
    "duplicate key": HEAD + "name: a\n" + LINE + END,
    "duplicate key below metadata": HEAD + LINE + "metadata:\n  a: 1\n  a: 2\n" + END,
    "merge key": HEAD + LINE + "metadata:\n  <<: a\n" + END,
    "quoted keys": "---\n\"name\": a\n'description': text\n" + END,
    "blank before a colon": "---\nname : a\n" + LINE + END,
    "all indented": "---\n  name: a\n  description: text\n" + END,
    "one line indented": "---\nname: a\n  description: text\n" + END,
    "unknown field": HEAD + LINE + "author: me\n" + END,
    "unknown field that is empty": HEAD + LINE + "version:\n" + END,
    "question mark key": HEAD + LINE + "? license\n: MIT\n" + END,
    "list as key": HEAD + LINE + "? - a\n: b\n" + END,
    "tab behind a colon": HEAD + "description:\ttext\n" + END,
    "tab inside a plain text": HEAD + "description: a\tb\n" + END,
    "tab inside a quoted text": HEAD + 'description: "a\tb"\n' + END,
    "tab inside a block": HEAD + "description: |\n  a\tb\n" + END,
    "tab behind a text": HEAD + "description: a\t\n" + END,
    "tab before a comment": HEAD + "description: a\t# c\n" + END,
    "tab inside a comment": HEAD + "# a\tb\n" + LINE + END,
    "tab as indentation": HEAD + LINE + "metadata:\n\ta: b\n" + END,
    "two documents": HEAD + LINE + "...\nlicense: MIT\n" + END,
    "document end": HEAD + LINE + "...\n" + END,
    "license a mapping": HEAD + LINE + "license:\n  a: b\n" + END,
    "license empty": HEAD + LINE + "license:\n" + END,
    "compatibility of 500": HEAD + LINE + "compatibility: " + "c" * 500 + "\n" + END,
    "compatibility of 501": HEAD + LINE + "compatibility: " + "c" * 501 + "\n" + END,
    "compatibility empty": HEAD + LINE + "compatibility:\n" + END,
    "compatibility a list": HEAD + LINE + "compatibility:\n- git\n" + END,
    "metadata a text": HEAD + LINE + "metadata: text\n" + END,
    "metadata empty": HEAD + LINE + "metadata:\n" + END,
    "metadata nested": HEAD + LINE + "metadata:\n  a:\n    b: c\n" + END,
    "metadata with a list": HEAD + LINE + "metadata:\n  a:\n    - b\n" + END,
    "mappings indented differently": HEAD + LINE + "license:\n    a: b\nmetadata:\n  a: b\n" + END,
    "tools a list": HEAD + LINE + "allowed-tools:\n  - Read\n  - Write\n" + END,
}

NAMES = [
    "A", "aB", "a-b", "a--b", "-a", "a-", "-", "a_b", "a.b", "a b", "1", "é", "e\u0301", "ß", "技能", "a技",
    "\uff41", "\ufb01", "²", "½", "\u2167", "\u2177", "\u01c5", "ª", "क्", "ไท", "a" * 64, "a" * 65, "é" * 64,
    "мой-навык", "Мой", "İ", "ı", "٣", "a\u2010b", "ʰ", "x\u200bx",
]
for name in NAMES:
    CASES[f"name {ascii(name)}"] = (name, f'---\nname: "{name}"\n{LINE}{END}')
CASES["folder of another name"] = ("b", HEAD + LINE + END)
CASES["folder in capitals"] = ("A", HEAD + LINE + END)

# Where the reference is wrong, what is right.
CORRECTED = {
    "UTF-16": False,
    "bytes that are not UTF-8 in a value": False,
    "bytes that are not UTF-8 in the body": False,
    "hyphens inside a quoted description": True,
}


def judge(folder, file, content):
    with tempfile.TemporaryDirectory() as directory:
        path = pathlib.Path(directory) / folder
        path.mkdir()
        (path / file).write_bytes(content)
        try:
            valid = not validate(path)
        except Exception:  # it crashes where YAML has control characters or bytes are not UTF-8
            return False, None, None
        try:
            properties = read_properties(path)
        except Exception:
            return valid, None, None
        return valid, properties.name, properties.description


def main():
    rows = []
    for title, case in CASES.items():
        parts = case if isinstance(case, tuple) else (case,)
        content = parts[-1] if isinstance(parts[-1], bytes) else parts[-1].encode()
        folder = parts[0] if len(parts) > 1 else "a"
        file = parts[1] if len(parts) > 2 else "SKILL.md"
        valid, name, description = judge(folder, file, content)
        row = {"case": title, "folder": folder, "file": file}
        try:
            row["text"] = content.decode()
        except UnicodeDecodeError:
            row["base64"] = base64.b64encode(content).decode()
        row["reference"] = valid
        row["expected"] = CORRECTED.get(title, valid)
        # The next-line character is an ordinary one in YAML 1.2; the reference makes it a blank.
        if valid and "hyphens" not in title and title != "next-line character":
            row["name"], row["description"] = name, description
        rows.append(row)
    target = pathlib.Path(__file__).with_name("skill-verdicts.json")
    target.write_text(json.dumps(rows, indent=1) + "\n")
    print(len(rows), "cases,", sum(row["reference"] for row in rows), "valid")


main()
