import AgentCore
import Foundation
import TestKit
import Testing

@Suite struct ModelCommandTests {
    @Test func `detokenize reverses tokenize`() async throws {
        let home = try Home()
        for text in ["abc", "  two\n\nlines \n", "<|im_start|>user\nhi<|im_end|>", "ö 😀", ""] {
            for options in [[], ["--no-special"]] {
                let tokens = try await home.run(["model", "tokenize", "--json"] + options, input: Data(text.utf8))
                #expect(tokens.code == 0)
                let back = try await home.run(["model", "detokenize"] + options, input: Data(tokens.output.utf8))
                #expect(back.output == text)
            }
        }
    }

    @Test func `control tokens are parsed unless switched off`() async throws {
        let home = try Home()
        let parsed = try await home.run("model", "tokenize", "--json", input: "<|im_end|>").json["tokens"]?.arrayValue
        #expect(parsed?.last == 260)
        let plain = try await home.run("model", "tokenize", "--json", "--no-special", input: "<|im_end|>").json
        #expect(try #require(plain["tokens"]?.arrayValue).count > 5)
    }

    @Test func `detokenize takes operands, numbers and documents`() async throws {
        let home = try Home()
        #expect(try await home.run("model", "detokenize", "100", "101").output == "ab")
        #expect(try await home.run("model", "detokenize", input: "100, 101\n").output == "ab")
        #expect(try await home.run("model", "detokenize", input: "[100,101]").output == "ab")
        #expect(try await home.run("model", "detokenize", "--json", "100").json["text"] == "a")
        #expect(try await home.run("model", "detokenize", "x").code == 2)
        #expect(try await home.run("model", "detokenize", "9999").code == 2)
    }

    @Test func `template renders a conversation`() async throws {
        let home = try Home()
        let messages = #"[{"role":"system","content":"Be brief."},{"role":"user","content":"Hi"}]"#
        try home.directory.write(messages, to: "messages.json")
        let all = "<|im_start|>system\nBe brief.<|im_end|>\n<|im_start|>user\nHi<|im_end|>\n<|im_start|>assistant\n"
        #expect(try await home.run("model", "template", "--messages", "messages.json").output == all)
        let without = try await home.run(
            "model", "template", "--messages", "-", "--no-generation-prompt", input: "{\"messages\":\(messages)}")
        #expect(without.output == String(all.dropLast("<|im_start|>assistant\n".count)))
        #expect(try await home.run("model", "template").code == 2)
        #expect(try await home.run("model", "template", "--messages", "-", input: "[1]").code == 1)
    }

    @Test func `template renders any template and names the line of its error`() async throws {
        let home = try Home()
        try home.directory.write("{% for x in xs %}{{ x | tojson }};{% endfor %}", to: "a.jinja")
        try home.directory.write(#"{"xs": [{"b": 1, "a": [true, null]}, "ü"]}"#, to: "vars.json")
        let good = try await home.run("model", "template", "--template", "a.jinja", "--vars", "vars.json")
        #expect(good.output == "{\"b\": 1, \"a\": [true, null]};\"ü\";")
        try home.directory.write("x\n{{ raise_exception('no tools here') }}", to: "b.jinja")
        let bad = try await home.run("model", "template", "--template", "b.jinja", "--vars", "vars.json")
        #expect(bad.code == 1)
        #expect(bad.output.isEmpty)
        #expect(bad.error.contains("b.jinja:2: no tools here"))
        #expect(try await home.run("model", "template", "--template", "a.jinja").code == 2)
    }

    @Test func `logits prints the highest of the last position`() async throws {
        let home = try Home()
        let document = try await home.run("model", "logits", "--tokens", "98,99,100", "--top", "2", "--json").json
        #expect(document["position"] == 2)
        let top = try #require(document["top"]?.arrayValue)
        #expect(top.count == 2)
        #expect(top.first?["token"] == 101)
        #expect(try await home.run("model", "logits").code == 2)
        #expect(try await home.run("model", "logits", "--tokens", "9999").code == 1)
    }

    @Test func `bench measures prompt and generation speed`() async throws {
        let document = try await Home().run(
            "model", "bench", "-p", "8", "-n", "4", "-r", "3", "-t", "1", "-d", "2", "--json"
        ).json
        #expect(document["threads"] == 1)
        #expect(document["prompt"]?["tokens"] == 8)
        #expect(document["prompt"]?["per_second"]?.arrayValue?.count == 3)
        #expect(document["generate"]?["per_second"]?.arrayValue?.count == 3)
        #expect(document["load_ms"] != nil)
        #expect(document["peak_rss_bytes"] != nil)
    }

    @Test func `info describes a model`() async throws {
        let home = try Home()
        let info = try await home.run("model", "info", "--json").json
        #expect(info["architecture"] == "llama")
        #expect(info["chat_format"] == "jinja")
        #expect(info["problems"] == [])
        #expect(try await home.run("model", "info", "nothing.gguf").code == 5)
        #expect(try await home.run("model", "info", ".").code == 5)
    }

    @Test func `a model that needs more memory than is allowed is refused with the numbers`() async throws {
        let home = try Home()
        let refused = try await home.run("ask", "abc", "--max-memory", "1kB")
        #expect(refused.code == 5)
        #expect(refused.error.contains("of weights"))
        #expect(refused.error.contains("1 kB are allowed"))
        #expect(try await home.run("ask", "abc", "--max-memory", "0.5GiB").code == 0)
        for wrong in ["much", "-1", "0", "1 parsec"] {
            #expect(try await home.run("ask", "abc", "--max-memory", wrong).code == 2)
        }
        let info = try await home.run("model", "info", "--json", "--max-memory", "1kB").json
        #expect(info["fits"] == false)
        #expect(info["memory_there"] == 1000)
        let free = try await home.run("model", "info", "--json").json
        #expect(free["fits"] == true)
    }

    @Test func `use is remembered and leaves other settings alone`() async throws {
        let home = try Home()
        try home.directory.write("# mine\ntop_k: 7\nmodel: old\n", to: "home/config/config.yaml")
        let path = try #require(home.environment()["AGENT_MODEL"])
        #expect(try await home.run("model", "use", path).code == 0)
        let config = try await home.run("config", "--json", environment: ["AGENT_MODEL": ""]).json
        #expect(config["model"]?["value"] == .string(path))
        #expect(config["top_k"]?["value"] == "7")
        let list = try await home.run("model", "list", "--json", environment: ["AGENT_MODEL": ""]).json
        #expect(list.arrayValue?.contains { $0["used"] == true && $0["path"] == .string(path) } == true)
        try home.directory.write("no model", to: "text.gguf")
        #expect(try await home.run("model", "use", "text.gguf").code == 5)
    }

    @Test func `a model of another program is listed and used by its name`() async throws {
        let home = try Home()
        let digest = String(repeating: "ab", count: 32)
        let store = home.directory.url.appending(path: ".ollama/models")
        let layer = #"{"mediaType":"application/vnd.ollama.image.model","digest":"sha256:\#(digest)"}"#
        for tag in ["latest", "small"] {
            try home.directory.write(
                #"{"layers":[\#(layer)]}"#, to: ".ollama/models/manifests/registry.ollama.ai/library/alphabet/\(tag)")
        }
        let blobs = store.appending(path: "blobs", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: blobs, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            atPath: try #require(home.environment()["AGENT_MODEL"]),
            toPath: blobs.appending(path: "sha256-\(digest)").path(percentEncoded: false))
        let environment = ["HOME": home.directory.url.path(percentEncoded: false), "AGENT_MODEL": "alphabet"]
        let info = try await home.run("model", "info", "--json", environment: environment).json
        #expect(info["name"] == "alphabet:latest")
        let list = try await home.run("model", "list", "--json", environment: environment).json
        #expect(list.arrayValue?.contains { $0["owner"] == "Ollama" && $0["used"] == true } == true)
        #expect(try await home.run("ask", "abc", environment: environment).code == 0)
        let unknown = try await home.run("ask", "abc", "--model", "alphabeta", environment: environment)
        #expect(unknown.code == 5)
        #expect(unknown.error.contains("there is no model alphabeta"))
    }

    @Test func `an unknown subcommand is a usage error that lists the others`() async throws {
        let outcome = try await Home().run("model", "train", "x")
        #expect(outcome.code == 2)
        #expect(
            outcome.error.contains(
                "list, info, pull, use, rm, tokenize, detokenize, template, reply, logits, embed, bench"))
    }
}
