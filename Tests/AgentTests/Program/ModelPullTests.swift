import AgentCore
import Foundation
import TestKit
import Testing

/// `agent model pull` and `rm`, from a hub on this machine that answers as Hugging Face does.
@Suite struct ModelPullTests {
    /// A hub with one repository. The files lie on another host, to which it redirects.
    private struct Hub {
        let server: LoopbackServer
        let bytes: Data

        /// - Parameters:
        ///   - bytes: of the file.
        ///   - names: of the files that the repository holds.
        ///   - sha256: what the hub says of it; the right one where `nil`.
        ///   - breaksOff: whether the first download ends in the middle.
        init(
            _ bytes: Data, names: [String] = ["tiny-Q8_0.gguf", "README.md"], sha256: String? = nil,
            breaksOff: Bool = false
        ) throws {
            self.bytes = bytes
            let digest = try sha256 ?? ContentHash.sha256(Array(bytes))
            let files = names.map {
                #"{"rfilename":"\#($0)","size":\#(bytes.count),"lfs":{"sha256":"\#(digest)","size":\#(bytes.count)}}"#
            }
            let broken = Locked(breaksOff)
            server = try LoopbackServer { request, _ in
                let path = request.line.split(separator: " ").last.map(String.init) ?? ""
                if path.hasPrefix("/api/models/ines/tiny") {
                    return [LoopbackServer.answer("200 OK", #"{"siblings":[\#(files.joined(separator: ","))]}"#)]
                }
                if let name = path.split(separator: "/").last, path.hasPrefix("/ines/tiny/resolve/main/") {
                    let port = request.fields["host"]?.split(separator: ":").last ?? ""
                    let location = "Location: http://localhost:\(port)/files/\(name)\r\n"
                    return [LoopbackServer.answer("302 Found", fields: location, "")]
                }
                guard path.hasPrefix("/files/") else {
                    return [LoopbackServer.answer("401 Unauthorized", #"{"error":"Repository not found"}"#)]
                }
                let from = request.fields["range"].flatMap { Int($0.filter(\.isNumber)) } ?? 0
                let rest = bytes.dropFirst(from)
                let status = from > 0 ? "206 Partial Content" : "200 OK"
                let head = "HTTP/1.1 \(status)\r\nContent-Length: \(rest.count)\r\nConnection: close\r\n\r\n"
                let isWhole = !broken.withLock { state in
                    defer { state = false }
                    return state
                }
                return [.send(head), .bytes(Array(isWhole ? rest : rest.prefix(rest.count / 2)))]
            }
        }

        /// Where the program finds it, with no model configured.
        var environment: [String: String] { ["HF_ENDPOINT": "http://127.0.0.1:\(server.port)", "AGENT_MODEL": ""] }

        /// The requests for the file itself.
        var downloads: [LoopbackServer.Request] { server.requests.filter { $0.line.contains("/files/") } }
    }

    private func model(_ home: Home) throws -> Data {
        try Data(contentsOf: home.directory.url.appending(path: "alphabet.gguf"))
    }

    private func pulled(_ home: Home, _ name: String) -> Data? {
        try? Data(contentsOf: home.url.appending(path: "data/models/\(name)"))
    }

    @Test func `a model is downloaded, checked and used from then on`() async throws {
        let home = try Home()
        let hub = try Hub(try model(home))
        let outcome = try await home.run(
            "model", "pull", "ines/tiny", "--json", environment: hub.environment.merging(["HF_TOKEN": "sesame"]) { $1 })
        #expect(outcome.code == 0, "\(outcome.error)")
        #expect(pulled(home, "tiny-Q8_0.gguf") == hub.bytes)
        #expect(pulled(home, "tiny-Q8_0.gguf.part") == nil)
        let document = try outcome.json
        #expect(document["name"] == "tiny-Q8_0" && document["used"] == true)
        #expect(document["sha256"]?.stringValue == (try ContentHash.sha256(Array(hub.bytes))))
        let reply = try await home.run("ask", "hello", "--json", environment: hub.environment)
        #expect(try reply.json["model"] == "tiny-Q8_0")
        // The token is for the hub, not for where it redirects to.
        #expect(hub.server.requests.first?.fields["authorization"] == "Bearer sesame")
        #expect(hub.downloads.map { $0.fields["authorization"] } == [nil])
        let again = try await home.run("model", "pull", "ines/tiny", environment: hub.environment)
        #expect(again.code == 4 && again.error.contains("tiny-Q8_0.gguf is there already"))
    }

    @Test func `a partial download is kept and resumed`() async throws {
        let home = try Home()
        let hub = try Hub(try model(home), breaksOff: true)
        let first = try await home.run("model", "pull", "ines/tiny", environment: hub.environment)
        #expect(first.code == 1 && first.error.contains("the same command goes on from there"))
        #expect(pulled(home, "tiny-Q8_0.gguf") == nil)
        let half = try #require(pulled(home, "tiny-Q8_0.gguf.part")?.count)
        #expect(half > 0 && half < hub.bytes.count)
        let second = try await home.run("model", "pull", "hf.co/ines/tiny:q8_0", environment: hub.environment)
        #expect(second.code == 0 && second.output.contains("tiny-Q8_0 is here and used from now on."))
        #expect(hub.downloads.map { $0.fields["range"] } == [nil, "bytes=\(half)-"])
        #expect(pulled(home, "tiny-Q8_0.gguf") == hub.bytes)
    }

    @Test func `a file that differs from the hub's checksum is not kept`() async throws {
        let home = try Home()
        let hub = try Hub(try model(home), sha256: String(repeating: "0", count: 64))
        let outcome = try await home.run("model", "pull", "ines/tiny", environment: hub.environment)
        #expect(outcome.code == 6 && outcome.error.contains("SHA-256"))
        #expect(pulled(home, "tiny-Q8_0.gguf") == nil && pulled(home, "tiny-Q8_0.gguf.part") == nil)
    }

    @Test func `a model that cannot be run is not kept`() async throws {
        let home = try Home()
        let hub = try Hub(Data("no model".utf8))
        let outcome = try await home.run("model", "pull", "ines/tiny", environment: hub.environment)
        #expect(outcome.code == 5 && outcome.error.contains("tiny-Q8_0.gguf cannot be used"))
        #expect(pulled(home, "tiny-Q8_0.gguf.part") == nil)
    }

    @Test(arguments: [
        ("ines/tiny", "Q4_K_M"), ("ines/tiny:Q8_0", "Q8_0"), ("ines/tiny:Q5_K_M", nil), ("ines/tiny:Q4", nil),
    ])
    func `one of several files is chosen by words of its name`(_ name: String, _ chosen: String?) async throws {
        let home = try Home()
        let names = ["Q4_K_M", "Q4_0", "Q8_0", "f16-00001-of-00002"].map { "tiny-\($0).gguf" } + ["mmproj-tiny.gguf"]
        let hub = try Hub(try model(home), names: names)
        let outcome = try await home.run("model", "pull", name, environment: hub.environment)
        if let chosen {
            #expect(outcome.code == 0 && pulled(home, "tiny-\(chosen).gguf") == hub.bytes, "\(outcome.error)")
        } else {
            #expect(outcome.code == 5 && outcome.error.contains("tiny-Q4_K_M.gguf, tiny-Q4_0.gguf, tiny-Q8_0.gguf"))
            #expect(hub.downloads.isEmpty)
        }
    }

    @Test func `an address names a file`() async throws {
        let home = try Home()
        let hub = try Hub(try model(home))
        let address = "http://127.0.0.1:\(hub.server.port)/files/any.gguf"
        // A model that is configured stays the one in use.
        let outcome = try await home.run("model", "pull", address, environment: ["AGENT_MODEL": "companion"])
        #expect(outcome.code == 0 && outcome.output.contains("`agent model use any`"), "\(outcome.error)")
        #expect(pulled(home, "any.gguf") == hub.bytes)
    }

    @Test(arguments: [
        ("qwen3", "names no repository"), ("http://example.org/a.gguf", "unencrypted"),
        ("https://example.org/a.zip", "not the address of a GGUF file"), ("../a:b", "names no repository"),
    ])
    func `other words do not name a model to download`(_ name: String, _ problem: String) async throws {
        let outcome = try await Home().run("model", "pull", name)
        #expect(outcome.code == 2 && outcome.error.contains(problem), "\(outcome.error)")
    }

    @Test func `a missing repository is reported`() async throws {
        let home = try Home()
        let hub = try Hub(Data())
        let outcome = try await home.run("model", "pull", "ines/other", environment: hub.environment)
        #expect(outcome.code == 1 && outcome.error.contains("has no repository ines/other"), "\(outcome.error)")
    }

    @Test func `a pulled model can be removed`() async throws {
        let home = try Home()
        let hub = try Hub(try model(home))
        #expect(try await home.run("model", "pull", "ines/tiny", environment: hub.environment).code == 0)
        let outcome = try await home.run("model", "rm", "tiny-q8_0", environment: hub.environment)
        #expect(outcome.code == 0 && outcome.output.contains("The built-in model is used from now on."))
        #expect(pulled(home, "tiny-Q8_0.gguf") == nil)
        let used = try await home.run("model", "info", "--json", environment: hub.environment)
        #expect(used.code == 5 && used.error.contains("the small model gemma-3-270m"), "\(used.error)")
        let again = try await home.run("model", "rm", "companion", environment: hub.environment)
        #expect(again.code == 3 && again.error.contains("there is no pulled model companion"))
    }
}
