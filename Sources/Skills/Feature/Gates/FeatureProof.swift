import AgentCore
import Foundation
import SwiftTools

/// What was found out about a feature in the scratch copy.
struct FeatureProof: Sendable, Hashable {
    /// Seconds that the build took.
    var buildSeconds = 0.0
    /// Tests that were run, each of several times.
    var tests = 0
    /// How often they were run side by side, and one after the other.
    var runs = (parallel: 0, serial: 0)
    /// Warnings of the compiler in the new files.
    var warnings: [String] = []
    /// Mutants of the new sources that a test noticed, of all; `nil` where none were tried.
    var mutants: (killed: Int, total: Int)?
    /// Mutants that no test noticed.
    var survivors: [String] = []
    /// What could not be tried on this machine.
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
