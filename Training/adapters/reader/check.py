#!/usr/bin/env python3
"""check.py FILE.jsonl...: structure of rows for the reader; prints what is wrong, then counts."""
import collections, json, re, sys, unicodedata

def words(text):
    text = unicodedata.normalize("NFKD", text.lower())
    return re.findall(r"\w+", "".join(c for c in text if not unicodedata.combining(c)))

bad = 0; seen = {}; count = collections.Counter()
for path in sys.argv[1:]:
    for number, line in enumerate(open(path, encoding="utf8"), 1):
        def say(what):
            global bad; bad += 1; print(f"{path}:{number}: {what}")
        if not line.strip(): continue
        try: row = json.loads(line)
        except ValueError as error: say(error); continue
        missing = {"hand", "lang", "date", "message", "care", "asks", "ops"} - set(row)
        if missing: say(f"missing {missing}"); continue
        if not re.fullmatch(r"202[4-8]-[01]\d-[0-3]\d", row["date"]): say("date")
        if row["care"] not in ("none", "hint", "crisis", "emergency"): say("care")
        if not re.fullmatch(r"no|forget|(memory|all): \S[^|]*", row["asks"]): say("asks")
        key = " ".join(words(row["message"]))
        if key in seen and len(key) > 12: say(f"same message as {seen[key]}")
        seen[key] = f"{path}:{number}"
        known = [tuple(x.strip() for x in k.split(" | ")) for k in row.get("known", [])]
        if any(len(k) != 3 for k in known): say("known")
        if any(t[:3] not in ("A: ", "U: ") for t in row.get("turns", [])): say("turns")
        source = set(words(row["message"] + " " + " ".join(row.get("turns", []))))
        for op in row["ops"]:
            part = [x.strip() for x in op.split("|")]
            if len(part) != 6: say(f"six parts wanted: {op}"); continue
            o, subject, attribute, value, time, sentence = part
            count[o] += 1
            if o not in ("add", "update", "delete"): say(f"op: {op}")
            if not re.fullmatch(r"user(\.[a-z_]+)*", subject): say(f"subject: {op}")
            if not re.fullmatch(r"[a-z_]+", attribute): say(f"attribute: {op}")
            if not value or not sentence: say(f"empty: {op}")
            if o == "delete":
                if not any(k[0] == subject and k[2] == value for k in known): say(f"deletes what is not known: {op}")
            else:
                if not set(words(value)) <= source: say(f"value is not copied: {op}")
                if o == "update" and not any(k[0] == subject and k[1] == attribute for k in known): say(f"updates what is not known: {op}")
            if time and not set(words(time)) <= source: say(f"time is not copied: {op}")
        count["rows"] += 1; count["nothing"] += not row["ops"]; count["lang " + row["lang"]] += 1; count["care " + row["care"]] += 1
        count["asks " + row["asks"].split(":")[0]] += 1; count["known"] += bool(known); count["turns"] += bool(row.get("turns"))
        count["long"] += len(words(row["message"])) > 40
print(dict(count)); sys.exit(bad > 0)
