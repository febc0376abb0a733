import AgentCore
import Foundation
import TestKit
import Testing

@Suite struct ProcessRunnerTests {
    @Test func `arguments reach a program unchanged, whatever they contain`() async throws {
        let room = try ProcessRoom()
        let arguments = [
            "; touch x", "$(touch x)", "`touch x`", "a\nb", "-rf", "--", "", " ", "*", "'\"", "é \u{1F600}",
            "| touch x",
        ]
        let outcome = try await room.run("for word; do printf '<%s>' \"$word\"; done", arguments)
        #expect(outcome.output.text() == arguments.map { "<\($0)>" }.joined())
        #expect(outcome.succeeded)
        #expect(!room.exists("x"))
    }

    @Test func `standard input is empty`() async throws {
        let outcome = try await ProcessRoom().run("cat; echo done")
        #expect(outcome.output.text() == "done\n")
    }

    @Test func `a program gets only the variables on the list`() async throws {
        let parent = [
            "PATH": "/usr/bin:/bin", "AGENT_HOME": "/somewhere", "OPENAI_API_KEY": "hunter2", "LANG": "de_DE.UTF-8",
            "LC_TIME": "C", "TZ": "Europe/Lisbon", "HOME": "/home/anna", "LD_PRELOAD": "/tmp/x.so", "TMPDIR": "/t",
            "BASH_ENV": "/tmp/x", "TERM": "xterm",
        ]
        let outcome = try await ProcessRoom(environment: parent).run("env", environment: ["GIVEN": "yes"])
        let variables = outcome.variables
        let seen = Set(variables.keys)
        #expect(seen == ["PATH", "LANG", "LC_TIME", "TZ", "HOME", "TMPDIR", "TERM", "GIVEN"])
        #expect(variables["TERM"] == "dumb" && variables["TZ"] == "Europe/Lisbon")
        #expect(variables["HOME"] != "/home/anna" && variables["TMPDIR"] != "/t")
        #expect(!outcome.output.text().contains("hunter2"))
    }

    @Test(.enabled(if: !ProcessOutcome.ownVariables.isEmpty))
    func `the agent's own variables do not reach a program`() async throws {
        #expect(ProcessOutcome.ownVariables.isDisjoint(with: try await ProcessRoom().run("env").variables.keys))
    }

    @Test func `home and temporary folder are fresh, and deleted afterwards`() async throws {
        let outcome = try await ProcessRoom().run(
            "ls -A \"$HOME\" \"$TMPDIR\" | grep -v : ; mkdir $HOME/a; echo > $HOME/a/b; chmod 0 $HOME/a; echo $HOME")
        let lines = outcome.output.text().split(separator: "\n")
        #expect(lines.count == 1)
        #expect(!FileManager.default.fileExists(atPath: String(lines.last ?? "/")))
    }

    @Test func `relative folders in the search path are ignored`() {
        #expect(ProcessEnvironment.searchPath(["PATH": "::/usr/bin:.:bin:/bin:"]) == ["/usr/bin", "/bin"])
        #expect(!ProcessEnvironment.searchPath([:]).isEmpty)
    }

    @Test func `exit codes and signals are reported`() async throws {
        let room = try ProcessRoom()
        #expect(try await room.run("exit 7").ending == .exited(7))
        #expect(try await room.run("exit 7").succeeded == false)
        #expect(try await room.run("kill -9 $$").ending == .signalled(9))
    }

    @Test func `of output beyond the limit, beginning and end are kept`() async throws {
        let outcome = try await ProcessRoom().run(
            "echo first; head -c 3000000 /dev/zero | tr '\\0' x; echo last; echo problem >&2", outputLimit: 1000)
        #expect(outcome.succeeded)
        #expect(outcome.output.totalBytes == 3_000_011)
        let text = outcome.output.text()
        #expect(text.hasPrefix("first\nxxx") && text.hasSuffix("xxxlast\n"))
        #expect(text.contains(" bytes left out ") && text.utf8.count <= 1048)
        #expect(outcome.errorOutput.text() == "problem\n")
    }

    @Test func `invalid UTF-8 is repaired`() async throws {
        let outcome = try await ProcessRoom().run("printf 'a\\377\\000b\\303'")
        #expect(outcome.output.text() == "a\u{FFFD}\u{FFFD}b\u{FFFD}")
    }

    @Test func `a program inherits no open files`() async throws {
        let room = try ProcessRoom()
        let file = try room.folder.write("secret", to: "open.txt")
        let number = open(file.path(percentEncoded: false), O_RDONLY)
        let high = fcntl(number, F_DUPFD, 90)
        defer {
            close(number)
            close(high)
        }
        let outcome = try await room.run("ls -l /dev/fd/ ; for i in 3 4 5 6 7 8 90; do cat <&$i; done 2>/dev/null")
        #expect(!outcome.output.text().contains("open.txt") && !outcome.output.text().contains("secret"))
    }

    @Test func `a program leads its own process group`() async throws {
        #expect(try await ProcessRoom().run("kill -0 -$$").succeeded)
    }

    @Test func `signals that this process ignores are not ignored by a program`() async throws {
        let before = signal(SIGUSR1, SIG_IGN)
        defer { signal(SIGUSR1, before) }
        #expect(try await ProcessRoom().run("kill -USR1 $$; sleep 1").ending == .signalled(SIGUSR1))
    }

    @Test func `a program that cannot be started is an error that names it`() async throws {
        let room = try ProcessRoom()
        let missing = await #expect(throws: AgentError.self) { try await room.run("true", shell: "/no/such/program") }
        #expect(missing?.message.contains("/no/such/program") == true)
        let file = try room.folder.write("text", to: "plain.txt").path(percentEncoded: false)
        let plain = await #expect(throws: AgentError.self) { try await room.run("true", shell: file) }
        #expect(plain?.message.contains("plain.txt") == true)
        let folder = await #expect(throws: AgentError.self) {
            try await room.runner.run(
                ProcessRequest(
                    URL(filePath: "/bin/sh"), directory: URL(filePath: "/no/such/folder"), timeLimit: .seconds(1),
                    outputLimit: 10, protection: Protection()))
        }
        #expect(folder?.message.contains("/no/such/folder") == true)
    }

    @Test func `a zero byte, at which an argument would be cut off, is refused`() async throws {
        let room = try ProcessRoom()
        await #expect(throws: AgentError.self) { try await room.run("true", ["a\0b"]) }
        await #expect(throws: AgentError.self) { try await room.run("true", environment: ["A=B": "c"]) }
    }

    @Test func `many programs run at once`() async throws {
        let room = try ProcessRoom()
        let texts = try await withThrowingTaskGroup(of: String.self) { group in
            for number in 0..<40 {
                group.addTask { try await room.run("sleep 0.1; echo $1", ["\(number)"]).output.text() }
            }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(texts == Set((0..<40).map { "\($0)\n" }))
    }
}
