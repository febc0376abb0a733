/// The file that is added to a module with mutants: it holds the number of the one that is active, and what was reached.
///
/// The module's own tests, which import it with `@testable`, choose by `_agentSelectMutant(7)` (0 for none), ask with
/// `_agentReachedMutants()` at which mutants' places the program came by since the last `_agentForgetReached()`, and know
/// by the environment variable `AGENT_MUTANT` which one a process begins with.
package enum MutantSwitch {
    /// The file's name, beside the module's other files.
    package static let fileName = "_AgentMutants.swift"
    /// The variable that holds the number of the mutant with which a process begins.
    package static let variable = "AGENT_MUTANT"

    /// How a process ends in which the active mutant's place was reached so often that a loop around it does not end.
    package static let runawayExitCode: Int32 = 86
    /// So often, since the mutant was chosen.
    package static let runawayCount = 10_000_000

    /// The condition that a mutant is active.
    static func condition(_ id: Int) -> String { "_agentIs(\(id))" }

    /// The beginning of a Boolean value, or of its opposite where a mutant is active.
    static func opposite(_ id: Int) -> String { "_agentOpposite(\(id), " }

    /// The file's text.
    ///
    /// - Parameter highestID: the greatest number of a mutant in the module.
    package static func text(highestID: Int) -> String {
        """
        #if canImport(Darwin)
            import Darwin
        #elseif canImport(Glibc)
            import Glibc
        #elseif canImport(Musl)
            import Musl
        #endif

        @usableFromInline
        nonisolated(unsafe) var _agentMutant: Int = getenv("\(variable)").map { Int(atoi($0)) } ?? 0

        @usableFromInline
        nonisolated(unsafe) let _agentReached: UnsafeMutablePointer<UInt8> = {
            let places = UnsafeMutablePointer<UInt8>.allocate(capacity: \(highestID + 1))
            places.initialize(repeating: 0, count: \(highestID + 1))
            return places
        }()

        @usableFromInline
        @inline(__always)
        nonisolated func _agentIs(_ id: Int) -> Bool {
            _agentReached[id] = 1
            return _agentMutant == id && _agentIsReached()
        }

        @usableFromInline
        @inline(__always)
        nonisolated func _agentOpposite(_ id: Int, _ value: Bool) -> Bool {
            _agentIs(id) ? !value : value
        }

        nonisolated(unsafe) var _agentCount = 0

        @usableFromInline
        nonisolated func _agentIsReached() -> Bool {
            _agentCount &+= 1
            if _agentCount > \(runawayCount) {
                fflush(nil)
                _exit(\(runawayExitCode))
            }
            return true
        }

        nonisolated func _agentSelectMutant(_ id: Int) {
            _agentMutant = id
            _agentCount = 0
        }

        nonisolated func _agentForgetReached() { _agentReached.update(repeating: 0, count: \(highestID + 1)) }

        nonisolated func _agentReachedMutants() -> [Int] { (0...\(highestID)).filter { _agentReached[$0] != 0 } }

        """
    }
}
