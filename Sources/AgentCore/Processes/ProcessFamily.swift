/// All processes that came of one program, wherever they went.
///
/// A process group holds what stays in it. What moves to a session of its own (`setsid`, as daemons do) is found by a
/// variable that every process hands on to those that it starts; and in a program that adopts orphans, what threw that
/// away as well is found by being a child that was never started here.
package final class ProcessFamily: Sendable {
    /// The variable's name.
    package static let variable = "AGENT_FAMILY"
    /// Its value, which no other family has.
    package let mark = Identifier.make()
    private let isOver = Locked(false)

    /// A family that has no process yet.
    package init() { OwnChildren.begin() }

    deinit { close() }

    /// The variables of the family's first process.
    package func marking(_ variables: [String: String]) -> [String: String] {
        variables.merging([Self.variable: mark]) { $1 }
    }

    /// Ends what is left of the family, and waits until it is gone.
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
