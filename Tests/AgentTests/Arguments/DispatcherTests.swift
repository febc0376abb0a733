import AgentCore
import Testing

@testable import agent

@Suite struct DispatcherTests {
    private func command(_ words: String...) throws -> String { try Dispatcher.target(words).command.syntax.name }

    @Test func `no arguments, or options alone, start a chat`() throws {
        #expect(try command() == "chat")
        #expect(try command("-c") == "chat")
        #expect(try command("--model", "sessions") == "chat")
    }

    @Test func `text that is not a command is sent to the companion`() throws {
        #expect(try command("Hello there") == "ask")
        #expect(try command("What", "is", "up?") == "ask")
        #expect(try command("--json", "Hello") == "ask")
        #expect(try command("--", "sessions", "list") == "ask")
        #expect(try command("sesions", "are", "fun") == "ask")
    }

    @Test func `a command is found by its longest name, with options before it too`() throws {
        #expect(try command("sessions", "list") == "sessions list")
        #expect(try command("--json", "sessions", "list") == "sessions list")
        #expect(try command("memory", "list") == "memory")
        #expect(try command("--version") == "version")
    }

    @Test func `a skill is called by its name, a path is a file`() throws {
        #expect(try command("@memory", "list") == "memory")
        #expect(try command("@cooking", "soup") == "@SKILL")
        #expect(try command("@./file", "explain") == "ask")
        #expect(try command("@folder/file") == "ask")
        #expect(try command("@memory list") == "ask")
        #expect(try command("@\"file.txt\"", "explain") == "ask")
    }

    @Test(arguments: [["sesions"], ["sessions"], ["sessions", "lst"], ["doctr"]])
    func `a mistyped command is refused, not sent as a message`(_ words: [String]) {
        let error = #expect(throws: AgentError.self) { try Dispatcher.target(words) }
        #expect(error?.code == .usage)
    }

    @Test func `every command has a name of its own and help for its options`() {
        let names = CommandTable.all.map { $0.syntax.name }
        #expect(Set(names).count == names.count)
        for command in CommandTable.all {
            #expect(!command.syntax.summary.isEmpty)
            let options = command.syntax.allOptions.map(\.name)
            #expect(Set(options).count == options.count, "\(command.syntax.name)")
        }
    }
}
