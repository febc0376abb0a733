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

    /// Compiles the probe; scenarios that do not compile are left out.
    ///
    /// - Parameters:
    ///   - source: the probe with all scenarios.
    ///   - compiler: builds it.
    /// - Returns: `nil` where no scenario compiles.
    /// - Throws: `AgentError` where what is wrong is not a scenario.
    static func compile(_ source: ProbeSource, with compiler: ProbeCompiler) async throws(AgentError) -> Probe? {
        let program = try await compiler.compile(Set(source.scenarios.keys)) { kept in
            ProbeSource(
                module: source.module, imports: source.imports,
                scenarios: source.scenarios.filter { kept.contains($0.key) }
            ).text()
        }
        guard let program else { return nil }
        return Probe(
            build: compiler.build, executable: program.executable,
            scenarios: source.scenarios.filter { program.kept.contains($0.key) },
            dropped: source.scenarios.count - program.kept.count)
    }
}
