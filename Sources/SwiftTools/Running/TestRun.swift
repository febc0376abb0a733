package import AgentCore
package import Foundation

/// The results of a run of a package's Swift Testing tests.
package struct TestRun: Sendable, Hashable {
    /// The tests that started, as suite and name: `HeapTests/insert()`.
    package private(set) var started: Set<String> = []
    /// The tests that ended.
    package private(set) var ended: Set<String> = []
    /// The tests with a failed expectation, with the first one's message.
    package private(set) var failures: [String: String] = [:]
    /// Whether the program ended by itself.
    package private(set) var isComplete = false
    /// Whether it was stopped by the time limit.
    package private(set) var didTimeOut = false
    /// How long it took.
    package private(set) var duration: Duration = .zero

    /// The tests that were running when a trap or the time limit ended the program.
    package var stopped: Set<String> { isComplete ? [] : started.subtracting(ended) }
    /// Whether everything ran and passed.
    package var passed: Bool { isComplete && failures.isEmpty && !started.isEmpty }

    /// Runs tests of a bundle.
    ///
    /// - Parameters:
    ///   - bundle: the test bundle.
    ///   - build: the build that made it.
    ///   - filter: a regular expression that selects tests by module, suite and name; `nil` for all.
    ///   - mutant: the active mutant; 0 for the unchanged code.
    ///   - isParallel: whether tests run in parallel.
    ///   - profile: the file for the coverage profile; `nil` for none.
    ///   - environment: extra environment variables.
    ///   - timeLimit: the longest that the run may take.
    /// - Throws: `AgentError` if the bundle cannot be started or runs no Swift Testing tests.
    package static func run(
        _ bundle: URL, of build: PackageBuild, filter: String? = nil, mutant: Int = 0, isParallel: Bool = true,
        profile: URL? = nil, environment: [String: String] = [:], timeLimit: Duration
    ) async throws(AgentError) -> TestRun {
        let events = build.copy.scratch.appending(path: "events-\(Identifier.make()).jsonl")
        defer { try? FileManager.default.removeItem(at: events) }
        var arguments = [
            "--testing-library", "swift-testing", "--event-stream-output-path", events.path(percentEncoded: false),
            "--event-stream-version", "0",
        ]
        if let filter { arguments += ["--filter", filter] }
        if !isParallel { arguments.append("--no-parallel") }
        var variables = environment
        variables["LLVM_PROFILE_FILE"] = profile?.path(percentEncoded: false) ?? "/dev/null"
        variables["SWIFT_BACKTRACE"] = "enable=no"
        if mutant != 0 { variables["AGENT_MUTANT"] = String(mutant) }
        let outcome = try await build.run(
            bundle, arguments, environment: variables, timeLimit: timeLimit, outputLimit: 1 << 18)
        var run = TestRun()
        run.didTimeOut = outcome.didTimeOut
        run.duration = outcome.duration
        // There is no file if the program was stopped before it began; then no test counts as run.
        if FileManager.default.fileExists(atPath: events.path(percentEncoded: false)) {
            run.read(try TextFile.read(events, limit: 1 << 27))
        } else if outcome.ending == .exited(0) {
            throw AgentError(
                .failed, "the program of the package's tests runs no Swift Testing tests",
                remedy: "See whether `swift test` finds them; a main file of XCTest's in Tests keeps it from doing so.")
        }
        return run
    }

    private mutating func read(_ stream: String) {
        for line in stream.lines {
            guard let record = try? JSONReader().read(String(line)), record["kind"]?.stringValue == "event",
                let event = record["payload"], let kind = event["kind"]?.stringValue
            else { continue }
            let test = event["testID"]?.stringValue.flatMap(Self.name)
            switch kind {
            case "testStarted": if let test { started.insert(test) }
            case "testEnded": if let test { ended.insert(test) }
            case "issueRecorded":
                // An issue outside of a test, or a known issue, does not fail a test.
                guard let test, event["issue"]?["isKnown"] != .bool(true), failures[test] == nil else { continue }
                failures[test] = event["messages"]?.arrayValue?.first?["text"]?.stringValue ?? "an expectation failed"
            case "runEnded": isComplete = true
            default: break
            }
        }
        // Suites have the same events as tests.
        started = started.filter { $0.contains("(") || $0.contains("`") }
        ended = ended.filter { $0.contains("(") || $0.contains("`") }
    }

    /// `HeapsTests.HeapTests/insert()/HeapTests.swift:3:2` → `HeapTests/insert()`
    private static func name(_ id: String) -> String? {
        guard let dot = id.firstIndex(of: ".") else { return nil }
        var parts = id[id.index(after: dot)...].split(separator: "/").map(String.init)
        if let last = parts.last, last.contains(".swift:") { parts.removeLast() }
        return parts.isEmpty ? nil : parts.joined(separator: "/")
    }
}
