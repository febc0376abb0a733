"""Makes the WordPiece fixtures: small vocabularies trained here, and what Hugging Face's tokenizers makes of many texts.

Run from the root of the repository, in a virtual environment outside it that has the package `tokenizers` 0.23:

    python Tests/EngineTests/Reference/wordpiece_fixtures.py

Reads Tests/EngineTests/Fixtures/tokenizer-inputs.json (the texts, to which some are added here) and writes, beside it,
wordpiece-NAME/tokenizer.json as the library keeps it, and wordpiece-NAME.json for an uncased and a cased one: the keys of a GGUF file, `texts`, `plain` (ids where control
tokens are ordinary text) and `framed` (ids with control tokens read, and those of begin and end added).
"""

import json
from pathlib import Path

from tokenizers import Tokenizer, models, normalizers, pre_tokenizers, processors, trainers

FIXTURES = Path(__file__).resolve().parent.parent / "Fixtures"
CONTROLS = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
EXTRA = [
    "[CLS] hello [SEP]", "a[MASK]b", "[mask]", "[ SEP ]", "a" * 100, "a" * 101, "e\u0301" * 100, "Z\u0351\u036b\u0343", "\u0130stanbul",
    "\u03a3\u03af\u03c3\u03c5\u03c6\u03bf\u03c2", "\u1e9e", "\u037e", "\u1fef", "\uf900\ufa0e", "\U0002b820\U0002b920", "\u302e\u302f", "a\u0c77b", "a\u061db",
    "a\u00adb", "a\u000bb", "a\u0085b", "don't-stop", "\u00bd \u2460 \u00b2", "\u0915\u093f\u0924\u093e\u092c", "\uac00\uac01", "x\u0378y", "\ufb01sh",
]


def fixture(name, texts, lowercase):
    tokenizer = Tokenizer(models.WordPiece(unk_token="[UNK]", max_input_chars_per_word=100))
    tokenizer.normalizer = normalizers.BertNormalizer(lowercase=lowercase)
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    trainer = trainers.WordPieceTrainer(
        vocab_size=900, min_frequency=2, limit_alphabet=400, special_tokens=CONTROLS, show_progress=False)
    tokenizer.train_from_iterator(texts, trainer)
    plain = Tokenizer(models.WordPiece(vocab=tokenizer.get_vocab(), unk_token="[UNK]", max_input_chars_per_word=100))
    plain.normalizer, plain.pre_tokenizer = tokenizer.normalizer, tokenizer.pre_tokenizer
    vocabulary = tokenizer.get_vocab()
    tokenizer.post_processor = processors.TemplateProcessing(
        single="[CLS] $A [SEP]", special_tokens=[(text, vocabulary[text]) for text in ("[CLS]", "[SEP]")])
    (FIXTURES / f"wordpiece-{name}").mkdir(exist_ok=True)
    tokenizer.save(str(FIXTURES / f"wordpiece-{name}" / "tokenizer.json"), pretty=False)
    tokens = sorted(vocabulary, key=vocabulary.get)
    marked = lambda token: token if token in CONTROLS else token[2:] if token.startswith("##") else "\u2581" + token
    texts = texts + EXTRA
    result = {
        "tokens": [marked(token) for token in tokens],
        "types": [3 if token in CONTROLS else 1 for token in tokens],
        "lowercases": lowercase,
        "texts": EXTRA,
        "plain": [plain.encode(text, add_special_tokens=False).ids for text in texts],
        "framed": [tokenizer.encode(text).ids for text in texts],
    }
    (FIXTURES / f"wordpiece-{name}.json").write_text(json.dumps(result, ensure_ascii=False, separators=(",", ":")) + "\n")


def main():
    texts = json.loads((FIXTURES / "tokenizer-inputs.json").read_text())
    fixture("uncased", texts, True)
    fixture("cased", texts, False)


if __name__ == "__main__":
    main()
