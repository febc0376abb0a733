import AgentCore
import Foundation
import TestKit
import Testing

/// A run of the program that a test watches and stops.
final class Child: Sendable {
    private let process: Process
    private let output: URL
    private let error: URL

    /// Starts the program with empty standard input.
    init(_ home: Home, _ arguments: [String], environment: [String: String] = [:]) throws {
        output = home.directory.url.appending(path: "child-out")
        error = home.directory.url.appending(path: "child-err")
        for file in [output, error] { try Data().write(to: file) }
        process = Process()
        process.executableURL = try Home.executable
        process.arguments = arguments
        process.environment = home.environment(environment)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: error)
        try process.run()
    }

    /// As Ctrl-C does.
    func interrupt() { process.interrupt() }

    /// Ends it as a lack of power would.
    func kill() { _ = Foundation.kill(process.processIdentifier, SIGKILL) }

    /// Waits until it has printed something.
    func waitForOutput() async throws {
        while process.isRunning, try Data(contentsOf: output).isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    }

    /// Waits for the end.
    func end() async throws -> Home.Outcome {
        while process.isRunning { try await Task.sleep(for: .milliseconds(5)) }
        return Home.Outcome(
            code: process.terminationStatus, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
            error: String(decoding: try Data(contentsOf: error), as: UTF8.self))
    }
}

extension Home {
    /// Waits until the user's message of a running turn is stored, and a moment more for the reply to begin.
    func waitForSession() async throws {
        for _ in 0..<200 {
            try await Task.sleep(for: .milliseconds(20))
            if try await run("sessions", "list", "--json").json != [] { break }
        }
        try await Task.sleep(for: .milliseconds(200))
    }
}
