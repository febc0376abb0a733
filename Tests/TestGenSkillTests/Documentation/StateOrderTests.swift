import SwiftTools
import Testing

@testable import TestGenSkill

/// In which order types with state keep their elements, which of them is the current one, and what holds of their lists.
@Suite struct StateOrderTests {
    private typealias Symbols = DocumentedSymbols

    private func type(_ name: String, _ lines: String...) -> [CodeSymbol] {
        [
            CodeSymbol(
                usr: name, kind: .structure, path: [name], declaration: "struct \(name)", documentation: lines),
            Symbols.member(.initializer, of: name, "init", declaration: "init()"),
        ]
    }

    private func adding(_ name: String, _ element: String) -> CodeSymbol {
        Symbols.member(
            .method, of: name, "add", [Symbols.value("value", element)],
            declaration: "mutating func add(_ value: \(element))")
    }

    private func samples(_ comment: String) -> [String] {
        let symbol = Symbols.member(
            .property, of: "Log", "samples", [], "[Double]", declaration: "var samples: [Double] { get }", comment)
        return Symbols.promises(symbol, among: type("Log") + [adding("Log", "Double")])
    }

    @Test func `what is kept stands in the order in which it came`() {
        let list = "[5.0, 3.0, 8.0, 1.0, 9.0, 2.0, 7.0]"
        let two =
            "var subject = Log(); subject.add(5.0); subject.add(3.0); let places = subject.samples.map { "
            + "\(list).firstIndex(of: $0) ?? -1 }; places => "
        #expect(samples("The kept samples, oldest first.").contains(two + "places.sorted(by: <)"))
        #expect(samples("The kept samples, newest first.").contains(two + "places.sorted(by: >)"))
        #expect(
            samples("All samples in the order in which they were added.").contains(two + "places.sorted(by: <)"))
    }

    @Test(arguments: [
        "The kept samples.", "The kept samples, the largest first.", "The samples, not the oldest first.",
        "The samples sorted by value, of equal ones the oldest first.",
    ])
    func `another order is not that in which they came`(comment: String) {
        #expect(!samples(comment).contains { $0.contains("places") })
    }

    private func ranges(_ owner: String, _ own: String = "The ranges.") -> [String] {
        let symbol = Symbols.member(
            .property, of: "Spans", "ranges", [], "[Range<Int>]",
            declaration: "private(set) var ranges: [Range<Int>] { get }", own)
        return Symbols.promises(symbol, among: type("Spans", owner) + [adding("Spans", "Range<Int>")])
    }

    @Test func `ranges that never touch are tried with some that do`() {
        let made = ranges("The ranges never overlap and never touch.")
        #expect(
            made.contains {
                $0.contains("subject.add(2..<5); subject.add(5..<8)")
                    && $0.contains("$0.upperBound < $1.lowerBound || $1.upperBound < $0.lowerBound")
            })
        #expect(ranges("The ranges never overlap.").contains { $0.contains("$0.upperBound <= $1.lowerBound") })
        #expect(ranges("A set.", "The ranges, in ascending order.").contains { $0.contains("$0.lowerBound <= $1") })
        #expect(!ranges("The ranges never overlap, except empty ones.").contains { $0.contains("upperBound") })
        #expect(!ranges("The stored lists never overlap.").contains { $0.contains("upperBound") })
    }

    private func count(_ comment: String) -> [String] {
        let members = [
            adding("Runs", "Int"),
            Symbols.member(
                .method, of: "Runs", "expanded", [], "[Int]", declaration: "func expanded() -> [Int]",
                "All elements, in order."),
            Symbols.member(.property, of: "Runs", "runs", [], "[Int]", declaration: "var runs: [Int] { get }"),
        ]
        let symbol = Symbols.member(
            .property, of: "Runs", "count", [], "Int", declaration: "private(set) var count: Int", comment)
        return Symbols.promises(symbol, among: type("Runs") + members)
    }

    @Test func `a number counts what another member lists`() {
        #expect(
            count("The number of elements, not of runs.").contains {
                $0.hasSuffix("let listed = subject.expanded().count; subject.count => listed")
            })
        #expect(count("The number of runs.").contains { $0.contains("let listed = subject.runs.count") })
        #expect(!count("The number of distinct elements.").contains { $0.contains("let listed") })
        #expect(!count("The number of elements ever added.").contains { $0.contains("let listed") })
    }

    private func queue(_ comment: String, _ parameters: [CodeSymbol.Parameter]) -> [String] {
        let members = [
            adding("Queue", "String"),
            Symbols.member(
                .property, of: "Queue", "tracks", [], "[String]", declaration: "var tracks: [String] { get }"),
            Symbols.member(.property, of: "Queue", "position", [], "Int?", declaration: "var position: Int? { get }"),
            Symbols.member(.method, of: "Queue", "skip", declaration: "mutating func skip()"),
        ]
        let symbol = Symbols.member(
            .method, of: "Queue", "change", parameters, declaration: "mutating func change()", comment)
        return Symbols.promises(symbol, among: type("Queue") + members)
    }

    @Test func `the current one stays current, or the one after it takes over`() {
        let at = [Symbols.labelled("at", "Int")]
        let current = "subject.position.map { subject.tracks[$0] }"
        let staying = queue("The current track stays current when another one is removed.", at)
        #expect(staying.contains { $0.contains("subject.skip(); let list") && $0.contains("subject.change(at: 2)") })
        #expect(staying.contains { $0.hasSuffix("(place == 0 || \(current) == before) => true") })
        let following = queue("When it is removed itself, the track after it takes over.", at)
        #expect(
            following.contains {
                $0.hasSuffix("(place != 1 || 1 + 1 >= list.count || \(current) == list[1 + 1]) => true")
            })
        let moved = queue(
            "The current track stays current.", [Symbols.labelled("from", "Int"), Symbols.labelled("to", "Int")])
        #expect(moved.contains { $0.contains("change(from: 0, to: 2); (\(current) == before) => true") })
        #expect(!queue("Removes a track.", at).contains { $0.contains("before") })
        #expect(!queue("The current track never stays current.", at).contains { $0.contains("let place") })
    }
}
