#!/usr/bin/env python3
"""check_companion.py FILE.jsonl...: structure of rows for the companion, then counts."""
import collections, json, re, sys
def turns_of(row):
    """The row itself; of a sitting, a row for each exchange."""
    if "exchanges" not in row: return [row]
    return [row | {"kind": kind, "message": message, "reply": reply} for kind, message, reply in row["exchanges"]]

bad = 0; seen = {}; replies = {}; count = collections.Counter()
for path in sys.argv[1:]:
    for number, line in enumerate(open(path, encoding="utf8"), 1):
        def say(what):
            global bad; bad += 1; print(f"{path}:{number}: {what}")
        if not line.strip(): continue
        try: rows = turns_of(json.loads(line))
        except ValueError as error: say(error); continue
        for row in rows:
            missing = {"hand", "lang", "kind", "date", "message", "reply"} - set(row)
            if missing: say(f"missing {missing}"); continue
            if not re.fullmatch(r"202[4-8]-[01]\d-[0-3]\d", row["date"]): say("date")
            if any(not re.match(r"202[3-8]-[01]\d-[0-3]\d \S", k) or k[:10] > row["date"] for k in row.get("known", [])): say("known: a line without a day, or of a later day")
            if any(t[:3] not in ("A: ", "U: ") for t in row.get("turns", [])): say("turns")
            if len(row["reply"].split()) > 75: say("long reply")
            for key, table in ((row["message"].lower(), seen), (row["reply"].lower(), replies)):
                if key != "title" and key in table and len(key) > 20: say(f"same as {table[key]}")
                table[key] = f"{path}:{number}"
            count["rows"] += 1; count["kind " + row["kind"]] += 1; count["lang " + row["lang"]] += 1; count["asks back"] += row["reply"].rstrip().endswith("?")
print(dict(count)); sys.exit(bad > 0)
