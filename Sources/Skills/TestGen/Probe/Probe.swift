import AgentCore
import Foundation
import SwiftTools

/// The built probe, ready to run.
struct Probe: Sendable {
    let build: PackageBuild
    let executable: URL
    /// The scenarios that compile, by number.
    let scenarios: [Int: Scenario]
    /// How many did not.
    let dropped: Int

    /// Compiles the probe; scenarios that do not compile, and looks in them, are left out.
    ///
    /// - Parameters:
    ///   - source: the probe with all scenarios.
    ///   - compiler: builds it.
    /// - Returns: `nil` where no scenario compiles.
    /// - Throws: `AgentError` where what is wrong is not a scenario.
    static func compile(_ source: ProbeSource, with compiler: ProbeCompiler) async throws(AgentError) -> Probe? {
        let program = try await compiler.compile(source.parts, source.text(keeping:))
        guard let program else { return nil }
        let scenarios = source.keeping(program.kept).scenarios
        return Probe(
            build: compiler.build, executable: program.executable, scenarios: scenarios,
            dropped: source.scenarios.count - scenarios.count)
    }
}
