import AgentCore
import Foundation
import TestKit
import Testing

@testable import agent

@Suite struct HelpTests {
    @Test func `every command has help, and so has every command of a skill`() throws {
        for command in CommandTable.all {
            let syntax = command.syntax
            #expect(try Help.text(syntax.path).contains("usage: agent \(syntax.name)"))
            for member in syntax.commands {
                for words in [syntax.path + [member.name], ["@\(syntax.name)", member.name]] {
                    let text = try Help.text(words)
                    #expect(
                        text.hasPrefix(member.summary) && text.contains("usage: agent \(syntax.name) \(member.name)"))
                }
            }
        }
        #expect(try Help.text(["memory"]).contains("forget ID|TEXT"))
        #expect(try Help.text(["config"]).contains("unset KEY"))
        #expect(try Help.text(["sessions"]).contains("import FILE"))
    }

    @Test func `an unknown command is refused with the nearest one`() throws {
        for (words, near) in [
            (["memory", "lst"], "agent help memory list"), (["sessions", "exprt"], "agent help sessions export"),
            (["memery"], "agent help memory"), (["config", "unsett"], "agent help config unset"),
        ] {
            let error = #expect(throws: AgentError.self) { try Help.text(words) }
            #expect(error?.code == .usage && error?.remedy.contains(near) == true, "\(error?.remedy ?? "")")
        }
    }

    @Test func `--help works after a command too, and shells complete the commands`() async throws {
        let home = try Home()
        let help = try await home.run("memory", "forget", "--help")
        #expect(help.output.contains("usage: agent memory forget ID|TEXT") && help.output.contains("--messages"))
        #expect(try await home.run("help", "memory", "list").code == 0)
        for shell in ["bash", "zsh", "fish"] {
            let script = try await home.run("completions", shell).output
            for word in ["unset", "forget", "optimize", "undo"] { #expect(script.contains(word)) }
        }
    }

    @Test func `every memory command that help names exists`() async throws {
        let home = try Home()
        for member in RunMemory.syntax.commands {
            let outcome = try await home.run("memory", member.name, "--nonsense")
            #expect(!outcome.error.contains("no command"), "\(outcome.error)")
        }
    }
}
