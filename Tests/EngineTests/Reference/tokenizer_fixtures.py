"""Makes the tokenizer fixtures: small vocabularies trained here, and what the reference libraries make of many texts.

Run from the root of the repository, in a virtual environment outside it that has the packages `tokenizers` 0.23 and
`sentencepiece` 0.2:

    python Tests/EngineTests/Reference/tokenizer_fixtures.py

Writes Tests/EngineTests/Fixtures/tokenizer-inputs.json (the texts) and one tokenizer-NAME.json a vocabulary: the keys
of a GGUF file, `plain` (ids where control tokens are ordinary text) and `parsed` (ids where they are read as tokens).
"""

import io
import json
import random
from pathlib import Path

import sentencepiece
from tokenizers import AddedToken, Regex, Tokenizer, decoders, models, pre_tokenizers, trainers

FIXTURES = Path(__file__).resolve().parent.parent / "Fixtures"

SENTENCES = """
The companion remembers what you told it yesterday, and it doesn't repeat itself.
I'll bring the umbrella; you've said it'd rain, haven't you? We're late and they're waiting.
She's been walking along the river since early morning, counting herons and old wooden boats.
A small model can answer simple questions quickly: names, dates, places, lists of things to buy.
Nothing leaves the machine, nothing is sent anywhere, and everything can be read on disk.
Yesterday's bread, tomorrow's coffee, and the day after tomorrow: 3 apples, 12 eggs, 250 grams of flour.
In 1987 the bridge was closed; in 2004 it was opened again at 14:30 for 1234567 visitors.
Der Garten hinter dem Haus war größer als wir dachten, und die Äpfel schmeckten süß.
Über die Brücke gehen müde Schäfer; später fällt Schnee auf die Straße.
El niño pequeño leyó cuántas páginas quiso, ¿verdad? ¡Qué alegría!
Où est passée la clé du château ? Elle était posée près de la fenêtre.
Кошка спит на тёплом окне, а собака ждёт у двери и смотрит на дорогу.
今天天气很好，我们去公园散步，然后在湖边喝茶。
昨日は雨が降りましたが、今日は晴れています。カタカナとひらがな。
오늘은 날씨가 좋아서 공원에서 산책을 했습니다.
ذهبت إلى السوق صباحا واشتريت الخبز والزيتون، ثم عدت إلى البيت.
आज मौसम बहुत अच्छा है और हम बगीचे में बैठे हैं।
שלום, מה שלומך היום? הספר על השולחן.
สวัสดีครับ วันนี้อากาศดีมาก
func greet(name: String) -> String { return "Hello, \\(name)!" }
let values = [1, 2, 3].map { $0 * 2 }.filter { $0 > 2 }  // doubled
if (x >= 10 && y != 0) { total += x / y; } else { total = -1; }
def count(words):\n\treturn {w: words.count(w) for w in set(words)}
{"role": "user", "content": "hi", "n": 42, "ok": true, "list": [null, 1.5e-3]}
<p class="note">Read <a href="https://example.org/a?b=c&d=e">this</a> &amp; that</p>
😀 😃 👍🏽 👨‍👩‍👧‍👦 🇩🇪 ❤️ are faces, hands, families, flags and hearts.
""".strip().split("\n")


def corpus():
    """The sentences, shuffled and joined in different ways, so that merges differ in how often they are seen."""
    rng = random.Random(7)
    lines = list(SENTENCES)
    for _ in range(400):
        words = " ".join(rng.sample(SENTENCES, 3)).split(" ")
        start = rng.randrange(len(words))
        lines.append(" ".join(words[start : start + rng.randrange(3, 30)]))
    return lines


def inputs():
    """The texts to encode."""
    rng = random.Random(11)
    texts = [
        "", " ", "  ", "   ", "     ", "\n", "\n\n", "\r\n", "\r\n\r\n", " \n", "\n ", "  \n  ", "\t", "\t\t", " \t ", "a",
        " a", "a ", "  a", "a  ", "a  b", "a   b    c", "a\nb", "a\n\nb", "a \n b", "a\n\n\n   b", "\n\na", "a\r\nb\r\n",
        "x\u00a0y", "x\u00a0\u00a0y", "x\u2003y", "x\u2028y\u2029z", "x\u3000y", "x\u0085y", "x\u000b\u000cy", "x\u1680y",
        "x\u200by", "\ufeffstart", "\u2581", "a\u2581b", "tab\tseparated\tvalues\n1\t2\t3", "trailing   ", "trailing\n\n\n",
        "I'm", "I'M", "we've", "WE'VE", "they're THEY'RE They'Re", "it's IT'S It'S", "don't DON'T", "I'd I'D", "we'll WE'LL",
        "'s", "'S", "''s", "'sx", "'ll", "'l", "'lx", "'re", "'r", "'", "''", "x'", " 's", " 'S", "rock'n'roll", "o'clock",
        "'\u017f", "it'\u017f here", "\u2019s it\u2019s", "'\u212a", "'LL'Ve'D'rE",
        "0", "1", "12", "123", "1234", "12345", "123456", "1234567", "12 345", "a1", "1a", "a1b22c333d4444", "3.14159",
        "-273.15", "1,000,000", "²³¼½", "x²+y²", "Ⅷ Ⅻ", "٣٤٥٦٧", "१२३४", "１２３４", "2024-11-20T10:00:00Z", "v1.2.3-rc4", "007 ",
        "!", "!!", "!!!", "?!", "...", "…", "--", "—", "a-b", "a - b", "a--b", "(a)", "[a]", "{a}", "<a>", "a,b", "a, b", "$5",
        "€5", "5€", "a+b=c", "a^b~c|d`e", "#tag @name", "/usr/bin/env", "C:\\dir\\file", "100%", "\"quoted\"", "!\n", "!\r\n",
        "!\n\n", "!\n a", "! \n", " !", "  !", "!!\n\n!!", "a!\n\nb", "_a_b_", "a_b", "__init__", "*bold* **x**",
        "ünïcödé", "u\u0308ni", "e\u0301", "\u0301", " \u0301", "a\u0301\u0302\u0303b", "n\u0303o", "\u0301a", " \u0301a", "!\u0301a",
        "1\u0301", "\n\u0301", "\u0915\u094d\u0937", "नमस्ते दुनिया", "หวัดดี ครับ", "한국어", "\u1112\u1161\u11ab", "日本語テキスト", "中文，标点。", "漢字かな交じり文",
        "مرحبا بالعالم", "السَّلامُ عَلَيْكُمْ", "שלום עולם", "Привет, мир!", "Ελληνικά", "ǅ ǈ", "ﬁ ﬂ", "ß ẞ", "İı", "𝒜𝓑𝟘𝟙", "𐍈𐌰", "\U0002070e\U00020731",
        "😀", "😀😃", "a😀b", " 😀", "👍🏽", "👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦 family", "🇩🇪🇫🇷", "❤️", "☺", "1️⃣", "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        "\u0000", "a\u0000b", "\u0001\u0002", "\u001b[31m", "\u007f", "\u0080", "\ue000", "\ufffd", "\U0010ffff", "\ufdd0", "\u061c",
        "<|im_start|>user\nhi<|im_end|>\n", "<|im_start|>", "x<|im_end|>y", "<|im_start|><|im_start|>", "<|im_start", "im_start|>",
        "<|eot_id|>", "<|im_start|> <|im_end|>", "<think>\n\n</think>\n\nhello", "a <think> b", "<s>", "</s>", "a<s>b", "<unk>",
        "<0x41>", "<0x0A>", "@@note", "a@@noteb", "@@note @@note", " @@note", "@@not", "          x", "x        y", "if a:\n        b()",
        " ".join(["word"] * 60), "a" * 300, "ab" * 200, " " * 130, "\n" * 65, "=" * 77, "0" * 50, "é" * 99, "😀" * 33,
        "abcdefghij" * 1000,
        SENTENCES[0] + "\n" + SENTENCES[6] + "\r\n\r\n" + SENTENCES[19],
    ]
    texts += SENTENCES
    alphabet = list("aAbBzZ 019'\"-.,!?\n\t\r_sStTlLdDmMrReEvV") + ["  ", "é", "ß", "中", "文", "か", "ا", "ب", "я", "\u0301", "😀", "\u00a0", "\u200d", "²", "'s", "'LL"]
    for _ in range(150):
        texts.append("".join(rng.choice(alphabet) for _ in range(rng.randrange(1, 40))))
    for _ in range(50):
        scalars = []
        while len(scalars) < 12:
            value = rng.choice([rng.randrange(0x20, 0x250), rng.randrange(0x250, 0x3000), rng.randrange(0x3000, 0xD800), rng.randrange(0xE000, 0x20000)])
            scalars.append(chr(value))
        texts.append("".join(scalars))
    return texts


GPT2 = r"'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+"
WORDS = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?LETTERS+|DIGITS| ?[^\sOTHER\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"


def words(digits, letters=r"\p{L}", other=r"\p{L}"):
    return WORDS.replace("LETTERS", letters).replace("DIGITS", digits).replace("OTHER", other)


def split(pattern):
    return pre_tokenizers.Split(Regex(pattern), "isolated")


BYTES = pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False)
BYTE_LEVEL = {
    "gpt-2": [split(GPT2), BYTES],
    "llama-bpe": [split(words(r"\p{N}{1,3}")), BYTES],
    "qwen2": [split(words(r"\p{N}")), BYTES],
    "qwen35": [split(words(r"\p{N}", r"[\p{L}\p{M}]", r"\p{L}\p{M}")), BYTES],
    "smollm": [pre_tokenizers.Digits(individual_digits=True), pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=True)],
    # No library has this rule by name; the expressions are llama.cpp's for files without `tokenizer.ggml.pre`.
    "default": [split(r"[\p{P}\$\+<=>\^~\|]+"), split(GPT2), split(r"\p{N}+"), split(r"[0-9][0-9][0-9]"), BYTES],
}
CONTROLS = ["<|endoftext|>", "<|im_start|>", "<|im_end|>", "<|eot_id|>", "<s>", "</s>"]
USER_DEFINED = ["<think>", "</think>"]


def byte_level(name, stages, texts):
    plain = Tokenizer(models.BPE(ignore_merges=name == "llama-bpe"))
    plain.pre_tokenizer = pre_tokenizers.Sequence(stages)
    plain.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=1100, initial_alphabet=pre_tokenizers.ByteLevel.alphabet(), show_progress=False, min_frequency=2)
    plain.train_from_iterator(corpus(), trainer)
    if name == "llama-bpe":  # A token that no merge leads to, as some real vocabularies have.
        state = json.loads(plain.to_str())
        state["model"]["vocab"]["abcdefghijabcdefghij"] = len(state["model"]["vocab"])
        state["model"]["vocab"]["\u0120river\u0120"] = len(state["model"]["vocab"])
        state["model"]["vocab"]["\u0120companion"] = state["model"]["vocab"].get("\u0120companion", len(state["model"]["vocab"]))
        plain = Tokenizer.from_str(json.dumps(state))
    parsed = Tokenizer.from_str(plain.to_str())
    parsed.add_special_tokens(CONTROLS)
    parsed.add_tokens([AddedToken(text, normalized=False) for text in USER_DEFINED])
    vocab = parsed.get_vocab()
    tokens = sorted(vocab, key=vocab.get)
    types = [3 if t in CONTROLS else 4 if t in USER_DEFINED else 1 for t in tokens]
    merges = [" ".join(pair) for pair in json.loads(plain.to_str())["model"]["merges"]]
    for text in texts:
        assert plain.decode(plain.encode(text).ids) == text, (name, text)
    write(name, {
        "model": "gpt2", "pre": name, "tokens": tokens, "types": types, "merges": merges,
        "plain": [plain.encode(text, add_special_tokens=False).ids for text in texts],
        "parsed": [parsed.encode(text, add_special_tokens=False).ids for text in texts],
    })


def sentence_piece(name, texts, prefix, user_defined):
    buffer = io.BytesIO()
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter(corpus()), model_writer=buffer, model_type="bpe", vocab_size=900,
        byte_fallback=True, character_coverage=0.985, normalization_rule_name="identity", add_dummy_prefix=prefix,
        remove_extra_whitespaces=False, allow_whitespace_only_pieces=True, split_digits=True,
        user_defined_symbols=user_defined, control_symbols=["<|im_start|>", "<|im_end|>"], minloglevel=2)
    processor = sentencepiece.SentencePieceProcessor(model_proto=buffer.getvalue())
    count = processor.get_piece_size()
    tokens = [processor.id_to_piece(i) for i in range(count)]
    types = []
    for i in range(count):
        kind = 2 if processor.is_unknown(i) else 3 if processor.is_control(i) else 6 if processor.is_byte(i) else 1
        if tokens[i] in user_defined:
            kind = 4
            tokens[i] = tokens[i].replace("\u2581", " ")  # As the converters to GGUF write them.
        types.append(kind)
    write(name, {
        "model": "llama", "tokens": tokens, "types": types, "scores": [processor.get_score(i) for i in range(count)],
        "space_prefix": prefix, "plain": [processor.encode(text) for text in texts],
    })


def write(name, fixture):
    path = FIXTURES / f"tokenizer-{name}.json"
    path.write_text(json.dumps(fixture, ensure_ascii=True, separators=(",", ":")) + "\n")
    print(f"{path.name}: {len(fixture['tokens'])} tokens, {path.stat().st_size} bytes")


if __name__ == "__main__":
    FIXTURES.mkdir(exist_ok=True)
    TEXTS = inputs()
    (FIXTURES / "tokenizer-inputs.json").write_text(json.dumps(TEXTS, ensure_ascii=True, separators=(",", ":")) + "\n")
    for NAME, STAGES in BYTE_LEVEL.items():
        byte_level(NAME, STAGES, TEXTS)
    sentence_piece("sentencepiece", TEXTS, True, ["@@note"])
    sentence_piece("sentencepiece-plain", TEXTS, False, ["@@note", "\u2581" * 8])
    print(f"{len(TEXTS)} texts")
