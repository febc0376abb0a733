import SwiftTools
import Testing

@testable import TestGenSkill

/// What is read of members that change a container, of stretches, and of values that mean the same.
@Suite struct DocumentedChangesTests {
    private typealias Doc = DocumentedSymbols

    /// A buffer of limited size.
    private func buffer(_ last: CodeSymbol) -> [CodeSymbol] {
        let append = Doc.member(
            .method, of: "Buffer", "append", [Doc.value("element", "Element")], "Element?",
            declaration: "@discardableResult mutating func append(_ element: Element) -> Element?",
            generics: ["Element"],
            "Adds an element.", "", "- Returns: The element that was removed to make room, or `nil` if there was room.")
        return [
            CodeSymbol(
                usr: "Buffer", kind: .structure, path: ["Buffer"], declaration: "struct Buffer<Element>",
                genericParameters: ["Element"], documentation: ["Drops its oldest element to make room for a new one."]),
            Doc.member(
                .initializer, of: "Buffer", "init", [Doc.labelled("capacity", "Int")],
                declaration: "init(capacity: Int)",
                generics: ["Element"]),
            append,
            Doc.member(
                .method, of: "Buffer", "elements", [], "[Element]", declaration: "func elements() -> [Element]",
                generics: ["Element"], "Returns the elements from the oldest to the newest."),
            Doc.member(.property, of: "Buffer", "lost", [], "Int", declaration: "var lost: Int", generics: ["Element"]),
            last,
        ]
    }

    private func promises(_ index: Int, _ last: CodeSymbol? = nil) -> [String] {
        let symbols = buffer(last ?? Doc.member(.property, of: "Buffer", "name", [], "String", declaration: "let name"))
        return Doc.promises(symbols[index], among: symbols.enumerated().filter { $0.offset != index }.map(\.element))
    }

    private let full = "var subject = Buffer<Int>(capacity: 2); subject.append(3); subject.append(1)"

    @Test func `what had to make room comes back`() {
        let made = promises(2)
        #expect(made.contains("\(full); subject.append(2) => 3"))
        #expect(made.contains("var subject = Buffer<Int>(capacity: 2); subject.append(3); subject.append(1) => nil"))
    }

    @Test func `the elements are listed after some were dropped`() {
        #expect(promises(3).contains("\(full); subject.append(2); subject.elements() => [1, 2]"))
    }

    @Test func `emptying sets back what is named`() {
        let clear = Doc.member(
            .method, of: "Buffer", "clear", [], nil, declaration: "mutating func clear()", generics: ["Element"],
            "Empties the buffer and sets `lost` back to zero.")
        let made = promises(5, clear)
        #expect(made.contains { $0.hasSuffix("subject.clear(); subject.lost => 0") })
        #expect(made.contains { $0.hasSuffix("subject.clear(); subject.elements() => result.isEmpty") })
    }

    @Test func `what does not fit a new capacity is dropped from the old end`() {
        let resize = Doc.member(
            .method, of: "Buffer", "resize", [Doc.labelled("capacity", "Int")], nil,
            declaration: "mutating func resize(capacity: Int)", generics: ["Element"],
            "If the elements don't all fit into the new capacity, the oldest ones are dropped.")
        #expect(
            promises(5, resize).contains { $0.hasSuffix("subject.resize(capacity: 2); subject.elements() => [1, 2]") })
    }

    @Test func `a call that is ignored changes nothing`() {
        let store: [CodeSymbol] = [
            CodeSymbol(usr: "Store", kind: .structure, path: ["Store"], declaration: "struct Store"),
            Doc.member(.initializer, of: "Store", "init", [], declaration: "init()"),
            Doc.member(.property, of: "Store", "count", [], "Int", declaration: "var count: Int"),
        ]
        let symbol = Doc.member(
            .method, of: "Store", "restock", [Doc.labelled("quantity", "Int")], nil,
            declaration: "mutating func restock(quantity: Int)", "Adds pieces. Negative quantities are ignored.")
        let made = Doc.promises(symbol, among: store)
        #expect(
            made.contains(
                "var subject = Store(); let before = subject.count; subject.restock(quantity: -1); subject.count => before"
            ))
        #expect(!made.contains { $0.contains("quantity: 0)") })
    }

    @Test func `an account takes just what is on it`() {
        let error = CodeSymbol(
            usr: "E", kind: .enumeration, path: ["BankError"], declaration: "enum BankError", conformances: ["Error"])
        let missing = CodeSymbol(
            usr: "m", kind: .enumCase, path: ["BankError", "insufficientFunds"], declaration: "case insufficientFunds")
        let account: [CodeSymbol] = [
            CodeSymbol(usr: "Account", kind: .structure, path: ["Account"], declaration: "struct Account"), error,
            missing,
            Doc.member(.initializer, of: "Account", "init", [], declaration: "init()"),
            Doc.member(.property, of: "Account", "balance", [], "Int", declaration: "var balance: Int"),
            Doc.member(
                .method, of: "Account", "deposit", [Doc.value("amount", "Int")], nil,
                declaration: "mutating func deposit(_ amount: Int)"),
        ]
        let symbol = Doc.member(
            .method, of: "Account", "withdraw", [Doc.value("amount", "Int")], nil,
            declaration: "mutating func withdraw(_ amount: Int) throws", "Takes money.", "",
            "- Throws: `BankError.insufficientFunds` if `amount` is greater than the balance.")
        let made = Doc.promises(symbol, among: account)
        let filled = "var subject = Account(); subject.deposit(100)"
        #expect(made.contains("\(filled); subject.withdraw(subject.balance + 1) => BankError.insufficientFunds"))
        #expect(made.contains("\(filled); subject.withdraw(subject.balance) => no error"))
    }

    private func merging(_ lines: String...) -> [String] {
        let parameter = Doc.value("ranges", "[ClosedRange<Int>]")
        return Doc.promises(
            CodeSymbol(
                usr: "m", kind: .function, path: ["merged(_:)"], declaration: "func merged()", parameters: [parameter],
                type: "[ClosedRange<Int>]", documentation: lines))
    }

    @Test func `ranges that touch are joined only where that is said`() {
        let joined = merging("Joins ranges that overlap.", "Two ranges that share only an end point are joined too.")
        #expect(joined.contains("merged([0...5, 5...8]) => [0...8]"))
        let apart = merging("Joins ranges that overlap.", "Two ranges that share only an end point remain separate.")
        #expect(apart.contains("merged([0...5, 5...8]) => [0...5, 5...8]"))
        #expect(!merging("Joins ranges that overlap.").contains { $0.contains("5...8]) =>") })
    }

    @Test func `both ends are counted`() {
        let stay: [CodeSymbol] = [
            CodeSymbol(usr: "Stay", kind: .structure, path: ["Stay"], declaration: "struct Stay"),
            Doc.member(
                .initializer, of: "Stay", "init", [Doc.value("a", "Int"), Doc.value("b", "Int")],
                declaration: "init(_ a: Int, _ b: Int)"),
            Doc.member(.property, of: "Stay", "firstDay", [], "Int", declaration: "let firstDay: Int"),
            Doc.member(.property, of: "Stay", "lastDay", [], "Int", declaration: "let lastDay: Int"),
        ]
        let length = Doc.member(
            .property, of: "Stay", "length", [], "Int", declaration: "var length: Int { get }",
            "The number of days, where both the first and the last day are counted.")
        #expect(Doc.promises(length, among: stay).contains("Stay(3, 3).length => 1"))
    }

    @Test func `two texts that mean the same give the same`() {
        let symbol = Doc.function(
            "color", [Doc.value("text", "String")], "Int?",
            "In the short form every digit is doubled, so that `f80` means the same as `ff8800`.")
        #expect(Doc.promises(symbol).contains(#"let other = color("ff8800"); color("f80") => other"#))
    }

    @Test func `the smaller of two equally near elements is meant`() {
        let symbol = Doc.member(
            .method, of: "Array", "closest", [Doc.labelled("target", "Element")], "Element?",
            declaration: "func closest()",
            "Returns the element that is nearest to `target`.",
            "If two elements are equally far away, the smaller of the two is chosen.")
        #expect(Doc.promises(symbol).contains("([2, 4, 8] as [Int]).closest(target: 3) => 2"))
    }

    @Test func `empty lines stay empty`() {
        let symbol = Doc.function(
            "indented", [Doc.value("text", "String"), Doc.labelled("spaces", "Int")], "String",
            "Indents each line. Lines that are empty are left as they are.")
        #expect(Doc.promises(symbol).contains { $0.hasPrefix(#"indented("a\n\nb", spaces: "#) })
    }

    @Test func `a container's numbers are taken together`() {
        let window: [CodeSymbol] = [
            CodeSymbol(usr: "Window", kind: .structure, path: ["Window"], declaration: "struct Window"),
            Doc.member(.initializer, of: "Window", "init", [], declaration: "init()"),
            Doc.member(
                .method, of: "Window", "add", [Doc.value("value", "Double")], nil,
                declaration: "mutating func add(_ value: Double)"),
        ]
        let median = Doc.member(
            .property, of: "Window", "median", [], "Double?", declaration: "var median: Double? { get }",
            "The middle one of the values when put in order.",
            "With an even number of values it is halfway between the two middle ones.")
        let made = Doc.promises(median, among: window)
        #expect(made.contains { $0.contains("subject.add(8.0)") && $0.contains("- 2.5)") })
    }
}
