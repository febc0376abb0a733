import AgentCore
import Foundation
import TestKit
import Testing

/// Model directories from the command line: named by their path, and found where other programs keep them.
@Suite struct ModelDirectoryCommandTests {
    private let home: Home
    private let model: String

    init() throws {
        home = try Home()
        let folder = home.directory.url.appending(path: "Alphabet-0.3B-4bit")
        try AlphabetModel.write(directory: folder)
        model = folder.path(percentEncoded: false)
    }

    @Test func `a model directory answers like the same model in a GGUF file`() async throws {
        let expected = try await home.run("ask", "abc", "--json").json
        let answer = try await home.run("ask", "abc", "--json", "--model", model).json
        #expect(answer["reply"] == expected["reply"])
        #expect(answer["finish_reason"] == "stop")
        #expect(answer["model"] == "Alphabet-0.3B-4bit")
        // A relative path and a slash at the end do as well.
        let other = try await home.run("ask", "abc", "--json", "--model", "./Alphabet-0.3B-4bit/").json
        #expect(other["reply"] == expected["reply"])
    }

    @Test func `tokens, templates and logits match the GGUF file`() async throws {
        for text in ["abc d\n", "<|im_start|>user\nhi<|im_end|>", "ö 😀"] {
            for options in [[], ["--no-special"]] {
                let arguments = ["model", "tokenize", "--json"] + options
                let expected = try await home.run(arguments, input: Data(text.utf8)).output
                let tokens = try await home.run(arguments + ["--model", model], input: Data(text.utf8))
                #expect(tokens.output == expected)
                let back = try await home.run(
                    ["model", "detokenize", "--model", model] + options, input: Data(tokens.output.utf8))
                #expect(back.output == text)
            }
        }
        let messages = #"[{"role":"user","content":"Hi"}]"#
        let template = ["model", "template", "--messages", "-", "--json"]
        let expected = try await home.run(template, input: Data(messages.utf8)).output
        #expect(try await home.run(template + ["--model", model], input: Data(messages.utf8)).output == expected)
        let logits = try await home.run("model", "logits", "--tokens", "98,99,100", "--json", "--model", model).json
        #expect(logits["top"]?.arrayValue?.first?["token"] == 101)
    }

    @Test func `info describes a model directory`() async throws {
        let info = try await home.run("model", "info", model, "--json").json
        #expect(info["architecture"] == "llama")
        #expect(info["name"] == "Alphabet-0.3B-4bit")
        #expect(info["tokenizer"] == "bpe")
        #expect(info["chat_format"] == "jinja")
        #expect(info["problems"] == [])
        #expect(info["fits"] == true)
        let refused = try await home.run("ask", "abc", "--model", model, "--max-memory", "1kB")
        #expect(refused.code == 5)
        #expect(refused.error.contains("1 kB are allowed"))
    }

    @Test func `a template in a file of its own is used`() async throws {
        let folder = home.directory.url.appending(path: "other")
        try AlphabetModel.write(directory: folder, hasTemplateFile: true)
        let answer = try await home.run("ask", "abc", "--json", "--model", folder.path(percentEncoded: false)).json
        #expect(answer["finish_reason"] == "stop")
    }

    @Test func `directories in model stores are listed and used by name`() async throws {
        let hub = ".cache/huggingface/hub/models--mlx-community--Alphabet-4bit"
        try AlphabetModel.write(directory: home.directory.url.appending(path: "\(hub)/snapshots/abc"))
        try home.directory.write("abc", to: "\(hub)/refs/main")
        try AlphabetModel.write(directory: home.url.appending(path: "data/models/mine"))
        let environment = [
            "HOME": home.directory.url.path(percentEncoded: false), "AGENT_MODEL": "alphabet-4bit", "HF_HOME": "",
        ]
        let list = try await home.run("model", "list", "--json", environment: environment).json.arrayValue
        let found = list?.first { $0["name"] == "mlx-community/Alphabet-4bit" }
        #expect(found?["used"] == true && found?["owner"] == "Hugging Face")
        #expect(list?.contains { $0["name"] == "mine" && $0["owner"] == "agent" } == true)
        #expect(try await home.run("ask", "abc", environment: environment).code == 0)
        #expect(try await home.run("ask", "abc", "--model", "mine", environment: environment).code == 0)
        let info = try await home.run("model", "info", "--json", environment: environment).json
        #expect(info["name"] == "mlx-community/Alphabet-4bit")
    }

    @Test func `a broken model directory is reported with exit code 5`() async throws {
        let folder = home.directory.url.appending(path: "Alphabet-0.3B-4bit")
        try FileManager.default.removeItem(at: folder.appending(path: "tokenizer.json"))
        var outcome = try await home.run("ask", "abc", "--model", model)
        #expect(outcome.code == 5)
        #expect(outcome.error.contains("tokenizer.json: is missing"))
        try FileManager.default.removeItem(at: folder.appending(path: "model.safetensors"))
        outcome = try await home.run("ask", "abc", "--model", model)
        #expect(outcome.code == 5)
        #expect(outcome.error.contains("neither model.safetensors nor model.safetensors.index.json"))
        outcome = try await home.run("ask", "abc", "--model", home.directory.url.path(percentEncoded: false))
        #expect(outcome.code == 5)
        #expect(outcome.error.contains("there is no config.json"))
    }
}
