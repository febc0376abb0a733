import SwiftTools
import Testing

@testable import TestGenSkill

/// What makes no difference to types with state, what is a part of a whole, and what a changed copy holds.
@Suite struct EquivalentCallTests {
    private typealias Symbols = DocumentedSymbols

    private func policy(_ comment: String) -> [String] {
        let name = Symbols.value("name", "String")
        let others = [
            CodeSymbol(usr: "Policy", kind: .classType, path: ["Policy"], declaration: "class Policy"),
            Symbols.member(.initializer, of: "Policy", "init", declaration: "init()"),
            Symbols.member(.method, of: "Policy", "mute", [name], declaration: "func mute(_ name: String)"),
            Symbols.member(
                .method, of: "Policy", "receive", [name], "Bool", declaration: "func receive(_ name: String) -> Bool"),
        ]
        return Symbols.promises(
            Symbols.member(
                .method, of: "Policy", "unmute", [name], declaration: "func unmute(_ name: String)", comment),
            among: others)
    }

    @Test func `a text in capitals does the same as in small letters where that is said`() {
        let made = policy("Lifts the mute of a name, whatever letter case it was muted with.")
        #expect(
            made.contains(
                "var other = Policy(); other.mute(\"a\"); other.unmute(\"a\"); let wanted = String(describing: "
                    + "other.receive(\"a\")); var subject = Policy(); subject.mute(\"a\"); subject.unmute(\"A\"); "
                    + "String(describing: subject.receive(\"a\")) => wanted"))
        #expect(policy("Unmutes. A trailing slash makes no difference.").contains { $0.contains("unmute(\"a/\")") })
    }

    @Test(arguments: [
        "Lifts the mute of a name.", "Lifts the mute, ignoring case only if it is short.",
        "Lifts the mute. The name is case-sensitive.",
    ])
    func `what may make a difference is not compared`(comment: String) {
        #expect(!policy(comment).contains { $0.contains("let wanted") })
    }

    private func house(_ comment: String) -> [String] {
        let others = [
            CodeSymbol(usr: "House", kind: .structure, path: ["House"], declaration: "struct House"),
            Symbols.member(.initializer, of: "House", "init", declaration: "init()"),
            Symbols.member(
                .method, of: "House", "book", [Symbols.labelled("from", "Int"), Symbols.labelled("to", "Int")],
                declaration: "mutating func book(from: Int, to: Int)"),
        ]
        return Symbols.promises(
            Symbols.member(
                .method, of: "House", "occupancy", [.init(label: "in", name: "period", type: "Range<Int>")], "Int",
                declaration: "func occupancy(in period: Range<Int>) -> Int", comment), among: others)
    }

    @Test func `a part of a whole is no more than that`() {
        let made = house("Taken nights as a percentage of all nights.")
        #expect(
            made.contains {
                $0.contains("subject.book(from: 10, to: 4)") && $0.contains("let share = subject.occupancy(in: 5..<8)")
                    && $0.hasSuffix("(share >= 0 && share <= 100) => true")
            })
        #expect(!house("Taken nights as a percentage of those before.").contains { $0.contains("let share") })
        #expect(!house("Taken nights as a percentage of all nights, or more.").contains { $0.contains("let share") })
    }

    private func recipe(_ comment: String, _ servings: String = "The number of people it is meant for.") -> [String] {
        let others = [
            CodeSymbol(usr: "Recipe", kind: .structure, path: ["Recipe"], declaration: "struct Recipe"),
            Symbols.member(
                .initializer, of: "Recipe", "init", [Symbols.labelled("servings", "Int")], declaration: "init()"),
            Symbols.member(
                .property, of: "Recipe", "servings", [], "Int", declaration: "let servings: Int", servings),
        ]
        return Symbols.promises(
            Symbols.member(
                .method, of: "Recipe", "scaled", [.init(label: "to", name: "people", type: "Int")], "Recipe",
                declaration: "func scaled(to: Int) -> Recipe", comment), among: others)
    }

    @Test(arguments: [
        "The recipe for another number of people.", "The recipe converted to another number of servings.",
        "A copy with other servings.",
    ])
    func `a copy for another number holds that number`(comment: String) {
        #expect(recipe(comment).contains { $0.hasSuffix(".scaled(to: 6).servings => 6") })
    }

    @Test func `a copy with anything else may hold what it held before`() {
        #expect(!recipe("The recipe with another title.").contains { $0.contains(".servings =>") })
        #expect(
            !recipe("The recipe for another number of people.", "How many it is for.").contains {
                $0.contains(".servings =>")
            })
    }
}
