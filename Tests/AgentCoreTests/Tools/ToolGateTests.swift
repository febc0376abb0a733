import AgentCore
import Foundation
import TestKit
import Testing

@Suite struct ToolGateTests {
    let directory: TemporaryDirectory
    private var decisions: ToolDecisions { ToolDecisions(directory.url.appending(path: "tools.json")) }

    init() throws { directory = try TemporaryDirectory() }

    private func gate(_ approval: StubApproval, allowed: Set<String> = []) -> ToolGate {
        ToolGate(
            decisions, approval: approval, clock: .fixed(.iso("2026-11-20T10:00:00Z")), allowedNames: allowed)
    }

    private func tool(_ key: String = "k", preapproval: String? = nil) -> StubTool {
        StubTool("run", needs: { _ in .asks(key, preapproval: preapproval) })
    }

    @Test func `"once" asks again, "session" lasts for the session, "always" is permanent`() async throws {
        let approval = StubApproval(.once, .session)
        let gate = gate(approval)
        for _ in 0..<3 { #expect(try await gate.verdict(on: tool(), [:], isPrivate: false) == .run(nil)) }
        #expect(approval.questions.count == 2)
        let later = StubApproval(.always)
        #expect(try await self.gate(later).verdict(on: tool(), [:], isPrivate: false) == .run(nil))
        #expect(later.questions.count == 1)
        let last = StubApproval()
        #expect(try await self.gate(last).verdict(on: tool(), [:], isPrivate: false) == .run(nil))
        #expect(last.questions.isEmpty)
        #expect(try decisions.all().map(\.scope) == ["all of k"])
    }

    @Test func `"never" is stored and outweighs a preapproval`() async throws {
        _ = try await gate(StubApproval(.never)).verdict(on: tool(), [:], isPrivate: false)
        let approval = StubApproval(.always)
        let verdict = try await gate(approval, allowed: ["run"])
            .verdict(on: tool(preapproval: "allowed-tools of @x"), [:], isPrivate: false)
        #expect(verdict == .refuse("the user does not allow it: all of k"))
        #expect(approval.questions.isEmpty)
    }

    @Test func `"never" still holds after the tool changes, "always" does not`() async throws {
        func tool(_ version: Int) -> StubTool {
            StubTool("run", needs: { _ in .asks("k\(version)", refusalKey: "k", preapproval: nil) })
        }
        let approval = StubApproval(.always, .never)
        let gate = gate(approval)
        #expect(try await gate.verdict(on: tool(1), [:], isPrivate: false) == .run(nil))
        let never = ToolGate.Verdict.refuse("the user does not allow it: all of k2")
        #expect(try await gate.verdict(on: tool(2), [:], isPrivate: false) == never)
        let changed = StubTool("run", needs: { _ in .asks("k3", refusalKey: "k", preapproval: "by @x") })
        for gate in [gate, self.gate(approval)] {
            #expect(
                try await gate.verdict(on: changed, [:], isPrivate: false)
                    == .refuse("the user does not allow it: all of k3"))
        }
        #expect(approval.questions.count == 2)
    }

    @Test func `another key is another question`() async throws {
        let approval = StubApproval(.always, .no)
        let gate = gate(approval)
        #expect(try await gate.verdict(on: tool("a"), [:], isPrivate: false) == .run(nil))
        #expect(try await gate.verdict(on: tool("b"), [:], isPrivate: false) == .refuse("the user said no"))
    }

    @Test func `a preapproved call is not asked about, and the reason is given`() async throws {
        let approval = StubApproval()
        let byManifest = try await gate(approval).verdict(on: tool(preapproval: "by @x"), [:], isPrivate: false)
        #expect(byManifest == .run("by @x"))
        let byUser = try await gate(approval, allowed: ["run"]).verdict(on: tool(), [:], isPrivate: false)
        #expect(byUser == .run("allowed for this call of the program"))
        #expect(approval.questions.isEmpty)
    }

    @Test func `if nobody can be asked, nothing is run`() async throws {
        let verdict = try await gate(StubApproval(absence: "nobody")).verdict(on: tool(), [:], isPrivate: false)
        #expect(verdict == .refuse("nobody"))
    }

    @Test func `a private conversation writes no decision`() async throws {
        let gate = gate(StubApproval(.always))
        #expect(try await gate.verdict(on: tool(), [:], isPrivate: true) == .run(nil))
        #expect(try await gate.verdict(on: tool(), [:], isPrivate: true) == .run(nil))
        #expect(try decisions.all().isEmpty)
    }

    @Test func `decisions can be revoked`() async throws {
        _ = try await gate(StubApproval(.always)).verdict(on: tool(), [:], isPrivate: false)
        #expect(try decisions.revoke { $0.scope == "all of k" } == 1)
        #expect(try decisions.all().isEmpty)
    }

    @Test func `a damaged decisions file is an error that names it, and nothing is run`() async throws {
        try directory.write("[{", to: "tools.json")
        await #expect {
            _ = try await gate(StubApproval(.always)).verdict(on: tool(), [:], isPrivate: false)
        } throws: { error in
            (error as? AgentError)?.message.contains("tools.json is damaged") == true
        }
    }
}
