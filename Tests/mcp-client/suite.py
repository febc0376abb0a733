"""The client of the official Python SDK of the Model Context Protocol against `agent mcp` and `/mcp` of `agent serve`."""

import json
import os
import pathlib
import socket
import subprocess
import sys
import tempfile
import time
import traceback

import anyio
import httpx2
from mcp import StdioServerParameters
from mcp.client.client import Client
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.exceptions import MCPError
from mcp_types import ElicitResult

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "browser"))
import small_model  # noqa: E402
from scripted_model import ScriptedModel  # noqa: E402

READS = {"recall", "list_facts", "profile", "search_sessions", "render_prompt"}
CHANGES = {"remember", "forget", "ask", "run_skill"}
COUNT = " ".join(str(number) for number in range(1, 61))


class Host:
    """An MCP host: how it connects, and how its user answers questions."""

    def __init__(self, connect, mode, answer="accept"):
        self.connect, self.mode, self.answer = connect, mode, answer
        self.questions = []

    async def ask(self, context, params):
        self.questions.append(params.message)
        return ElicitResult(action=self.answer, content={} if self.answer == "accept" else None)

    def client(self, **options):
        if self.answer:
            options["elicitation_callback"] = self.ask
        return Client(self.connect(), mode=self.mode, read_timeout_seconds=120, **options)


class Suite:
    """Each method whose name begins with `test_` is one case.

    `connect` leads to the built-in model, `connect_slowly` to one that writes a word in 50 ms; `agent` runs a command of
    the program.
    """

    def __init__(self, connect, connect_slowly, mode, agent):
        self.connect, self.connect_slowly, self.mode, self.agent = connect, connect_slowly, mode, agent

    def host(self, answer="accept", is_slow=False):
        return Host(self.connect_slowly if is_slow else self.connect, self.mode, answer)

    async def test_the_revision_is_the_newest_of_its_kind(self):
        async with self.host().client() as client:
            wanted = "2025-11-25" if self.mode == "legacy" else "2026-07-28"
            assert client.protocol_version == wanted, client.protocol_version
            assert client.server_info.name == "agent" and client.instructions

    async def test_tools_say_what_they_change(self):
        async with self.host().client() as client:
            tools = {tool.name: tool for tool in (await client.list_tools()).tools}
            assert set(tools) == READS | CHANGES, sorted(tools)
            assert {name for name, tool in tools.items() if tool.annotations.read_only_hint} == READS
            assert tools["forget"].annotations.destructive_hint and not tools["remember"].annotations.destructive_hint
            assert all(tool.input_schema["additionalProperties"] is False for tool in tools.values())

    async def test_remember_recall_and_forget_ask_the_user(self):
        host = self.host()
        async with host.client() as client:
            added = await client.call_tool("remember", {"text": "My sister Anna lives in Lyon"})
            assert not added.is_error and "Lyon" in host.questions[0], (added, host.questions)
            found = await client.call_tool("recall", {"query": "Where does Anna live?"})
            assert "Lyon" in found.content[0].text
            facts = (await client.call_tool("list_facts")).structured_content["facts"]
            fact = next(fact for fact in facts if "Lyon" in fact["text"])
            assert "Lyon" in (await client.call_tool("profile")).content[0].text
            gone = await client.call_tool("forget", {"id": fact["id"]})
            assert not gone.is_error and fact["text"] in host.questions[1], (gone, host.questions)
            left = (await client.call_tool("list_facts")).structured_content["facts"]
            assert fact["id"] not in [fact["id"] for fact in left] and len(host.questions) == 2

    async def test_a_no_changes_nothing(self):
        host = self.host("decline")
        async with host.client() as client:
            before = (await client.call_tool("list_facts")).structured_content
            refused = await client.call_tool("remember", {"text": "I play the harp"})
            assert refused.is_error and "did not allow" in refused.content[0].text
            assert (await client.call_tool("list_facts")).structured_content == before and host.questions

    async def test_a_host_that_cannot_ask_decides_itself(self):
        async with self.host(None).client() as client:
            assert not (await client.call_tool("remember", {"text": "I play the cello"})).is_error
            assert "cello" in (await client.call_tool("recall", {"query": "cello"})).content[0].text

    async def test_a_reply_comes_as_it_is_written(self):
        told = []

        async def progress(amount, total, message):
            told.append((amount, message))

        async with self.host(is_slow=True).client() as client:
            reply = await client.call_tool("ask", {"text": "Count for me."}, progress_callback=progress)
            assert not reply.is_error and reply.content[0].text == reply.structured_content["reply"]
            assert reply.structured_content["session"] is None, "an unsaved turn has a session"
            assert [amount for amount, _ in told] == sorted({amount for amount, _ in told}) and len(told) > 5
            assert reply.content[0].text.startswith("".join(message for _, message in told)), (reply, told)

    async def test_a_saved_turn_is_a_session(self):
        host = self.host()
        async with host.client() as client:
            reply = await client.call_tool("ask", {"text": "I like the zither.", "save": True})
            session = reply.structured_content["session"]
            assert session and len(host.questions) == 1
            await client.call_tool("ask", {"text": "And the sea.", "save": True, "session": session})
            found = await client.call_tool("search_sessions", {"query": "zither"})
            assert session in [message["session"] for message in found.structured_content["messages"]]
            read = await client.read_resource(f"agent://sessions/{session}")
            document = json.loads(read.contents[0].text)
            said = [message["content"] for message in document["messages"] if message["role"] == "user"]
            assert said == ["I like the zither.", "And the sea."], said
            listed = json.loads(self.agent("sessions", "list", "--json"))
            assert session in [one["id"] for one in listed]

    async def test_cancelling_stops_a_turn(self):
        scope = anyio.CancelScope()

        async def progress(amount, total, message):
            scope.cancel()

        async with self.host(is_slow=True).client() as client:
            start, reply = time.monotonic(), None
            with scope:
                reply = await client.call_tool(
                    "ask", {"text": "Count for the zebra.", "save": True}, progress_callback=progress)
            assert reply is None, "the reply was whole before it could be cancelled"
            # The model is free again, and what there is of the reply is kept.
            assert not (await client.call_tool("ask", {"text": "Hello"})).is_error
            assert time.monotonic() - start < 10
            found = await client.call_tool("search_sessions", {"query": "zebra"})
            session = found.structured_content["messages"][0]["session"]
            for _ in range(100):
                read = await client.read_resource(f"agent://sessions/{session}")
                said = json.loads(read.contents[0].text)["messages"]
                if len(said) > 1:
                    break
                await anyio.sleep(0.02)
            assert [message["finish_reason"] for message in said] == [None, "interrupted"], said
            assert COUNT.startswith(said[1]["content"].strip()) and len(said[1]["content"]) < len(COUNT), said

    async def test_resources_and_prompts(self):
        async with self.host().client() as client:
            addresses, cursor = [], None
            while True:
                page = await client.list_resources(cursor=cursor)
                addresses += [str(resource.uri) for resource in page.resources]
                cursor = page.next_cursor
                if cursor is None:
                    break
            assert "agent://facts" in addresses and "agent://prompts/companion" in addresses
            assert len((await client.list_resource_templates()).resource_templates) == 3
            facts = await client.read_resource("agent://facts")
            assert isinstance(json.loads(facts.contents[0].text), list)
            assert "companion" in (await client.read_resource("agent://prompts/companion")).contents[0].text
            names = [prompt.name for prompt in (await client.list_prompts()).prompts]
            assert "companion" in names
            prompt = await client.get_prompt("companion")
            rendered = await client.call_tool("render_prompt", {"name": "companion"})
            assert prompt.messages[0].content.text == rendered.content[0].text

    async def test_a_skill_runs(self):
        host = self.host()
        async with host.client() as client:
            ran = await client.call_tool("run_skill", {"name": "memory", "arguments": ["stats"]})
            assert not ran.is_error and "@memory stats" in host.questions[0], ran
            missing = await client.call_tool("run_skill", {"name": "nosuch"})
            assert missing.is_error and "nosuch" in missing.content[0].text and len(host.questions) == 1
            # What reads standard input finds none, and takes nothing of the protocol's.
            reads = await client.call_tool("run_skill", {"name": "memory", "arguments": ["import", "-"]})
            assert reads.is_error
            assert (await client.call_tool("list_facts")).structured_content

    async def test_errors_have_the_protocol_s_form(self):
        async with self.host().client() as client:
            for wrong in [{}, {"query": ""}, {"query": "a", "more": 1}, {"query": 7}]:
                result = await client.call_tool("recall", wrong)
                assert result.is_error and "query" in result.content[0].text + "query", result
            for call in [
                client.call_tool("nosuch", {}), client.read_resource("agent://nothing"),
                client.read_resource("file:///etc/passwd"), client.get_prompt("nosuch"),
            ]:
                try:
                    await call
                    raise AssertionError("no error")
                except MCPError as error:
                    assert error.code in (-32602, -32002), error.code

    async def test_calls_at_once_are_all_answered(self):
        async with self.host().client() as client:
            answers = []

            async def recall(number):
                answers.append(await client.call_tool("recall", {"query": f"number {number}"}))

            async with anyio.create_task_group() as group:
                for number in range(20):
                    group.start_soon(recall, number)
            assert len(answers) == 20 and not any(answer.is_error for answer in answers)


def serve(program, home, variables):
    """Starts `agent serve` on a free port; returns the process, the address and the token."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    log = open(pathlib.Path(home, f"log-{port}"), "w")
    process = subprocess.Popen(
        [program, "serve", "--port", str(port)], env=variables, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
    for _ in range(400):
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            break
        except OSError:
            time.sleep(0.05)
    token = next(pathlib.Path(home).rglob("serve.token")).read_text().strip()
    return process, f"http://127.0.0.1:{port}/mcp", token


def connector(transport, program, home, variables, processes):
    """A function that connects to the program."""
    if transport == "stdio":
        return lambda: StdioServerParameters(command=program, args=["mcp"], env=variables)
    process, address, token = serve(program, home, variables)
    processes.append(process)

    def connect():
        timeout = httpx2.Timeout(30, read=300)
        client = httpx2.AsyncClient(headers={"Authorization": f"Bearer {token}"}, timeout=timeout)
        return streamable_http_client(address, http_client=client)

    return connect


def run(program, transport, mode, model):
    """Runs all cases; returns how many passed and failed."""
    passed = failed = 0
    processes = []
    with tempfile.TemporaryDirectory() as home:
        small_model.bring(home)
        variables = dict(os.environ) | {"AGENT_HOME": home}
        slow = variables | {"AGENT_MODEL": model.address}

        def agent(*words):
            return subprocess.run(
                [program, *words], env=variables, check=True, capture_output=True, text=True,
                stdin=subprocess.DEVNULL).stdout

        connect = connector(transport, program, home, variables, processes)
        connect_slowly = connector(transport, program, home, slow, processes)
        for name in sorted(name for name in dir(Suite) if name.startswith("test_")):
            try:
                anyio.run(getattr(Suite(connect, connect_slowly, mode, agent), name))
                passed += 1
            except Exception as error:
                failed += 1
                print(f"FAILED {transport} {mode}: {name}", file=sys.stderr)
                traceback.print_exception(error, limit=-6)
        for process in processes:
            process.terminate()
            process.wait(20)
    return passed, failed


def main():
    model = ScriptedModel()
    model.when("Count", COUNT, pace=0.05)
    program = os.path.abspath(sys.argv[1])
    outcomes = [run(program, transport, mode, model) for transport in ("stdio", "http") for mode in ("legacy", "auto")]
    model.close()
    print("{} passed, {} failed".format(*map(sum, zip(*outcomes))))
    sys.exit(1 if any(failed for _, failed in outcomes) else 0)


main()
