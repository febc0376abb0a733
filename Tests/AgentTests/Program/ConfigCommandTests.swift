import AgentCore
import Foundation
import TestKit
import Testing

@testable import agent

/// `agent config set`, `unset` and what else writes into `config.yaml`.
@Suite struct ConfigCommandTests {
    private static let path = "home/config/config.yaml"

    private func bytes(_ home: Home, _ path: String = Self.path) throws -> String {
        String(decoding: try Data(contentsOf: home.directory.url.appending(path: path)), as: UTF8.self)
    }

    @Test func `a setting is changed in place, with any line ends`() async throws {
        let home = try Home()
        try home.directory.write(
            "\u{FEFF}temperature: 0.5 # warm\r\n# mine\r\nmcp_servers:\r\n  a: {command: \"true\"}\r\n", to: Self.path)
        #expect(try await home.run("config", "set", "temperature", "0.2").code == 0)
        #expect(
            try bytes(home)
                == "\u{FEFF}temperature: 0.2 # warm\r\n# mine\r\nmcp_servers:\r\n  a: {command: \"true\"}\r\n")
        #expect(try await home.run("config", "get", "temperature").output == "0.2\n")
        let unset = try await home.run("config", "unset", "temperature", "--json")
        #expect(unset.code == 0)
        #expect(try unset.json["key"] == "temperature")
        #expect(try bytes(home) == "\u{FEFF}# mine\r\nmcp_servers:\r\n  a: {command: \"true\"}\r\n")
    }

    @Test func `using, pulling and removing a model changes no other setting`() async throws {
        let home = try Home()
        let model = try #require(home.environment()["AGENT_MODEL"])
        try home.directory.write("{\"model\": old, # mine\n top_k: 7}\n...\n", to: Self.path)
        #expect(try await home.run("model", "use", model).code == 0)
        #expect(try bytes(home) == "{\"model\": \"\(model)\", # mine\n top_k: 7}\n...\n")
        let pulled = home.url.appending(path: "data/models/mine.gguf")
        try home.directory.write("", to: "home/data/models/x")
        try FileManager.default.copyItem(atPath: model, toPath: pulled.path(percentEncoded: false))
        try home.directory.write("model : mine # mine\r\ntop_k: 7\r\n", to: Self.path)
        #expect(try await home.run("model", "rm", "mine", environment: ["AGENT_MODEL": ""]).code == 0)
        #expect(try bytes(home).hasSuffix(" # mine\r\ntop_k: 7\r\n"))
        #expect(!FileManager.default.fileExists(atPath: pulled.path(percentEncoded: false)))
    }

    @Test(arguments: [
        "a: [1\n", "temperature: 1\ntemperature: 2\n", "- a\n", "a: &x 1\nb: *x\n", "top_k: {a: 1}\n---\nb: 1\n",
    ])
    func `a file that cannot be parsed is refused with its line, and kept`(_ text: String) async throws {
        let home = try Home()
        try home.directory.write(text, to: Self.path)
        let before = try home.contents()
        for words in [["set", "temperature", "0.2"], ["unset", "temperature"]] {
            let outcome = try await home.run(["config"] + words, input: Data())
            #expect(outcome.code == 1)
            #expect(outcome.error.contains("config.yaml, line "), "\(outcome.error)")
            #expect(outcome.error.split(separator: "\n").count == 2)
            #expect(try home.contents() == before)
        }
    }

    @Test func `a link is followed, and the file keeps its permissions`() async throws {
        let home = try Home()
        let file = try home.directory.write("top_k: 7\n", to: "dotfiles/agent.yaml")
        let folder = home.url.appending(path: "config")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let link = folder.appending(path: "config.yaml").path(percentEncoded: false)
        try FileManager.default.createSymbolicLink(
            atPath: link, withDestinationPath: "../../dotfiles/agent.yaml")
        #expect(chmod(file.path(percentEncoded: false), 0o640) == 0)
        #expect(try await home.run("config", "set", "top_k", "9").code == 0)
        #expect(try bytes(home, "dotfiles/agent.yaml") == "top_k: 9\n")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../../dotfiles/agent.yaml")
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path(percentEncoded: false))
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).count == 1)
        // A link to nothing makes the file that it means.
        try FileManager.default.removeItem(at: file)
        #expect(try await home.run("config", "set", "top_k", "11").code == 0)
        #expect(try bytes(home, "dotfiles/agent.yaml") == "top_k: 11\n")
    }

    @Test func `a read-only file or a folder is refused and left unchanged`() async throws {
        let home = try Home()
        let file = try home.directory.write("top_k: 7\n", to: Self.path)
        #expect(chmod(file.path(percentEncoded: false), 0o444) == 0)
        let refused = try await home.run("config", "set", "top_k", "9")
        #expect(refused.code == 1 && refused.error.contains("may only be read"), "\(refused.error)")
        #expect(try bytes(home) == "top_k: 7\n")
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        #expect(try await home.run("config", "unset", "top_k").code == 1)
    }

    @Test func `a setting that overrides the file is reported on standard error`() async throws {
        let home = try Home()
        let set = try await home.run("config", "set", "temperature", "0.2", environment: ["AGENT_TEMPERATURE": "0.9"])
        #expect(set.code == 0)
        #expect(set.error.contains("AGENT_TEMPERATURE is stronger") && set.error.contains("stays 0.9"))
        let unset = try await home.run("config", "unset", "temperature", environment: ["AGENT_TEMPERATURE": "0.9"])
        #expect(unset.error.contains("AGENT_TEMPERATURE is stronger"))
        let secret = try await home.run("config", "set", "api_key", "x", environment: ["AGENT_API_KEY": "hidden"])
        #expect(secret.error.contains("AGENT_API_KEY") && !secret.error.contains("hidden"))
        #expect(try await home.run("config", "set", "top_k", "3").error.isEmpty)
    }

    @Test func `each kind of wrong setting has its exit code`() async throws {
        let home = try Home()
        for (words, code) in [
            (["set", "temprature", "1"], 3), (["unset", "temprature"], 3), (["unset", "temperature"], 3),
            (["get", "temprature"], 3), (["get", "mode"], 3), (["set", "temperature", "warm"], 2),
            (["set", "temperature", ""], 2), (["unset", "mcp_servers"], 2), (["unset"], 2), (["path"], 0),
            (["list"], 0),
        ] as [([String], Int32)] {
            let outcome = try await home.run(["config"] + words, input: Data())
            #expect(outcome.code == code, "\(words) \(outcome.error)")
        }
        // One wrong value in the file keeps nobody from correcting another, or from taking it out.
        try home.directory.write("top_k: many\ntop_p: 7\ntemprature: 1\n", to: Self.path)
        #expect(try await home.run("config", "set", "top_p", "0.7").code == 0)
        #expect(try await home.run("config", "unset", "temprature").code == 0)
        #expect(try bytes(home) == "top_k: many\ntop_p: 0.7\n")
    }
}
