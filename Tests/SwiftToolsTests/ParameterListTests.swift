import Testing

@testable import SwiftTools

@Suite struct ParameterListTests {
    @Test func `labels, names, types, defaults and kinds of passing are told apart`() {
        let parameters = ParameterList.read(
            #"""
            func clamp<T>(_ x: T, to range: ClosedRange<T>, by body: @escaping @Sendable (T, Int) throws -> Bool, \#
            s: String = "a, b)", all: Int..., io: inout [String : Int]) async throws -> (T, Int?) where T : Comparable
            """#, name: "clamp(_:to:by:s:all:io:)")
        #expect(parameters.map(\.label) == [nil, "to", "by", "s", "all", "io"])
        #expect(parameters.map(\.name) == ["x", "range", "body", "s", "all", "io"])
        #expect(
            parameters.map(\.type) == [
                "T", "ClosedRange<T>", "(T, Int) throws -> Bool", "String", "Int", "[String : Int]",
            ])
        #expect(parameters.map(\.hasDefault) == [false, false, false, true, false, false])
        #expect(parameters.map(\.isVariadic) == [false, false, false, false, true, false])
        #expect(parameters.map(\.isInout) == [false, false, false, false, false, true])
    }

    @Test func `initialisers that may fail, subscripts, operators and enum cases have parameters too`() {
        #expect(ParameterList.read("init?(_ s: Int?)", name: "init(_:)").map(\.type) == ["Int?"])
        #expect(
            ParameterList.read("subscript(i: Int, k k2: String) -> Int { get }", name: "subscript(_:k:)").map(\.label)
                == [nil, "k"])
        #expect(
            ParameterList.read("static func < (a: Mem, b: Mem) -> Bool", name: "<(_:_:)").map(\.name) == ["a", "b"])
        #expect(ParameterList.read("case b(Int, name: String)", name: "b(_:name:)").map(\.type) == ["Int", "String"])
        #expect(ParameterList.read("private(set) func set(_ x: Int)", name: "set(_:)").map(\.name) == ["x"])
    }
}
