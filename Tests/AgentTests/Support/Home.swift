import AgentCore
import Foundation
import TestKit
import Testing

/// A home directory for one test: an empty AGENT_HOME, the program's own skills and prompts, and a model whose replies are
/// known.
final class Home: Sendable {
    /// How a run ended.
    struct Outcome: Sendable {
        let code: Int32
        let output: String
        let error: String

        /// Standard output as one JSON document.
        var json: JSONValue {
            get throws { try JSONValue(parsing: Data(output.utf8)) }
        }
        /// Standard output as JSON lines.
        var jsonLines: [JSONValue] {
            get throws { try output.split(separator: "\n").map { try JSONValue(parsing: Data($0.utf8)) } }
        }
    }

    let directory: TemporaryDirectory
    private let modelPath: String

    /// Makes the directory.
    ///
    /// - Parameters:
    ///   - isEndless: whether the model's reply goes on and on.
    ///   - hasSmallModel: whether the small model of this machine is in its model store.
    init(isEndless: Bool = false, hasSmallModel: Bool = false) throws {
        directory = try TemporaryDirectory()
        if hasSmallModel {
            let models = directory.url.appending(path: "home/data/models")
            try FileManager.default.createDirectory(at: models, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                at: models.appending(path: Self.smallModel.lastPathComponent), withDestinationURL: Self.smallModel)
        }
        let model = directory.url.appending(path: "alphabet.gguf")
        try AlphabetModel.write(to: model, isEndless: isEndless)
        modelPath = model.path(percentEncoded: false)
    }

    /// What lies in AGENT_HOME.
    var url: URL { directory.url.appending(path: "home", directoryHint: .isDirectory) }

    /// The environment of a run.
    func environment(_ more: [String: String] = [:]) -> [String: String] {
        let inherited = ProcessInfo.processInfo.environment.filter { ["PATH", "HOME", "TMPDIR"].contains($0.key) }
        let own = [
            "AGENT_HOME": url.path(percentEncoded: false), "AGENT_MODEL": modelPath, "TZ": "UTC",
            "TERM": "xterm", "AGENT_RESOURCES": Self.package.path(percentEncoded: false),
        ]
        return inherited.merging(own) { $1 }.merging(more) { $1 }
    }

    /// Runs the program to its end.
    func run(
        _ arguments: String..., input: String = "", environment: [String: String] = [:]
    ) async throws -> Outcome {
        try await run(arguments, input: Data(input.utf8), environment: environment)
    }

    /// Runs the program to its end.
    func run(_ arguments: [String], input: Data = Data(), environment: [String: String] = [:]) async throws -> Outcome {
        let process = Process()
        process.executableURL = try Self.executable
        process.arguments = arguments
        process.environment = self.environment(environment)
        process.currentDirectoryURL = directory.url
        let files = try ["in", "out", "err"].map { name in
            let file = directory.url.appending(path: "\(name)-\(Identifier.make())")
            try (name == "in" ? input : Data()).write(to: file)
            return file
        }
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in done.resume() }
            do { try process.run() } catch { done.resume(throwing: error) }
        }
        return Outcome(
            code: process.terminationStatus, output: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self),
            error: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
    }

    /// The small model's base, where `script/base-model` puts it.
    private static var smallModel: URL {
        let environment = ProcessInfo.processInfo.environment
        let data =
            environment["XDG_DATA_HOME"].map { URL(filePath: $0) }
            ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/share")
        return data.appending(path: "agent/models/gemma-3-270m-q4_k_m.gguf")
    }

    /// Whether the small model can be used here: its base was fetched, and its reader is in the package.
    static var hasSmallModel: Bool {
        [smallModel, package.appending(path: "models/adapters/reader.gguf")].allSatisfy {
            FileManager.default.fileExists(atPath: $0.path(percentEncoded: false))
        }
    }

    /// The bytes of every file below AGENT_HOME, by path.
    func contents() throws -> [String: Data] {
        var found: [String: Data] = [:]
        let paths = FileManager.default.enumerator(atPath: url.path(percentEncoded: false))
        while let path = paths?.nextObject() as? String {
            found[path] = FileManager.default.contents(atPath: url.appending(path: path).path(percentEncoded: false))
        }
        return found
    }

    /// The package's root, where its skills and prompts are.
    static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The built program, which lies beside the tests.
    static var executable: URL {
        get throws {
            let starts = [URL(filePath: CommandLine.arguments[0]), Bundle.main.bundleURL]
            let folders = starts.flatMap { candidate in
                sequence(first: candidate.deletingLastPathComponent()) { $0.deletingLastPathComponent() }.prefix(4)
            }
            let candidates = folders.map { $0.appending(path: "agent") }
            return try #require(
                candidates.first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) })
        }
    }
}
