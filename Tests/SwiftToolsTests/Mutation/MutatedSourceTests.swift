import Foundation
import Testing

@testable import SwiftTools

@Suite struct MutatedSourceTests {
    private let source = SourceText("let a = b + 1 < c\nfoo(\n  a)\n")

    private func mutant(_ id: Int, _ original: String, _ mutated: String, _ form: Mutant.Form) throws -> Mutant {
        let text = source.text(0..<source.bytes.count)
        let found = try #require(text.range(of: original))
        let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
        return Mutant(
            id: id, kind: .comparison, form: form, range: start..<start + original.utf8.count, line: 1, column: 1,
            original: original, mutated: mutated, change: "",
            function: Mutant.Function(path: [], usr: nil, lines: 1...4),
            mayNotEnd: false)
    }

    @Test func `mutants of a range and of ranges in it are told apart, and lines keep their numbers`() throws {
        let mutated = MutatedSource(
            source,
            mutants: [
                try mutant(4, "foo(\n  a)", "", .statement), try mutant(3, "1", "2", .expression(type: "Swift.Int")),
                try mutant(1, "b + 1 < c", "b + 1 <= c", .expression(type: nil)),
                try mutant(2, "b + 1 < c", "b + 1 > c", .expression(type: "Swift.Bool")),
                try mutant(5, "b + 1 < c", "!(b + 1 < c)", .opposite),
            ])
        #expect(
            mutated.text == """
                let a = _agentOpposite(5, (_agentIs(1) ? (b + 1 <= c) : _agentIs(2) ? (b + 1 > c) : \
                (b + ((_agentIs(3) ? (2) : (1)) as Swift.Int) < c)))
                if !_agentIs(4) { foo(
                  a) }

                """)
    }

    @Test func `without mutants a text is as it was`() {
        #expect(MutatedSource(source, mutants: []).text == source.text(0..<source.bytes.count))
    }

    @Test func `of two ranges that overlap one is left out`() throws {
        let mutated = MutatedSource(
            source,
            mutants: [
                try mutant(1, "b + 1", "0", .expression(type: nil)),
                try mutant(2, "1 < c", "0", .expression(type: nil)),
            ])
        #expect(mutated.mutants.map(\.id) == [1])
        #expect(mutated.text.hasPrefix("let a = (_agentIs(1) ? (0) : (b + 1)) < c\n"))
    }

    @Test func `the compiler's errors are read with their positions`() {
        let output = """
            /a b/F.swift:3:14: error: cannot convert: really
            /a b/F.swift:3:14: note: here
            /a b/G.swift:1:1: error: elsewhere
            /a b/F.swift:x:1: error: no line
            <unknown>:0: error: other
            """
        #expect(
            CompilerDiagnostic.errors(in: output, file: "/a b/F.swift") == [
                CompilerDiagnostic(
                    file: "/a b/F.swift", line: 3, column: 14, severity: .error, message: "cannot convert: really")
            ])
    }

    @Test func `an error in what a macro became counts for the macro's position`() {
        let output = """
            macro expansion #expect:1:32: error: call can throw, but it is not marked with 'try'
            `- /a b/F.swift:8:26: note: expanded code originates here
             8 |         #expect(h() == 2)
            /a b/F.swift:9:1: error: another
            """
        #expect(CompilerDiagnostic.errors(in: output, file: "/a b/F.swift").map(\.line) == [8, 9])
        #expect(CompilerDiagnostic.read(output).first?.message == "call can throw, but it is not marked with 'try'")
    }
}
