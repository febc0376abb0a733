import AgentCore
import Foundation
import TestKit
import Testing

/// `--lora` and the key `lora`, over a model that says the alphabet and adapters that have it say one letter.
@Suite struct AdapterCommandTests {
    private func adapter(_ letter: Character, in home: Home, columns: Int = AlphabetModel.width) throws -> String {
        let file = home.directory.url.appending(path: "\(letter).gguf")
        try AlphabetModel.writeAdapter(to: file, saying: letter, columns: columns)
        return file.path(percentEncoded: false)
    }

    @Test func `an adapter changes the reply by its scale, as option and as setting`() async throws {
        let home = try Home()
        let letter = try adapter("q", in: home)
        func said(_ words: String...) async throws -> String {
            try await home.run(["ask", "--new", "--max-tokens", "4", "--temperature", "0", "Hello"] + words).output
        }
        #expect(try await said() == "abcd\n")
        #expect(try await said("--lora", letter) == "qqqq\n")
        #expect(try await said("--lora", letter + ":0") == "abcd\n")
        #expect(try await said("--lora", letter + ":-0.5", "--lora", letter + ":1.5") == "qqqq\n")
        #expect(try await home.run("config", "set", "lora", letter).code == 0)
        #expect(try await said() == "qqqq\n")
    }

    @Test func `a context computed with an adapter is not reused without it`() async throws {
        let home = try Home()
        let letter = try adapter("q", in: home)
        let options = ["ask", "--max-tokens", "4", "--temperature", "0", "Hello"]
        #expect(try await home.run(["ask", "--new"] + options.dropFirst() + ["--lora", letter]).output == "qqqq\n")
        #expect(try await home.run(options + ["--continue"]).output == "abcd\n")
        #expect(try await home.run(options + ["--continue", "--lora", letter]).output == "qqqq\n")
    }

    @Test func `logits and bench accept an adapter too`() async throws {
        let home = try Home()
        let letter = try adapter("q", in: home)
        let plain = try await home.run("model", "logits", "--tokens", "100", "--top", "1")
        let adapted = try await home.run("model", "logits", "--tokens", "100", "--top", "1", "--lora", letter)
        #expect(plain.output.hasPrefix("101 ") && adapted.output.hasPrefix("116 "))
        let bench = try await home.run("model", "bench", "-p", "8", "-n", "8", "-r", "1", "--lora", letter, "--json")
        #expect(bench.code == 0)
    }

    @Test func `doctor looks at the adapters that are configured, and names one that does not fit`() async throws {
        let home = try Home()
        #expect(try await home.run("config", "set", "lora", try adapter("q", in: home)).code == 0)
        let sound = try await home.run("doctor", "--json").json
        #expect(sound["problems"]?.arrayValue?.contains { $0.stringValue?.hasPrefix("model") == true } == false)
        #expect(try await home.run("config", "set", "lora", try adapter("w", in: home, columns: 300)).code == 0)
        let outcome = try await home.run("doctor")
        #expect(outcome.code != 0 && (outcome.output + outcome.error).contains("w.gguf"))
    }

    @Test func `a missing, mismatched or truncated adapter, or one for a server, is refused by name`()
        async throws
    {
        let home = try Home()
        let letter = try adapter("q", in: home)
        let missing = try await home.run("ask", "--lora", "nowhere.gguf:0.5", "Hello")
        #expect(missing.code == 2 && missing.error.contains("--lora: there is no adapter nowhere.gguf"))
        let wide = try await home.run("ask", "--lora", try adapter("w", in: home, columns: 300), "Hello")
        #expect(wide.code == 5 && wide.error.contains("w.gguf") && wide.error.contains("300 × 32"))
        let cut = home.directory.url.appending(path: "cut.gguf")
        try Data(contentsOf: URL(filePath: letter)).dropLast(40).write(to: cut)
        let broken = try await home.run("ask", "--lora", cut.path(percentEncoded: false), "Hello")
        #expect(broken.code == 5 && broken.error.contains("cut.gguf"))
        let remote = try await home.run("ask", "--model", "http://127.0.0.1:9/v1#m", "--lora", letter, "Hello")
        #expect(remote.code == 2 && remote.error.contains("takes no adapters"))
    }
}
