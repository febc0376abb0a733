/// The source file that is added to a mutated module. It holds the number of the active mutant, and records which
/// mutants' code was reached.
///
/// Code that imports the module with `@testable` selects a mutant with `_agentSelectMutant(7)` (0 for none).
/// `_agentReachedMutants()` returns the mutants reached since the last `_agentForgetReached()`. The environment
/// variable `AGENT_MUTANT` selects the mutant at the start of a process.
package enum MutantSwitch {
    /// The file's name, beside the module's other files.
    package static let fileName = "_AgentMutants.swift"
    /// The environment variable with the number of the mutant that is active at the start.
    package static let variable = "AGENT_MUTANT"

    /// The exit code of a process in which the active mutant was reached so often that a loop is probably endless.
    package static let runawayExitCode: Int32 = 86
    /// The number of times that it may be reached after it was selected.
    package static let runawayCount = 10_000_000

    /// The condition that a mutant is active.
    static func condition(_ id: Int) -> String { "_agentIs(\(id))" }

    /// The start of a call that negates its Boolean argument if a mutant is active; the argument and `)` follow.
    static func opposite(_ id: Int) -> String { "_agentOpposite(\(id), " }

    /// The file's text.
    ///
    /// - Parameter highestID: the highest mutant number in the module.
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
            let flags = UnsafeMutablePointer<UInt8>.allocate(capacity: \(highestID + 1))
            flags.initialize(repeating: 0, count: \(highestID + 1))
            return flags
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
