import Testing

@testable import SwiftTools

@Suite struct CodeSymbolTests {
    private func symbol(_ declaration: String) -> CodeSymbol {
        CodeSymbol(usr: "s:x", kind: .method, path: ["Heap", "insert(_:)"], declaration: declaration)
    }

    @Test func `what a declaration promises is read outside of its parameters' types`() {
        #expect(symbol("mutating func insert(_ x: Element) throws").isThrowing)
        #expect(symbol("mutating func insert(_ x: Element) throws").isMutating)
        #expect(!symbol("func each(_ body: (Int) throws -> Void)").isThrowing)
        #expect(!symbol("func each(_ body: (Int) throws -> Void) rethrows").isThrowing)
        #expect(symbol("func load() async throws -> Int").isAsync)
        #expect(!symbol("func load(_ body: () async -> Int)").isAsync)
    }
}
