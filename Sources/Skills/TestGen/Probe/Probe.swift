import AgentCore
import Foundation
import SwiftTools

/// The built probe, ready to run.
struct Probe: Sendable {
    let build: PackageBuild
    let executable: URL
    /// The scenarios that compile, by number.
    let scenarios: [Int: Scenario]
    /// The number of scenarios that did not compile.
    let dropped: Int

    /// Compiles the probe without the scenarios and observations that do not compile.
    ///
    /// - Parameters:
    ///   - source: the probe with all scenarios.
    ///   - compiler: compiles the probe.
    /// - Returns: `nil` if no scenario compiles.
    /// - Throws: `AgentError` for a compiler error outside of the scenarios.
    static func compile(_ source: ProbeSource, with compiler: ProbeCompiler) async throws(AgentError) -> Probe? {
        let program = try await compiler.compile(source.parts, source.text(keeping:))
        guard let program else { return nil }
        let scenarios = source.keeping(program.kept).scenarios
        return Probe(
            build: compiler.build, executable: program.executable, scenarios: scenarios,
            dropped: source.scenarios.count - scenarios.count)
    }
}
