import AgentCore
import Foundation
import SwiftTools

/// The results of checking a feature in the scratch copy.
struct FeatureProof: Sendable, Hashable {
    /// The duration of the build in seconds.
    var buildSeconds = 0.0
    /// The number of tests; each was run several times.
    var tests = 0
    /// How many times they were run in parallel, and serially.
    var runs = (parallel: 0, serial: 0)
    /// Compiler warnings in the new files.
    var warnings: [String] = []
    /// How many mutants of the new sources the tests killed, of how many; `nil` if none were tried.
    var mutants: (killed: Int, total: Int)?
    /// The mutants that no test detected.
    var survivors: [String] = []
    /// What could not be checked on this machine.
    var notVerified: [String] = []

    static func == (left: Self, right: Self) -> Bool { left.hashed == right.hashed }
    func hash(into hasher: inout Hasher) { hasher.combine(hashed) }
    private var hashed: [AnyHashable] {
        [
            buildSeconds, tests, warnings, runs.parallel, runs.serial, mutants?.killed, mutants?.total, survivors,
            notVerified,
        ]
    }
}
