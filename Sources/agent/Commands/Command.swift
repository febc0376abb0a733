/// A command of the program. To add one, write a type that conforms to this and add a line to `CommandTable`.
protocol Command: Sendable {
    /// Its name, options and help.
    static var syntax: Syntax { get }

    /// Runs the command. Prints data with `call.console.print`, and throws `AgentError` for everything that goes wrong.
    static func run(_ call: Call) async throws
}

/// One call of a command.
struct Call: Sendable {
    /// The parsed command line.
    let arguments: Arguments
    /// The context of the run.
    let program: Program

    /// Where to print.
    var console: Console { program.console }
}
