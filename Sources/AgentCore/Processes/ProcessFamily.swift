/// All descendants of one program, even those that left its process group.
///
/// A process that moved to its own session (`setsid`, as daemons do) is found by an environment variable, which
/// children inherit. A process that dropped that variable too is found as an adopted orphan: a child of this process
/// that this process did not start (see `OwnChildren.adoptOrphans`).
package final class ProcessFamily: Sendable {
    /// The variable's name.
    package static let variable = "AGENT_FAMILY"
    /// The variable's value, unique to this family.
    package let mark = Identifier.make()
    private let isOver = Locked(false)

    /// A family without processes yet.
    package init() { OwnChildren.begin() }

    deinit { close() }

    /// Adds the family's variable to those of its first process.
    package func marking(_ variables: [String: String]) -> [String: String] {
        variables.merging([Self.variable: mark]) { $1 }
    }

    /// Kills what is left of the family, and waits until it is gone.
    package func end() {
        close()
        OwnChildren.endStrays(of: "\(Self.variable)=\(mark)")
    }

    private func close() {
        let isFirst = isOver.withLock { isOver in
            defer { isOver = true }
            return !isOver
        }
        if isFirst { OwnChildren.end() }
    }
}
