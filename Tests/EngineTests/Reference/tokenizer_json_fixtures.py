"""Makes the fixtures of `tokenizer.json`: small tokenizers of every family, trained here and put together as the
families' own files are, and what the reference library makes of many texts.

Run from the root of the repository, in a virtual environment outside it that has the packages `tokenizers` 0.23 and
`sentencepiece` 0.2 (which the script that this one takes its texts from imports):

    python Tests/EngineTests/Reference/tokenizer_json_fixtures.py

Writes Tests/EngineTests/Fixtures/tokenizers/FAMILY/tokenizer.json and expected.json beside it: `inputs` (which of
tokenizer-inputs.json), `extra` (texts of its own), `parsed` (ids where all added tokens are read), `plain` (ids where
control tokens and those in angle brackets stay text; only texts for which they differ), `framed` ("Hello" with the
tokens that the post-processor adds).
"""

import json
from pathlib import Path

from tokenizers import Tokenizer, models, normalizers, pre_tokenizers, trainers

from tokenizer_fixtures import FIXTURES, GPT2, corpus, inputs, words

OUT = FIXTURES / "tokenizers"
CAPITAL, SMALL = r"[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]", r"[\p{Ll}\p{Lm}\p{Lo}\p{M}]"


def cased(suffix, digits):
    head = r"[^\r\n\p{L}\p{N}]?"
    return (
        f"{head}{CAPITAL}*{SMALL}+{suffix}|{head}{CAPITAL}+{SMALL}*{suffix}|{digits}"
        r"| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+"
    )


def split(pattern):
    return {"type": "Split", "pattern": {"Regex": pattern}, "behavior": "Isolated", "invert": False}


def byte_level(use_regex=False):
    return {"type": "ByteLevel", "add_prefix_space": False, "trim_offsets": True, "use_regex": use_regex}


def sequence(*stages):
    return {"type": "Sequence", "pretokenizers": list(stages)}


def frame(begin, end=None):
    tokens = [t for t in (begin, end) if t]
    single = [{"SpecialToken": {"id": begin, "type_id": 0}}] if begin else []
    single += [{"Sequence": {"id": "A", "type_id": 0}}]
    single += [{"SpecialToken": {"id": end, "type_id": 0}}] if end else []
    return lambda ids: {
        "type": "TemplateProcessing", "single": single, "pair": single + [{"Sequence": {"id": "B", "type_id": 1}}],
        "special_tokens": {t: {"id": t, "ids": [ids[t]], "tokens": [t]} for t in tokens},
    }


def added(content, special=True, **flags):
    entry = {"content": content, "single_word": False, "lstrip": False, "rstrip": False, "normalized": False}
    return entry | {"special": special} | flags


CONTRACTIONS = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)"
CHAT = [added(t) for t in ("<|endoftext|>", "<|im_start|>", "<|im_end|>")]
THINK = [added("<think>", False), added("</think>", False), added("@@note", False)]
LLAMA3 = [added(t) for t in ("<|begin_of_text|>", "<|end_of_text|>", "<|eot_id|>")]
BYTES = {
    "llama-3": dict(pre=sequence(split(words(r"\p{N}{1,3}")), byte_level()), tokens=LLAMA3, ignore_merges=True,
                    post=frame("<|begin_of_text|>")),
    "qwen2": dict(pre=sequence(split(words(r"\p{N}")), byte_level()), normalizer={"type": "NFC"}, tokens=CHAT),
    "qwen3": dict(pre=sequence(split(words(r"\p{N}")), byte_level()), normalizer={"type": "NFC"}, tokens=CHAT + THINK),
    "gpt-2": dict(pre=byte_level(True), tokens=CHAT[:1]),
    "gpt-2-split": dict(pre=sequence(split(GPT2), byte_level()), tokens=CHAT[:1] + [added("word", False, single_word=True)]),
    "smollm": dict(pre=sequence({"type": "Digits", "individual_digits": True}, byte_level(True)), tokens=CHAT),
    "tekken": dict(pre=sequence(split(cased("", r"\p{N}")), byte_level()), ignore_merges=True,
                   tokens=[added(t) for t in ("<unk>", "<s>", "</s>", "[INST]", "[/INST]")], post=frame("<s>")),
    "gpt-4o": dict(pre=sequence(split(cased(CONTRACTIONS + "?", r"\p{N}{1,3}")), byte_level()), tokens=CHAT,
                   post=frame(None, "<|endoftext|>")),
    "prefix-space": dict(pre=byte_level(True) | {"add_prefix_space": True},
                         tokens=[added("<mask>", lstrip=True), added("<pad>", rstrip=True)]),
}

UNDERSCORE = "\u2581"
REPLACE = {"type": "Replace", "pattern": {"String": " "}, "content": UNDERSCORE}
PREPEND = {"type": "Sequence", "normalizers": [{"type": "Prepend", "prepend": UNDERSCORE}, REPLACE]}
BACK = {"type": "Replace", "pattern": {"String": UNDERSCORE}, "content": " "}
STRIP = {"type": "Strip", "content": " ", "start": 1, "stop": 0}
FALLBACK = [BACK, {"type": "ByteFallback"}, {"type": "Fuse"}]
BASIC = [added(t) for t in ("<unk>", "<s>", "</s>")]
PHI3 = [added("<|user|>", rstrip=True), added("<|assistant|>", rstrip=True), added("<|end|>", rstrip=True),
        added("<|both|>", lstrip=True, rstrip=True)]


def metaspace(scheme, split):
    return {"type": "Metaspace", "replacement": UNDERSCORE, "prepend_scheme": scheme, "split": split}


PIECES = {
    "llama-2": dict(normalizer=PREPEND, decoders=FALLBACK + [STRIP], tokens=BASIC, post=frame("<s>")),
    # As TinyLlama's: the control tokens are looked for in the normalised text.
    "llama-2-normalized": dict(normalizer=PREPEND, decoders=FALLBACK + [STRIP],
                               tokens=[t | {"normalized": True} for t in BASIC], post=frame("<s>", "</s>")),
    "mistral": dict(pre=metaspace("first", False), decoders=FALLBACK + [STRIP],
                    tokens=BASIC + [added("[INST]"), added("[/INST]")], post=frame("<s>")),
    "phi-3": dict(normalizer=PREPEND, decoders=FALLBACK + [STRIP], tokens=BASIC + PHI3),
    "gemma": dict(normalizer=REPLACE, decoders=FALLBACK, post=frame("<s>"),
                  pre={"type": "Split", "pattern": {"String": " "}, "behavior": "MergedWithPrevious", "invert": False},
                  tokens=BASIC + [added("<start_of_turn>"), added("\n\n", False), added("\n\n\n", False),
                                  added(UNDERSCORE * 2, False), added("<unused0>", False)]),
    "metaspace-split": dict(pre=metaspace("always", True), tokens=BASIC, decoder=metaspace("always", True)),
    "no-fallback": dict(pre=metaspace("never", False), tokens=BASIC, decoder=metaspace("never", False),
                        byte_fallback=False),
}
UNIGRAM = {
    "unigram": dict(pre=metaspace("always", True), decoder=metaspace("always", True), byte_fallback=False,
                    normalizer={"type": "NFKC"}),
    "unigram-bytes": dict(pre=metaspace("first", False), decoders=FALLBACK + [STRIP], byte_fallback=True),
}


def train_bytes():
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.train_from_iterator(corpus(), trainers.BpeTrainer(
        vocab_size=700, initial_alphabet=pre_tokenizers.ByteLevel.alphabet(), show_progress=False))
    return json.loads(tokenizer.to_str())


def train_pieces():
    tokenizer = Tokenizer(models.BPE(unk_token="<unk>"))
    tokenizer.pre_tokenizer = pre_tokenizers.Metaspace()
    special = ["<unk>", "<s>", "</s>"] + [f"<0x{b:02X}>" for b in range(256)]
    tokenizer.train_from_iterator(corpus(), trainers.BpeTrainer(
        vocab_size=900, limit_alphabet=110, special_tokens=special, show_progress=False))
    state = json.loads(tokenizer.to_str())
    state["added_tokens"] = []
    return state


def train_unigram():
    tokenizer = Tokenizer(models.Unigram())
    tokenizer.normalizer = normalizers.NFKC()
    tokenizer.pre_tokenizer = pre_tokenizers.Metaspace()
    tokenizer.train_from_iterator(corpus(), trainers.UnigramTrainer(
        vocab_size=500, special_tokens=["<unk>", "<s>", "</s>"], unk_token="<unk>", show_progress=False))
    state = json.loads(tokenizer.to_str())
    state["added_tokens"] = []
    # Rare characters leave, so that some text is unknown.
    vocabulary = [v for v in state["model"]["vocab"] if not any(c in "äöé文ы" for c in v[0])]
    state["model"]["vocab"] = vocabulary + [[f"<0x{b:02X}>", 0.0] for b in range(256)]
    return state


def assemble(state, family, defaults):
    state = json.loads(json.dumps(state))
    model = state["model"]
    for key in ("ignore_merges", "byte_fallback", "fuse_unk"):
        if family.get(key, defaults.get(key)) is not None:
            model[key] = family.get(key, defaults.get(key))
    known = dict(model["vocab"]) if model["type"] == "BPE" else {v[0]: i for i, v in enumerate(model["vocab"])}
    if model.get("ignore_merges"):  # A token that no merge leads to, as some real vocabularies have.
        model["vocab"]["abcdefghijabcdefghij"] = known["abcdefghijabcdefghij"] = len(known)
    ids = dict(known)
    for token in family.get("tokens", BASIC):
        ids.setdefault(token["content"], len(ids))
    state["added_tokens"] = sorted(
        ({"id": ids[t["content"]]} | t for t in family.get("tokens", BASIC)), key=lambda t: t["id"])
    state["normalizer"] = family.get("normalizer")
    state["pre_tokenizer"] = family.get("pre")
    state["post_processor"] = family["post"](ids) if "post" in family else None
    decoders = family.get("decoders", defaults.get("decoders"))
    state["decoder"] = family.get("decoder") or (
        {"type": "Sequence", "decoders": decoders} if decoders else byte_level())
    return state


def plain_of(state):
    """The tokenizer for what a user wrote: control tokens and markup are not looked for."""
    state = json.loads(json.dumps(state))
    state["post_processor"] = None
    state["added_tokens"] = [
        t for t in state["added_tokens"]
        if not t["special"] and not (t["content"].startswith("<") and t["content"].endswith(">") and len(t["content"]) > 2)]
    if state["model"]["type"] == "Unigram":  # Its model would find them on its own.
        for piece in state["model"]["vocab"]:
            if piece[0] in ("<unk>", "<s>", "</s>"):
                piece[0] = f"\ue000{piece[0]}"
    # Added tokens need the ids that follow the vocabulary, so those that go leave a place behind.
    size = len(state["model"]["vocab"])
    if any(t["id"] >= size for t in state["added_tokens"]):
        last = max(t["id"] for t in state["added_tokens"])
        taken = {t["id"] for t in state["added_tokens"]}
        state["added_tokens"] += [
            {"id": i} | added(f"\ue000filler{i}\ue001") for i in range(size, last) if i not in taken]
        state["added_tokens"].sort(key=lambda t: t["id"])
    return Tokenizer.from_str(json.dumps(state))


def write(name, state, texts):
    tokenizer = Tokenizer.from_str(json.dumps(state))
    plain = plain_of(state)
    # The reference takes "<0x41>" in a text for that byte in this model; SentencePiece and the engine do not.
    skipped = "<0x" if name == "unigram-bytes" else "\ue000"
    chosen = [i for i, text in enumerate(texts) if len(text) < 250 and skipped not in text]
    extra = ["<s>", "<s> a", "a <s>b</s> c", "<|user|>\n Hello <|end|>\n<|assistant|>", " \t<|both|>\u2003 x <|both|>",
             "  <mask>  a<mask> <pad>  b", "[INST] Hello [/INST] there", "a\n\n\nb\n\n", "sword word words word.", "word",
             "<unused0> <start_of_turn>user\nhi", "Cafe\u0301 \u1112\u1161\u11ab \ufb01n \u2460", "XMLHttpRequest iPhone McDONALD'Sx HELLO'll",
             "a/b//c\n/d", "ABCdefGHI \u01c5x \u0301A e\u0301\u0301B", "@@note <think> @@note</think>", "\u20ac\u20ac \u6f22 \u6f22"]
    all_texts = [texts[i] for i in chosen] + extra
    parsed = [tokenizer.encode(text, add_special_tokens=False).ids for text in all_texts]
    as_text = [plain.encode(text, add_special_tokens=False).ids for text in all_texts]
    folder = OUT / name
    folder.mkdir(parents=True, exist_ok=True)
    dump = lambda value: json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"
    (folder / "tokenizer.json").write_text(dump(state))
    (folder / "expected.json").write_text(json.dumps({
        "inputs": chosen, "extra": extra, "parsed": parsed,
        "plain": {str(i): ids for i, ids in enumerate(as_text) if ids != parsed[i]},
        "framed": tokenizer.encode("Hello").ids,
    }, separators=(",", ":")) + "\n")
    sizes = [(folder / f).stat().st_size for f in ("tokenizer.json", "expected.json")]
    print(f"{name}: {tokenizer.get_vocab_size()} tokens, {sizes} bytes")


if __name__ == "__main__":
    TEXTS = inputs()
    assert TEXTS == json.loads((FIXTURES / "tokenizer-inputs.json").read_text())
    trained = train_bytes()
    for NAME, FAMILY in BYTES.items():
        write(NAME, assemble(trained, FAMILY, {}), TEXTS)
    trained = train_pieces()
    for NAME, FAMILY in PIECES.items():
        write(NAME, assemble(trained, FAMILY, {"byte_fallback": True, "fuse_unk": True}), TEXTS)
    trained = train_unigram()
    for NAME, FAMILY in UNIGRAM.items():
        write(NAME, assemble(trained, FAMILY, {}), TEXTS)
