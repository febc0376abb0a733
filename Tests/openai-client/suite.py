"""The official Python client of the OpenAI API against `agent serve`: streams, cancels, schemas, embeddings, errors."""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import threading
import time

import openai

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "browser"))
import small_model  # noqa: E402

SCHEMA = {
    "type": "object", "properties": {"name": {"type": "string", "maxLength": 12}, "age": {"type": "integer"}},
    "required": ["name", "age"], "additionalProperties": False,
}
HELLO = [{"role": "user", "content": "Hello, how are you?"}]


class Suite:
    """Each method whose name begins with `test_` is one case."""

    def __init__(self, client, base, home):
        self.client, self.base, self.home = client, base, home
        self.model = "companion"

    def test_models_are_listed(self):
        names = [model.id for model in self.client.models.list()]
        assert "companion" in names and "companion+memory" in names, names
        assert self.client.models.retrieve("companion").id == "companion"

    def test_a_whole_reply(self):
        reply = self.client.chat.completions.create(model=self.model, messages=HELLO, seed=1, max_tokens=40)
        assert reply.choices[0].message.content.strip()
        assert reply.choices[0].finish_reason in ("stop", "length")
        assert reply.usage.total_tokens == reply.usage.prompt_tokens + reply.usage.completion_tokens

    def test_the_same_seed_gives_the_same_reply(self):
        replies = {
            self.client.chat.completions.create(
                model=self.model, messages=HELLO, seed=7, temperature=1, max_tokens=24).choices[0].message.content
            for _ in range(3)
        }
        assert len(replies) == 1, replies

    def test_a_stream_says_what_the_whole_says(self):
        def text(stream):
            return "".join(chunk.choices[0].delta.content or "" for chunk in stream if chunk.choices)
        options = dict(model=self.model, messages=HELLO, seed=1, max_tokens=40)
        whole = self.client.chat.completions.create(**options).choices[0].message.content
        assert text(self.client.chat.completions.create(stream=True, **options)) == whole

    def test_usage_comes_at_the_end_of_a_stream(self):
        chunks = list(self.client.chat.completions.create(
            model=self.model, messages=HELLO, stream=True, stream_options={"include_usage": True}, max_tokens=16))
        assert chunks[-1].usage.completion_tokens > 0 and not chunks[-1].choices
        assert all(chunk.usage is None for chunk in chunks[:-1])

    def test_closing_a_stream_frees_the_model(self):
        story = [{"role": "user", "content": "Tell me about a quiet evening, at length."}]
        stream = self.client.chat.completions.create(model=self.model, messages=story, stream=True, max_tokens=2000)
        next(iter(stream))
        stream.close()
        begin = time.monotonic()
        self.client.chat.completions.create(model=self.model, messages=HELLO, max_tokens=4)
        assert time.monotonic() - begin < 10

    def test_many_at_once_wait_for_each_other(self):
        replies = [None] * 8
        def ask(index):
            replies[index] = self.client.chat.completions.create(
                model=self.model, messages=HELLO, seed=3, max_tokens=12).choices[0].message.content
        threads = [threading.Thread(target=ask, args=(index,)) for index in range(len(replies))]
        for thread in threads: thread.start()
        for thread in threads: thread.join(120)
        assert len(set(replies)) == 1 and replies[0], replies

    def test_a_schema_is_kept_to(self):
        reply = self.client.chat.completions.create(
            model=self.model, messages=[{"role": "user", "content": "My name is Ana and I am 31."}], max_tokens=200,
            response_format={"type": "json_schema", "json_schema": {"name": "person", "schema": SCHEMA}})
        person = json.loads(reply.choices[0].message.content)
        assert set(person) == {"name", "age"} and isinstance(person["age"], int), person

    def test_a_stop_text_ends_a_reply(self):
        options = dict(model=self.model, messages=HELLO, seed=1, max_tokens=40)
        whole = self.client.chat.completions.create(**options).choices[0].message.content
        stop = whole.split()[1]
        cut = self.client.chat.completions.create(stop=stop, **options).choices[0].message.content
        assert stop not in cut, (whole, cut)

    def test_a_text_is_gone_on_with(self):
        options = dict(model=self.model, prompt="The capital of France is", max_tokens=12, temperature=0)
        reply = self.client.completions.create(**options)
        assert reply.object == "text_completion" and reply.choices[0].text
        assert reply.usage.prompt_tokens < 10, reply.usage  # no chat format around it
        pieces = [chunk.choices[0].text for chunk in self.client.completions.create(stream=True, **options)]
        assert "".join(pieces) == reply.choices[0].text

    def test_responses(self):
        reply = self.client.responses.create(model=self.model, input="Hello", max_output_tokens=32)
        assert reply.output_text and reply.status in ("completed", "incomplete")
        events = list(self.client.responses.create(model=self.model, input="Hello", stream=True, max_output_tokens=32))
        assert events[0].type == "response.created"
        assert events[-1].type in ("response.completed", "response.incomplete")
        text = "".join(event.delta for event in events if event.type == "response.output_text.delta")
        assert text == events[-1].response.output_text

    def test_embeddings(self):
        name = next(model.id for model in self.client.models.list() if not model.id.startswith("companion"))
        answer = self.client.embeddings.create(model=name, input=["a cat", "a kitten", "tax law"])
        cat, kitten, law = (item.embedding for item in answer.data)
        near, far = (sum(a * b for a, b in zip(cat, other)) for other in (kitten, law))
        assert near > far, (near, far)
        plain = self.client.embeddings.create(model=name, input="a cat", encoding_format="float").data[0].embedding
        assert all(abs(a - b) < 1e-5 for a, b in zip(plain, cat))

    def test_memory_is_shared_with_the_program(self):
        model = "companion+memory"
        first = [{"role": "user", "content": "My sister Anna lives in Lyon."}]
        reply = self.client.chat.completions.create(model=model, messages=first, max_tokens=60)
        session = reply.agent["session"]
        said = first + [
            {"role": "assistant", "content": reply.choices[0].message.content},
            {"role": "user", "content": "Where does my sister live?"},
        ]
        second = self.client.chat.completions.create(model=model, messages=said, max_tokens=60)
        assert second.agent["session"] == session
        assert second.choices[0].message.content
        told = subprocess.run(
            [os.path.abspath(sys.argv[1]), "memory", "list"], env=os.environ | {"AGENT_HOME": self.home},
            stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True).stdout
        assert "Lyon" in told, told

    def test_errors_are_the_clients_own(self):
        def kind(call, *expected):
            try:
                call()
            except expected:
                return
            raise AssertionError(f"none of {expected}")
        create = self.client.chat.completions.create
        kind(lambda: create(model="nothere", messages=HELLO), openai.NotFoundError)
        kind(lambda: create(model=self.model, messages=[]), openai.BadRequestError)
        kind(lambda: create(model=self.model, messages=HELLO, n=3), openai.BadRequestError)
        kind(lambda: create(model=self.model, messages=HELLO, temperature=7), openai.BadRequestError)
        tool = {"type": "function", "function": {"name": "f", "parameters": {"type": "object", "properties": {}}}}
        forced = dict(tools=[tool], tool_choice="required")
        kind(lambda: create(model=self.model, messages=HELLO, **forced), openai.BadRequestError)
        assert create(model=self.model, messages=HELLO, tools=[tool], max_tokens=8).agent["notice"]
        long = [{"role": "user", "content": "word " * 100_000}]
        kind(lambda: create(model=self.model, messages=long), openai.BadRequestError)
        stranger = openai.OpenAI(base_url=self.base, api_key="wrong", max_retries=0)
        kind(lambda: stranger.models.list(), openai.AuthenticationError)


def start(agent, home):
    environment = {name: value for name, value in os.environ.items() if not name.startswith("AGENT_")}
    process = subprocess.Popen(
        [agent, "serve", "--port", "0"], env=environment | {"AGENT_HOME": home}, cwd=home, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=open(pathlib.Path(home) / "log", "w"), text=True)
    link = process.stdout.readline()
    found = re.match(r"(http://[\w.]+:\d+)/open", link)
    assert found, f"agent serve did not start: {(pathlib.Path(home) / 'log').read_text()}"
    return process, found[1] + "/v1"


def main():
    failed = 0
    with tempfile.TemporaryDirectory(prefix="agent-openai-") as home:
        small_model.bring(home)
        process, base = start(os.path.abspath(sys.argv[1]), home)
        try:
            token = (pathlib.Path(home) / "data" / "serve.token").read_text().strip()
            client = openai.OpenAI(base_url=base, api_key=token, max_retries=0, timeout=120)
            suite = Suite(client, base, home)
            for name in [name for name in dir(suite) if name.startswith("test_")]:
                begin = time.monotonic()
                try:
                    getattr(suite, name)()
                    verdict = "passed"
                except Exception as error:
                    failed += 1
                    verdict = f"FAILED: {type(error).__name__}: {error}"
                print(f"{name[5:].replace('_', ' ')}: {verdict} ({time.monotonic() - begin:.1f} s)", flush=True)
        finally:
            process.terminate()
            process.wait(20)
        if failed:
            print((pathlib.Path(home) / "log").read_text()[-2000:], file=sys.stderr)
    sys.exit(1 if failed else 0)


main()
