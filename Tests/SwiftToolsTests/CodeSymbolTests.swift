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

    @Test(arguments: [
        ("s:5Euler003BJgopyS2dF", false), ("s:5Euler003DvgoPyS2dcS2dcF", true), ("s:9FooParser1topyS2bF", false),
        ("s:9FooParser3bang7oPhoursoPySiSiF", true),
    ])
    func `an operator behind its operand is told by its mangled name`(usr: String, isPostfix: Bool) {
        let symbol = CodeSymbol(
            usr: usr, kind: .operatorFunction, path: ["√(_:)"], declaration: "func √ (number: Double) -> Double",
            parameters: [.init(label: nil, name: "number", type: "Double")])
        #expect(symbol.isPostfix == isPostfix)
    }

    @Test(arguments: [
        ("s:Si", "Int"), ("s:SS", "String"), ("s:s5UInt8V", "UInt8"), ("s:20FoundationEssentials4UUIDV", "UUID"),
        ("s:10Foundation4DateV6MarginV", nil), ("s:8DeepDiff0B5AwareP", nil), ("c:objc(cs)NSDate", nil),
        ("s:5Short", nil),
    ])
    func `a type of another module has the name that its identifier holds`(identifier: String, name: String?) {
        #expect(MangledName.typeName(identifier) == name)
    }
}
