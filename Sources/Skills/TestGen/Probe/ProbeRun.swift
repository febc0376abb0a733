import AgentCore
import Foundation
import SwiftTools

/// The recorded results of one run of the probe.
struct ProbeRun: Sendable {
    /// The observations, by point.
    var seen: [ProbeObservation.Point: ProbeObservation] = [:]
    /// The mutants whose code each scenario reached.
    var reached: [Int: Set<Int>] = [:]
    /// The scenarios that ran to their end.
    var finished: Set<Int> = []
    /// The scenarios that ended the program with a trap, with its message.
    var trapped: [Int: String] = [:]
    /// The scenarios that did not end in time.
    var hung: Set<Int> = []
    /// How long each finished scenario took.
    var durations: [Int: Duration] = [:]
    /// How long the program took.
    var duration: Duration = .zero

    /// The slowest scenarios, chosen so that all others together take no longer than `limit`.
    func slowest(beyond limit: Duration) -> Set<Int> {
        var total = Duration.zero
        let kept = durations.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.prefix { _, time in
            total += time
            return total <= limit
        }
        return Set(durations.keys).subtracting(kept.map(\.key))
    }
}

extension Probe {
    /// Runs scenarios with a mutant active; 0 is the unchanged code. A scenario that traps or hangs ends the program,
    /// which is then restarted with the next scenario.
    ///
    /// - Parameters:
    ///   - numbers: the scenarios, in this order.
    ///   - environment: extra environment variables, such as another time zone.
    ///   - input: the text on standard input; none by default.
    ///   - timeLimit: the longest that one start may take.
    ///   - restarts: the most restarts; scenarios left after that do not run.
    ///   - total: the longest that all starts together may take. Declarations that hang twice are not tried again, nor
    ///     are first steps that only led to traps.
    /// - Throws: `AgentError` if the program cannot be started.
    func run(
        _ numbers: [Int], mutant: Int = 0, environment: [String: String] = [:], input: String? = nil,
        timeLimit: Duration, restarts: Int,
        total: Duration = .seconds(45)
    ) async throws(AgentError) -> ProbeRun {
        var result = ProbeRun()
        var hangs: [[String]: Int] = [:]
        var traps: [Scenario.Step: Int] = [:]
        var rest = numbers
        var limit = timeLimit
        let folder = executable.deletingLastPathComponent()
        let list = folder.appending(path: "scenarios.txt")
        let record = folder.appending(path: "record.txt")
        let inputFile = folder.appending(path: "input.txt")
        if let input { try TextFile.write(input, to: inputFile) }
        for _ in 0...restarts where !rest.isEmpty && result.duration < total {
            try TextFile.write(rest.map(String.init).joined(separator: "\n"), to: list)
            try? FileManager.default.removeItem(at: record)
            let outcome = try await build.run(
                executable,
                [record.path(percentEncoded: false), String(mutant), list.path(percentEncoded: false)]
                    + (input == nil ? [] : [inputFile.path(percentEncoded: false)]), in: folder,
                environment: environment.merging(["LLVM_PROFILE_FILE": "/dev/null", "SWIFT_BACKTRACE": "enable=no"]) {
                    $1
                },
                timeLimit: limit, outputLimit: 1 << 16)
            result.duration += outcome.duration
            let last = result.read((try? TextFile.read(record, limit: 1 << 26)) ?? "")
            if outcome.succeeded, !outcome.didTimeOut { break }
            guard let last, let index = rest.firstIndex(of: last) else {
                // A busy machine may be slow to start the program: allow more time once.
                if outcome.didTimeOut, limit == timeLimit {
                    limit = timeLimit * 4
                    continue
                }
                throw Self.didNotStart(outcome, within: limit)
            }
            limit = timeLimit
            if outcome.didTimeOut {
                result.hung.insert(last)
            } else {
                result.trapped[last] = Self.trap(outcome.errorOutput.text(limit: 4_000))
            }
            rest = Array(rest[(index + 1)...])
            if !outcome.didTimeOut, let start = scenarios[last]?.steps.first {
                traps[start, default: 0] += 1
                let isSafe = result.finished.contains { scenarios[$0]?.steps.first == start }
                if traps[start, default: 0] > 3, !isSafe { rest.removeAll { scenarios[$0]?.steps.first == start } }
            }
            if outcome.didTimeOut, let subjects = scenarios[last]?.subjects {
                hangs[subjects, default: 0] += 1
                if hangs[subjects, default: 0] > 1 { rest.removeAll { scenarios[$0]?.subjects == subjects } }
            }
        }
        return result
    }

    private static func didNotStart(_ outcome: ProcessOutcome, within limit: Duration) -> AgentError {
        outcome.didTimeOut
            ? AgentError(
                .failed, "the probe did not begin within \(limit.formatted(.units(allowed: [.seconds])))",
                remedy: "Try again when the machine is less busy.")
            : AgentError(
                .failed, "the probe did not start: \(outcome.errorOutput.text(limit: 300))",
                remedy: "Check that the package's own tests run.")
    }

    /// The message of a trap: `Fatal error: Index out of range`.
    private static func trap(_ output: String) -> String {
        for line in output.lines.reversed() {
            for words in ["Fatal error", "Precondition failed", "Assertion failed"] {
                if let start = line.firstRange(of: words) { return String(line[start.lowerBound...]) }
            }
        }
        // Libraries that end the program write messages without such a prefix.
        let last = output.lines.last { $0.contains { !$0.isWhitespace } }
        return last.map { "it stops the program: \($0.prefix(200))" } ?? "it stops the program"
    }
}

extension ProbeRun {
    /// Reads a record into the result.
    ///
    /// - Returns: the scenario that began and did not end.
    fileprivate mutating func read(_ record: String) -> Int? {
        var open: Int?
        for line in record.lines {
            let fields = line.split(separator: "\t", maxSplits: 5, omittingEmptySubsequences: false)
            guard fields.count >= 2, let scenario = Int(fields[1]) else { continue }
            switch fields[0] {
            case "begin": open = scenario
            case "end":
                finished.insert(scenario)
                open = nil
                if fields.count > 2, let time = Double(fields[2]) { durations[scenario] = .microseconds(time) }
            case "reach" where fields.count == 3:
                reached[scenario] = Set(fields[2].split(separator: ",").compactMap { Int($0) })
            case "see" where fields.count == 6:
                guard let step = Int(fields[2]), let form = ProbeObservation.Form(rawValue: String(fields[4])) else {
                    continue
                }
                let point = ProbeObservation.Point(scenario: scenario, step: step, accessor: String(fields[3]))
                seen[point] = ProbeObservation(form: form, text: String(fields[5]))
            default: continue
            }
        }
        return open
    }
}
