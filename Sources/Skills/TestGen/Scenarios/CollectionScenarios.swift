import SwiftTools

/// Tries the module's own sequences, collections and sets through the operations of their protocols: forwards,
/// backwards, and by distances and limits.
struct CollectionScenarios {
    let planner: ScenarioPlanner

    /// The scenarios of a type; none if it is neither a sequence nor a set.
    func plan(_ type: CodeSymbol) -> [Scenario] {
        guard type.isAvailable, type.access != "private", type.access != "fileprivate", type.kind != .actorType,
            let binding = GenericBinding(type, in: planner.graph)
        else { return [] }
        let looks = Self.looks.filter { !$0.protocols.isDisjoint(with: type.conformances) }.flatMap(\.codes)
        let moves = Self.moves.filter { !$0.protocols.isDisjoint(with: type.conformances) }.flatMap(\.codes)
        let isSet = type.conformances.contains("SetAlgebra")
        guard !looks.isEmpty || isSet else { return [] }
        let full = binding.nominal(type.path, in: planner.graph)
        let values = planner.receivers(full, limit: 5)
        let name = type.path.joined(separator: ".")
        var scenarios = values.map { value in
            Scenario(
                subjects: [name],
                steps: [.bind(name: "subject", code: value, isVariable: false)] + looks.map { .look($0) },
                isMainActor: type.isMainActor)
        }
        for (index, move) in moves.enumerated() where !values.isEmpty {
            scenarios.append(
                Scenario(
                    subjects: [name],
                    steps: [
                        .bind(name: "subject", code: values[index % min(values.count, 2)], isVariable: true),
                        .perform(move), .look("Array(subject)"), .look("subject.count"),
                    ], isMainActor: type.isMainActor))
        }
        if isSet, values.count > 1 {
            for index in values.indices {
                scenarios.append(
                    Scenario(
                        subjects: [name],
                        steps: [
                            .bind(name: "left", code: values[index], isVariable: false),
                            .bind(name: "right", code: values[(index + 1) % values.count], isVariable: false),
                        ] + Self.setLooks.map { .look($0) }, isMainActor: type.isMainActor))
            }
        }
        return scenarios
    }

    private static let collections: Set<String> = [
        "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
        "RangeReplaceableCollection",
    ]
    private static let backwards: Set<String> = ["BidirectionalCollection", "RandomAccessCollection"]

    private static let looks: [(protocols: Set<String>, codes: [String])] = [
        (collections.union(["Sequence"]), ["Array(subject)", "subject.underestimatedCount"]),
        (
            collections,
            [
                "subject.count", "subject.isEmpty", "subject.first", "subject.indices.map { subject[$0] }",
                "subject.indices.map { subject.distance(from: subject.startIndex, to: $0) }",
                "(0...subject.count).map { subject.distance(from: subject.index(subject.startIndex, offsetBy: $0), to: subject.endIndex) }",
                "(0...subject.count + 2).map { subject.index(subject.startIndex, offsetBy: $0, limitedBy: subject.endIndex) == nil }",
                "(0...subject.count).map { offset in (0...subject.count).map { limit in subject.index(subject.startIndex, offsetBy: offset, limitedBy: subject.index(subject.startIndex, offsetBy: limit)).map { subject.distance(from: subject.startIndex, to: $0) } } }",
                "Array(subject.dropFirst(1))", "Array(subject.prefix(2))",
            ]
        ),
        (
            backwards,
            [
                "Array(subject.reversed())", "subject.last",
                "(0...subject.count).map { subject.distance(from: subject.index(subject.endIndex, offsetBy: -$0), to: subject.startIndex) }",
                "(0...subject.count + 2).map { subject.index(subject.endIndex, offsetBy: -$0, limitedBy: subject.startIndex) == nil }",
                "(0...subject.count).map { offset in (0...subject.count).map { limit in subject.index(subject.endIndex, offsetBy: -offset, limitedBy: subject.index(subject.startIndex, offsetBy: limit)).map { subject.distance(from: subject.startIndex, to: $0) } } }",
                "Array(subject.suffix(2))",
            ]
        ),
    ]

    private static let moves: [(protocols: Set<String>, codes: [String])] = [
        (
            ["MutableCollection"],
            [
                "subject.swapAt(subject.startIndex, subject.index(subject.startIndex, offsetBy: subject.count - 1))",
                "subject[subject.startIndex] = subject[subject.index(subject.startIndex, offsetBy: subject.count - 1)]",
                "subject.reverse()",
            ]
        ),
        (
            ["RangeReplaceableCollection"],
            [
                "subject.removeFirst()", "subject.remove(at: subject.index(after: subject.startIndex))",
                "subject.append(contentsOf: Array(subject))", "subject.removeAll()",
                "subject.insert(contentsOf: Array(subject.prefix(2)), at: subject.index(after: subject.startIndex))",
                "subject.replaceSubrange(subject.startIndex..<subject.index(after: subject.startIndex), with: Array(subject))",
                "subject.reserveCapacity(100)",
            ]
        ),
    ]

    private static let setLooks = [
        "left.union(right)", "left.intersection(right)", "left.symmetricDifference(right)", "left.subtracting(right)",
        "left.isSubset(of: right)", "left.isSuperset(of: right)", "left.isDisjoint(with: right)", "left.isEmpty",
        "left.isStrictSubset(of: left)", "left == right",
    ]
}
