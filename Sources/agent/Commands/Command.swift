/// A command: its declaration and what it does. A new one is a file that conforms to this, and a line in
/// `CommandTable`.
protocol Command: Sendable {
    /// Its name, options and help.
    static var syntax: Syntax { get }

    /// Does it: prints data with `call.console.print`, throws `AgentError` for everything that goes wrong.
    static func run(_ call: Call) async throws
}

/// One call of a command.
struct Call: Sendable {
    /// What stood on the command line.
    let arguments: Arguments
    /// The environment the program runs in.
    let program: Program

    /// Where to print.
    var console: Console { program.console }
}
