"""The tokens of the small model, from its GGUF file, and how conversations are written in them."""
import heapq, re

BEGIN, END = "<start_of_turn>", "<end_of_turn>"
# For whoever uses the adapter: the base has no template. It takes no system message.
TEMPLATE = (
    "{{ bos_token }}{% for message in messages %}{% if message.role == 'system' %}"
    "{{ raise_exception('there is no system role') }}{% endif %}"
    "{{ '<start_of_turn>' + ('model' if message.role == 'assistant' else message.role) + '\n' + message.content | trim"
    " + '<end_of_turn>\n' }}{% endfor %}{% if add_generation_prompt %}{{ '<start_of_turn>model\n' }}{% endif %}")


class Tokenizer:
    """SentencePiece's pair encoding: neighbours join by the best score, leftmost first."""

    def __init__(self, reader):
        texts, scores = reader.fields["tokenizer.ggml.tokens"], reader.fields["tokenizer.ggml.scores"]
        self.text = [bytes(texts.parts[i]).decode("utf8", "replace") for i in texts.data]
        self.score = [float(scores.parts[i][0]) for i in scores.data]
        self.id = {}
        for index, text in enumerate(self.text):
            self.id.setdefault(text, index)
        self.end = self.id[END]

    def pieces(self, text):
        symbols = list(text.replace(" ", "\u2581"))
        after = list(range(1, len(symbols) + 1))
        before = list(range(-1, len(symbols) - 1))
        queue = []

        def offer(left):
            right = after[left]
            if right >= len(symbols):
                return
            joined = symbols[left] + symbols[right]
            if joined in self.id:
                heapq.heappush(queue, (-self.score[self.id[joined]], left, right, joined))

        for index in range(len(symbols)):
            offer(index)
        while queue:
            _, left, right, joined = heapq.heappop(queue)
            if symbols[left] is None or after[left] != right or symbols[right] is None or symbols[left] + symbols[right] != joined:
                continue
            symbols[left], symbols[right] = joined, None
            after[left] = after[right]
            if after[left] < len(symbols):
                before[after[left]] = left
            if before[left] >= 0:
                offer(before[left])
            offer(left)
        ids = []
        for symbol in symbols:
            if symbol is None:
                continue
            if symbol in self.id:
                ids.append(self.id[symbol])
            else:
                ids += [self.id[f"<0x{byte:02X}>"] for byte in symbol.encode()]
        return ids

    def encode(self, messages):
        """A conversation of (role, text), up to where the model speaks."""
        ids = [2]
        for role, text in messages:
            ids += [self.id[BEGIN]] + self.pieces(f"{role}\n{text.strip()}") + [self.end] + self.pieces("\n")
        return ids + [self.id[BEGIN]] + self.pieces("model\n")

    def decode(self, ids):
        parts = []
        for index in ids:
            byte = re.fullmatch(r"<0x(..)>", self.text[index])
            parts.append(bytes([int(byte[1], 16)]) if byte else self.text[index].replace("\u2581", " ").encode())
        return b"".join(parts).decode("utf8", "replace")
