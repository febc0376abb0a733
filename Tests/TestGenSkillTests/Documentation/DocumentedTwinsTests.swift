import SwiftTools
import Testing

@testable import TestGenSkill

/// What comments say of a call beside a type on which something else was done, or nothing.
@Suite struct DocumentedTwinsTests {
    private typealias Symbols = DocumentedSymbols

    private let members: [CodeSymbol] = [
        CodeSymbol(usr: "Log", kind: .structure, path: ["Log"], declaration: "struct Log"),
        Symbols.member(
            .initializer, of: "Log", "init", [Symbols.labelled("capacity", "Int")], declaration: "init(capacity: Int)"),
        Symbols.member(
            .method, of: "Log", "record", [Symbols.value("entry", "Int")], "Int?",
            declaration: "mutating func record(_ entry: Int) -> Int?"),
        Symbols.member(.property, of: "Log", "count", [], "Int", declaration: "var count: Int { get }"),
        Symbols.member(.property, of: "Log", "isClosed", [], "Bool", declaration: "var isClosed: Bool { get }"),
    ]

    private func clearing(_ lines: String...) -> [String] {
        Symbols.promises(
            CodeSymbol(
                usr: "clear", kind: .method, path: ["Log", "clear()"], declaration: "mutating func clear()",
                documentation: lines),
            among: members)
    }

    @Test(arguments: [
        "Empties it. Afterwards it is just like a fresh log of the same capacity.",
        "Brings it back to its initial state.",
        "Empties it, as if nothing had ever happened.", "Brings the log back to where it was when created.",
        "Brings it to the state it had when it was created.",
    ])
    func `what is as fresh behaves as a fresh one`(comment: String) {
        let made = clearing(comment).filter { $0.contains("subject.clear(); var other = Log(capacity: ") }
        #expect(!made.isEmpty)
        #expect(made.contains { $0.contains("String(describing: other.record(") })
        #expect(made.allSatisfy { $0.contains(" => [") && $0.contains("String(describing: other.count)") })
    }

    @Test(arguments: [
        "Empties it.", "Afterwards it is like a fresh log, except for its count.",
        "It is not like a new log afterwards.", "As it was when created, when nobody closed it.",
    ])
    func `what is not said to be fresh is not tried`(comment: String) {
        #expect(!clearing(comment).contains { $0.contains("var other = Log") })
    }

    private func closing(_ lines: String...) -> [String] {
        Symbols.promises(
            CodeSymbol(
                usr: "add", kind: .method, path: ["Log", "add(_:)"], declaration: "mutating func add(_ entry: Int)",
                parameters: [Symbols.value("entry", "Int")], documentation: lines),
            among: members)
    }

    @Test(arguments: [
        "Adds an entry. After the log was closed this does nothing.", "Adding to a closed log has no effect.",
        "Once the log is closed, further entries are ignored.",
    ])
    func `what is over changes no more`(comment: String) {
        let made = closing(comment).filter { $0.contains("let isOver = subject.isClosed") }
        #expect(!made.isEmpty)
        #expect(made.allSatisfy { $0.contains("(!isOver || [") && $0.hasSuffix("=> true") })
    }

    @Test(arguments: [
        "Until the log is closed, equal entries are ignored.", "Once the log is full, further entries are ignored.",
        "After the log was closed this throws.",
    ])
    func `what goes on is not held to be over`(comment: String) {
        #expect(!closing(comment).contains { $0.contains("isOver") })
    }

    @Test func `a call that throws leaves no trace that shows later`() {
        let symbol = CodeSymbol(
            usr: "take", kind: .method, path: ["Log", "take(_:)"],
            declaration: "mutating func take(_ entry: Int) throws -> Int",
            parameters: [Symbols.value("entry", "Int")], type: "Int",
            documentation: ["Takes an entry out. If nothing can be taken, the entries stay as they were."])
        let made = Symbols.promises(symbol, among: members)
        #expect(
            made.contains {
                $0.contains("var other = Log(") && $0.contains("let isDone = (try? subject.take(")
                    && $0.contains("String(describing: other.count)")
            })
    }

    @Test func `what is already so changes no more`() {
        let members = [
            CodeSymbol(usr: "Watch", kind: .structure, path: ["Watch"], declaration: "struct Watch"),
            CodeSymbol(usr: "State", kind: .enumeration, path: ["Watch", "State"], declaration: "enum State"),
            CodeSymbol(
                usr: "running", kind: .enumCase, path: ["Watch", "State", "running"], declaration: "case running"),
            CodeSymbol(usr: "idle", kind: .enumCase, path: ["Watch", "State", "idle"], declaration: "case idle"),
            Symbols.member(.initializer, of: "Watch", "init", declaration: "init()"),
            Symbols.member(.property, of: "Watch", "state", [], "Watch.State", declaration: "var state: State { get }"),
            Symbols.member(.property, of: "Watch", "seconds", [], "Int", declaration: "var seconds: Int { get }"),
        ]
        func starting(_ comment: String) -> [String] {
            Symbols.promises(
                CodeSymbol(
                    usr: "start", kind: .method, path: ["Watch", "start(at:)"],
                    declaration: "mutating func start(at time: Int)",
                    parameters: [.init(label: "at", name: "time", type: "Int")], documentation: [comment]),
                among: members)
        }
        let made = starting("Starting a watch that is already running has no effect at all.")
        #expect(made.contains { $0.contains("let isOver = (subject.state == .running)") })
        #expect(starting("Starting a watch has no effect at all.").isEmpty)
    }

    @Test func `what is wanted of several things may be too much of one`() {
        let values = WalkValues(symbols: [], source: InitializerValues(symbols: []))
        #expect(
            values.all(of: SampleType("[String: Int]")) == [
                "[\"a\": 1]", "[\"a\": 1, \"b\": 30]", "[\"a\": 30, \"b\": 1]",
            ])
        #expect(values.all(of: SampleType("[String: [Int]]")).isEmpty)
    }

    @Test func `an actor is waited for`() {
        let members = [
            CodeSymbol(usr: "Account", kind: .actorType, path: ["Account"], declaration: "actor Account"),
            Symbols.member(.initializer, of: "Account", "init", declaration: "init()"),
            Symbols.member(.property, of: "Account", "balance", [], "Int", declaration: "var balance: Int { get }"),
            Symbols.member(
                .method, of: "Account", "hold", [Symbols.value("amount", "Int")], "Int",
                declaration: "func hold(_ amount: Int) throws -> Int"),
        ]
        let symbol = CodeSymbol(
            usr: "charge", kind: .method, path: ["Account", "charge(_:)"],
            declaration: "func charge(_ amount: Int) throws", parameters: [Symbols.value("amount", "Int")],
            documentation: ["Spends money. When a charge is refused, everything stays as it was."])
        let made = Symbols.promises(symbol, among: members)
        #expect(
            made.contains {
                $0.contains("let seenLook0 = String(describing: await subject.balance)")
                    && $0.contains("let isDone = (try? await subject.charge(")
            })
        #expect(made.contains { $0.contains("let after = await subject.balance; (isDone || after == before)") })
        #expect(!made.contains { $0.contains("== await") || $0.contains("|| await") })
    }

    @Test func `only the variable is named anew`() {
        #expect(
            StateTwins.other("let seen = subject.record(subjects: [subject.count])")
                == "let seen = other.record(subjects: [other.count])")
    }

    private let lock: [CodeSymbol] = [
        CodeSymbol(usr: "Lock", kind: .classType, path: ["Lock"], declaration: "final class Lock"),
        Symbols.member(
            .initializer, of: "Lock", "init", [Symbols.labelled("code", "String")], declaration: "init(code: String)"),
        Symbols.member(.property, of: "Lock", "attemptsLeft", [], "Int", declaration: "var attemptsLeft: Int { get }"),
        Symbols.member(.method, of: "Lock", "recordFailure", [], declaration: "func recordFailure()"),
    ]

    @Test func `a success lets failures before it count no longer`() {
        let entering = Symbols.member(
            .method, of: "Lock", "enter", [Symbols.value("entry", "String")], "Bool",
            declaration: "func enter(_ entry: String) -> Bool",
            "The right code unlocks the door, and earlier wrong codes are then forgiven.")
        #expect(
            Symbols.promises(entering, among: lock).contains { promise in
                let code = promise.split(separator: "\"")[1]
                return promise.hasPrefix(
                    "var subject = Lock(code: \"\(code)\"); _ = subject.enter(\"no such code\"); _ = subject.enter(\"\(code)\"); "
                        + "var other = Lock(code: \"\(code)\"); _ = other.enter(\"\(code)\")")
            })
        let success = Symbols.member(
            .method, of: "Lock", "recordSuccess", [], nil, declaration: "func recordSuccess()",
            "Reports a success; failures from before no longer count.")
        #expect(
            Symbols.promises(success, among: lock).contains {
                $0.contains("subject.recordFailure(); subject.recordSuccess(); var other = ")
            })
    }

    @Test func `failures that still count are no such`() {
        let symbol = Symbols.member(
            .method, of: "Lock", "recordSuccess", [], nil, declaration: "func recordSuccess()",
            "Reports a success. Failures from before are not forgotten.")
        #expect(!Symbols.promises(symbol, among: lock).contains { $0.contains("recordFailure") })
    }
}
