#if os(Linux)
    import AgentCore
    import Foundation
    import TestKit
    import Testing

    @testable import agent

    /// `-`, pipes and devices wherever a command takes a file.
    @Suite struct NamedFileTests {
        /// Runs a line of bash with the program as `$agent`.
        private func shell(_ home: Home, _ line: String) async throws -> Home.Outcome {
            let process = Process()
            process.executableURL = URL(filePath: "/bin/bash")
            process.arguments = ["-c", line]
            process.environment = home.environment(["agent": try Home.executable.path(percentEncoded: false)])
            process.currentDirectoryURL = home.directory.url
            let files = try ["out", "err"].map { name in
                let file = home.directory.url.appending(path: "\(name)-\(Identifier.make())")
                try Data().write(to: file)
                return file
            }
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = try FileHandle(forWritingTo: files[0])
            process.standardError = try FileHandle(forWritingTo: files[1])
            try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
                process.terminationHandler = { _ in done.resume() }
                do { try process.run() } catch { done.resume(throwing: error) }
            }
            return Home.Outcome(
                code: process.terminationStatus,
                output: String(decoding: try Data(contentsOf: files[0]), as: UTF8.self),
                error: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self))
        }

        private static let message =
            #"{"session":"a","role":"user","content":"hello there","at":"2026-11-20T10:00:00Z"}"#
        private static let query = #"{"id":1,"query":"peanuts"}"#
        private static let fact = "- The user is allergic to peanuts."

        @Test(arguments: [
            (message, "sessions import FILE", "Imported 1 messages"),
            (fact, "memory import FILE", "1 facts imported"),
            (query, "memory search --queries FILE --jsonl", #""id":1"#),
            (query, "skills route --queries FILE --jsonl", #""id":1"#),
            ("[{\"role\":\"user\",\"content\":\"ab\"}]", "model reply --messages FILE", "c"),
            ("Hello {{ a }}", "model template --template FILE --vars <(echo '{\"a\":\"you\"}')", "Hello you"),
            ("{\"a\":\"you\"}", "model template --template <(echo 'Hello {{ a }}') --vars FILE", "Hello you"),
            ("{\"type\":\"boolean\"}", "ask --schema FILE hello", "e"),
            ("---\nname: mine\ndescription: Mine.\n---\nBe kind.\n", "prompts check FILE", "valid"),
        ])
        func `a file to read may be standard input or a pipe`(_ text: String, _ command: String, _ expected: String)
            async throws
        {
            let printed = "printf '%s\\n' \"$text\""
            for (line, file) in [
                ("\(printed) | \"$agent\" COMMAND", "-"), ("\"$agent\" COMMAND < <(\(printed))", "/dev/stdin"),
                ("\"$agent\" COMMAND", "<(\(printed))"), ("mkfifo p; \(printed) > p & \"$agent\" COMMAND", "./p"),
            ] {
                let home = try Home()
                let script = line.replacing("COMMAND", with: command.replacing("FILE", with: file))
                let outcome = try await shell(home, "text='\(text)'; \(script)")
                #expect(outcome.code == 0, "\(script): \(outcome.error)")
                #expect(outcome.output.contains(expected), "\(script): \(outcome.output)")
            }
        }

        @Test func `a file to write may be standard output or a pipe`() async throws {
            let home = try Home()
            _ = try await home.run("memory", "add", "I'm allergic to peanuts")
            for command in [
                "\"$agent\" memory export -", "\"$agent\" memory export /dev/stdout",
                "\"$agent\" memory export /dev/stdout | cat", "\"$agent\" memory export >(cat) 2>&1; sleep 0.5",
                "mkfifo p; cat p & \"$agent\" memory export p; wait; rm p",
            ] {
                let outcome = try await shell(home, command)
                #expect(outcome.code == 0, "\(outcome.error)")
                #expect(outcome.output.contains("allergic to peanuts"), "\(command)")
            }
            let exported = try await home.run("skills", "export", "memory", "--to", "-")
            #expect(exported.output.contains(#""name":"memory""#))
            #expect(!FileManager.default.fileExists(atPath: home.directory.url.appending(path: "-").path))
        }

        @Test func `standard input is read once`() async throws {
            let home = try Home()
            let outcome = try await shell(home, "echo '{}' | \"$agent\" model template --template - --vars -")
            #expect(outcome.code == 2)
            #expect(outcome.error.contains("named twice"))
        }

        @Test func `an existing file is not overwritten`() async throws {
            let home = try Home()
            let file = try home.directory.write("mine", to: "out.jsonl").path(percentEncoded: false)
            #expect(try await home.run("memory", "export", file).code == 4)
            #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
        }
    }
#endif
