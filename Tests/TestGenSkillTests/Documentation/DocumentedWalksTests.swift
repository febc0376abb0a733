import SwiftTools
import Testing

@testable import TestGenSkill

/// What comments say of types with state, tried after a few calls of all that changes them.
@Suite struct DocumentedWalksTests {
    private typealias Symbols = DocumentedSymbols

    private func type(_ name: String, _ lines: String...) -> [CodeSymbol] {
        [
            CodeSymbol(
                usr: name, kind: .structure, path: [name], declaration: "struct \(name)", documentation: lines),
            Symbols.member(.initializer, of: name, "init", declaration: "init()"),
        ]
    }

    private var history: [CodeSymbol] {
        type("History") + [
            Symbols.member(
                .method, of: "History", "record", [Symbols.value("state", "Int")],
                declaration: "mutating func record(_ state: Int)"),
            Symbols.member(.method, of: "History", "undo", [], "Bool", declaration: "mutating func undo() -> Bool"),
            Symbols.member(.method, of: "History", "redo", [], "Bool", declaration: "mutating func redo() -> Bool"),
            Symbols.member(
                .property, of: "History", "canRedo", [], "Bool", declaration: "var canRedo: Bool { get }"),
        ]
    }

    private func amending(_ lines: String...) -> [String] {
        Symbols.promises(
            CodeSymbol(
                usr: "amend", kind: .method, path: ["History", "amend(_:)"],
                declaration: "mutating func amend(_ state: Int)", parameters: [Symbols.value("state", "Int")],
                documentation: lines),
            among: history)
    }

    @Test func `what can no longer be done is asked of its member`() {
        let made = amending("Replaces the state. Steps that were undone can no longer be redone.")
        #expect(
            made.contains {
                $0.contains("_ = subject.undo()") && $0.contains("subject.amend(")
                    && $0.hasSuffix("subject.redo() => false")
            })
        #expect(made.contains { $0.hasSuffix("subject.canRedo => false") })
    }

    @Test func `a history that is cleared holds nothing that can be done again`() {
        #expect(
            amending("Replaces the state. The redo history is cleared.").contains {
                $0.hasSuffix("subject.canRedo => false")
            })
        #expect(!amending("Replaces the state. The oldest redo step is dropped.").contains { $0.hasSuffix("=> false") })
    }

    @Test(arguments: [
        "Replaces the state.", "Steps that were undone can no longer be redone, unless the state is the same.",
        "Steps that were undone can no longer be redone. An equal state changes nothing.",
        "Steps that were undone can still be redone.", "Replaces the state. This cannot be redone.",
        "A state can no longer be shared.",
    ])
    func `what may still be done is not asked`(comment: String) {
        #expect(!amending(comment).contains { $0.contains("edo") && $0.hasSuffix("=> false") })
    }

    @Test(arguments: [
        ("redone", "redo"), ("undone", "undo"), ("cancelled", "cancel"), ("used", "use"), ("retried", "retry"),
        ("taken", "take"),
    ])
    func `a participle is that of its verb`(word: String, verb: String) {
        #expect(NoLongerReader.isParticiple(word, of: verb))
        #expect(!NoLongerReader.isParticiple(word, of: "open"))
    }

    private func items(_ comment: String) -> [String] {
        let text = Symbols.value("name", "String")
        let value = Symbols.labelled("value", "String")
        let members = [
            Symbols.member(
                .method, of: "Items", "append", [text, value], declaration: "mutating func append(_ name: String)"),
            Symbols.member(
                .method, of: "Items", "values", [.init(label: "of", name: "name", type: "String")], "[String]",
                declaration: "func values(of name: String) -> [String]"),
        ]
        let symbol = Symbols.member(
            .method, of: "Items", "set", [text, .init(label: "to", name: "value", type: "String")],
            declaration: "mutating func set(_ name: String, to value: String)", comment)
        return Symbols.promises(symbol, among: type("Items") + members)
    }

    @Test func `the only value is the only one also where it was there before`() {
        #expect(
            items("Makes `value` the only value of `name`.").contains(
                "var subject = Items(); subject.append(\"a\", value: \"b\"); subject.append(\"a\", value: \"a\"); "
                    + "subject.set(\"a\", to: \"a\"); subject.values(of: \"a\") => [\"a\"]"))
        #expect(!items("Adds `value` to the values of `name`.").contains { $0.contains("subject.values") })
        #expect(!items("It need not be the only value of `name`.").contains { $0.contains("subject.values") })
    }

    private func reserving(_ lines: String...) -> [String] {
        let members = [
            Symbols.member(.property, of: "Slugs", "maxLength", [], "Int", declaration: "let maxLength: Int")
        ]
        let symbol = CodeSymbol(
            usr: "reserve", kind: .method, path: ["Slugs", "reserve(_:)"],
            declaration: "mutating func reserve(_ title: String) -> String",
            parameters: [Symbols.value("title", "String")], type: "String", documentation: lines)
        return Symbols.promises(symbol, among: type("Slugs") + members)
    }

    @Test func `texts are no longer than is said however often they are asked for`() {
        let made = reserving(
            "The slug is cut to `maxLength` characters.",
            "If it is taken on a page, a number is added, cutting the text further so that the whole fits.")
        #expect(made.contains { $0.contains("_ = subject.reserve") && $0.contains(".count <= subject.maxLength") })
        #expect(!reserving("The slug of the title.").contains { $0.contains("maxLength") })
        #expect(!reserving("Every line is cut to `maxLength` characters.").contains { $0.contains("maxLength") })
        #expect(!reserving("The first word is cut to `maxLength` characters.").contains { $0.contains("maxLength") })
    }

    private func draining(_ owner: String, _ key: String = "due") -> [String] {
        let members = [
            Symbols.member(
                .method, of: "Jobs", "schedule",
                [Symbols.value("job", "Int"), .init(label: "at", name: key, type: "Int")], "Int",
                declaration: "mutating func schedule() -> Int"),
            Symbols.member(
                .method, of: "Jobs", "cancel", [Symbols.value("id", "Int")], "Bool",
                declaration: "mutating func cancel() -> Bool"),
        ]
        let symbol = Symbols.member(
            .method, of: "Jobs", "popNext", [], "Int?", declaration: "mutating func popNext() -> Int?",
            "Takes the next job.")
        return Symbols.promises(symbol, among: type("Jobs", owner) + members)
    }

    @Test func `things come out in the order of their number, also where some were taken out before`() {
        let made = draining("Jobs come out in order of their due time.")
        #expect(made.contains { $0.hasSuffix("=> [1, 2, 3, 4, 5]") })
        #expect(made.contains { $0.contains("_ = subject.cancel(id3)") })
        #expect(
            draining("The job with the highest due number comes first.").contains {
                $0.hasSuffix("=> [99, 98, 97, 96, 95]")
            })
        #expect(draining("Jobs come out in order of their due time, up to the capacity.").isEmpty)
        #expect(!draining("Holds jobs.").contains { $0.hasSuffix("=> [1, 2, 3, 4, 5]") })
        #expect(!draining("Jobs come out in order of their names.").contains { $0.hasSuffix("=> [1, 2, 3, 4, 5]") })
    }

    private func rolling(_ lines: String...) -> [String] {
        let members = [
            Symbols.member(.property, of: "Game", "rolls", [], "[Int]", declaration: "var rolls: [Int] { get }")
        ]
        let symbol = CodeSymbol(
            usr: "roll", kind: .method, path: ["Game", "roll(_:)"],
            declaration: "mutating func roll(_ pins: Int) throws",
            parameters: [Symbols.value("pins", "Int")], documentation: lines)
        return Symbols.promises(symbol, among: type("Game") + members)
    }

    @Test func `a call that throws leaves everything as it is where that is said`() {
        #expect(
            rolling("Records a roll. A roll that throws is not recorded.").contains {
                $0.contains("let isDone = (try? subject.roll(3)) != nil")
                    && $0.hasSuffix("(isDone || subject.rolls == before) => true")
            })
        #expect(!rolling("Records a roll.").contains { $0.contains("isDone") })
        #expect(!rolling("Throws if the roll is not recorded, or nothing changes.").contains { $0.contains("isDone") })
    }

    private func level(_ comment: String, _ owner: String = "A tank.") -> [String] {
        let members = [
            Symbols.member(.property, of: "Tank", "capacity", [], "Int", declaration: "let capacity: Int"),
            Symbols.member(
                .method, of: "Tank", "fill", [Symbols.value("amount", "Int")], declaration: "mutating func fill()"),
        ]
        let symbol = Symbols.member(
            .property, of: "Tank", "level", [], "Int", declaration: "private(set) var level: Int", comment)
        return Symbols.promises(symbol, among: type("Tank", owner) + members)
    }

    @Test func `bounds of a property hold whatever is done`() {
        #expect(
            level("The level, at most `capacity`.").contains {
                $0.hasSuffix("subject.level <= subject.capacity)) => true")
            })
        #expect(level("The level, never negative.").contains { $0.hasSuffix("subject.level >= 0)) => true") })
        #expect(
            level("How full it is.", "A tank. The level never exceeds the capacity.").contains {
                $0.hasSuffix("subject.level <= subject.capacity)) => true")
            })
        #expect(!level("The level.").contains { $0.contains("isHeld") })
        #expect(!level("The level, at most `capacity` unless it is forced.").contains { $0.contains("isHeld") })
        #expect(
            !level("The level.", "A tank. The pressure never exceeds the capacity.").contains { $0.contains("isHeld") })
    }

    @Test func `what a type holds is no more than it says`() {
        let members = [
            Symbols.member(.property, of: "Tank", "limit", [], "Int", declaration: "let limit: Int"),
            Symbols.member(
                .method, of: "Tank", "fill", [Symbols.value("amount", "Int")], declaration: "mutating func fill()"),
        ]
        let symbol = Symbols.member(
            .property, of: "Tank", "items", [], "[Int]", declaration: "private(set) var items: [Int]", "What is in it.")
        let made = Symbols.promises(symbol, among: type("Tank", "It never holds more than `limit` items.") + members)
        #expect(made.contains { $0.hasSuffix("subject.items.count <= subject.limit)) => true") })
        #expect(
            !Symbols.promises(symbol, among: type("Tank", "It holds items.") + members).contains {
                $0.contains("isHeld")
            })
    }
}
