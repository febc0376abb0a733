#if os(Linux)
    import Foundation
    import TestKit
    import Testing

    /// `agent prompts edit` at a terminal.
    struct PromptEditingTests {
        private func editor(_ home: Home, _ command: String) throws -> String {
            let script = home.directory.url.appending(path: "editor.sh")
            try Data("printf 'say a word: '; read -r word; \(command) \"$1\"\n".utf8).write(to: script)
            return "sh \(script.path(percentEncoded: false))"
        }

        @Test func `the editor gets the terminal, and its text becomes the user's prompt`() async throws {
            let home = try Home()
            let editor = try editor(home, "sed -i \"s/warm/$word/\"")
            let terminal = try PseudoTerminal(home, "prompts", "edit", "companion", environment: ["EDITOR": editor])
            try await terminal.expect("say a word: ")
            terminal.type("calm\n")
            try await terminal.expect("prompts/companion.md")
            #expect(try await terminal.end() == 0)
            #expect(try await home.run("prompts", "render").output.contains("You are a calm, attentive companion"))
        }

        @Test func `an edit that breaks the prompt changes nothing and says where the text is`() async throws {
            let home = try Home()
            let editor = try editor(home, "sed -i \"s/warm/{{$word}}/\"")
            let terminal = try PseudoTerminal(home, "prompts", "edit", "companion", environment: ["VISUAL": editor])
            try await terminal.expect("say a word: ")
            terminal.type("nobody\n")
            try await terminal.expect("stays as it was")
            #expect(try await terminal.end() == 6)
            #expect(try await home.run("prompts", "render").output.contains("You are a warm, attentive companion"))
        }
    }
#endif
