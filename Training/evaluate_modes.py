"""Measure whether replies keep to the mode: what a reader would ask of each, put as rules on the words of the reply."""

import argparse
import pathlib
import re

MESSAGES = (
    "I had a long day at work and I am tired.", "my sister and I argued again", "I want to get fit but I never start", "we went to the lake and swam all afternoon", "I can't decide whether to change jobs", "my dog is ill and I'm worried", "I finished the essay I was afraid of", "hello!", "nobody answered my messages today", "I'm nervous about the talk on Monday",
    "I keep putting off my taxes", "my grandfather turned ninety and we danced", "the kids were loud all day", "I want to write a book some day", "I slept badly and everything annoys me", "got a compliment from my boss", "I feel stuck", "moved into the new flat yesterday", "I miss my old friends", "it rained and I stayed in bed",
)
ADVICE = ("you should", "you could", "try ", "maybe you", "why don't you", "how about", "it may help", "it might help", "perhaps a ", "one small step", "take a break", "see a doctor", "you need to", "you can try", "what could you", "could you ", "can you ")
BEYOND = ("built-in model", "988", "116 123")
OPEN = ("what", "how", "who", "which", "where", "when", "why", "tell me")


def sentences(reply):
    return [x for x in re.split(r"(?<=[.!?])\s+", reply.strip()) if x]


def asked(reply):
    """The questions of a reply, without their marks."""
    return [x.rstrip("?").lower() for x in sentences(reply) if x.endswith("?")]


def concise(reply):
    return len(sentences(reply)) == 1 and len(reply.split()) <= 12


def listener(reply):
    return len(sentences(reply)) <= 2 and not any(x in reply.lower() for x in ADVICE) and len(asked(reply)) <= 1 and not reply.startswith(("What", "How"))


def coach(reply):
    return len(sentences(reply)) <= 3 and len(asked(reply)) == 1 and reply.rstrip().endswith("?")


def journal(reply):
    questions = asked(reply)
    return len(questions) == 1 and reply.rstrip().endswith("?") and any(x in questions[0] for x in OPEN) and not any(x in reply.lower() for x in ADVICE)


def companion(reply):
    return 1 <= len(sentences(reply)) <= 3


RULES = {"companion": companion, "journal": journal, "coach": coach, "listener": listener, "concise": concise}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", type=pathlib.Path, required=True)
    parser.add_argument("--program", type=pathlib.Path, help="the agent executable: ask through it instead of the model alone")
    parser.add_argument("--show", action="store_true", help="print every message with its reply")
    a = parser.parse_args()
    folder = pathlib.Path(__file__).resolve().parent.parent / "prompts"
    if a.program:
        from program import Program
        speaker = Program(a.program.resolve(), a.model.resolve())
    else:
        from runtime import Model
        speaker = Model(a.model)
    total = 0
    for mode, rule in RULES.items():
        prompt = (folder / f"{mode}.md").read_text(encoding="utf-8").split("---\n", 2)[2].strip() + "\nToday is Friday, 20 November 2026."
        hits = 0
        for message in MESSAGES:
            turns = [("system", prompt), ("user", message)]
            reply = speaker.reply(turns, mode=mode) if a.program else speaker.reply(turns, limit=60)
            good = rule(reply) and not any(x in reply for x in BEYOND)
            hits += good
            if a.show:
                print(f"  {'  ' if good else '! '}{message} -> {reply}")
        total += hits
        print(f"{mode:10} {hits} of {len(MESSAGES)}", flush=True)
    print(f"mode followed {total} of {len(MESSAGES) * len(RULES)}")


if __name__ == "__main__":
    main()
