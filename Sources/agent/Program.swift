import AgentCore
import Foundation

/// The context of one run: environment, console, clock, directories.
struct Program: Sendable {
    /// The environment variables.
    let environment: [String: String]
    /// Where to print.
    let console: Console
    /// The system's clock, or a clock that is fixed at the time in `AGENT_NOW`.
    let clock: Clock
    /// Where files are stored.
    let directories: Directories

    /// Reads the environment.
    ///
    /// - Throws: `AgentError.Code.usage` where `AGENT_NOW` is not a time.
    init(environment: [String: String], console: Console) throws {
        self.environment = environment
        self.console = console
        directories = Directories(environment: environment)
        guard let text = environment["AGENT_NOW"], !text.isEmpty else {
            clock = .system
            return
        }
        guard let date = Timestamp.date(text) else {
            throw AgentError(
                .usage, "AGENT_NOW is \"\(text)\", which is no time",
                remedy: "Write it as 2026-11-20T10:00:00Z, or unset it.")
        }
        clock = .fixed(date)
    }

    /// Runs the command of a command line and returns the exit code. Prints errors on standard error.
    static func run(_ words: [String]?) async -> Int32 {
        SignalWatch.shared.start()
        let environment = ProcessInfo.processInfo.environment
        let console = Console(environment: environment, isPlain: words?.contains("--no-color") ?? false)
        do {
            guard let words else {
                throw AgentError(
                    .usage, "the command line is not valid UTF-8", remedy: "Nothing was stored. Send UTF-8 text.")
            }
            let program = try Program(environment: environment, console: console)
            try await program.perform(words)
        } catch {
            return ErrorReport.print(error, on: console)
        }
        return console.finish()
    }

    private func perform(_ words: [String]) async throws {
        let target = try Dispatcher.target(words)
        let arguments = try ArgumentParser(syntax: target.command.syntax).parse(target.words)
        if arguments.has(.help) {
            console.print(Help.text(target.command.syntax, arguments.operands))
            return
        }
        try await target.command.run(Call(arguments: arguments, program: self))
    }
}
