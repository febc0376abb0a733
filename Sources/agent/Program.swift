import AgentCore
import Foundation

/// The surroundings of one run: environment, console, clock, directories.
struct Program: Sendable {
    /// The environment's variables.
    let environment: [String: String]
    /// Where to print.
    let console: Console
    /// The time, or what `AGENT_NOW` says it is.
    let clock: Clock
    /// Where files are kept.
    let directories: Directories

    /// Reads the surroundings.
    ///
    /// - Throws: `AgentError.Code.usage` where `AGENT_NOW` is no time.
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

    /// Runs the command that the words mean and answers the exit code; prints errors on standard error.
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
