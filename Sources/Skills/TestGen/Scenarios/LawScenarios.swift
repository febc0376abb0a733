import SwiftTools

/// Tests the laws that a type's conformances imply: equal values have equal hashes, encoded values decode to
/// themselves.
struct LawScenarios {
    let planner: ScenarioPlanner

    /// The laws of a type, tried on several of its values.
    func plan(_ type: CodeSymbol) -> [Scenario] {
        guard type.isAvailable, type.access != "private", type.access != "fileprivate", type.kind != .actorType,
            let binding = GenericBinding(type, in: planner.graph)
        else { return [] }
        let full = binding.nominal(type.path, in: planner.graph)
        let values = planner.receivers(full, limit: 6)
        let kinds = type.conformances
        var scenarios: [Scenario] = []
        func law(_ binds: [(String, String)], _ condition: String) {
            let steps = binds.map { Scenario.Step.bind(name: $0.0, code: $0.1, isVariable: false) }
            scenarios.append(
                Scenario(
                    subjects: [type.path.joined(separator: ".")], steps: steps + [.look(condition)],
                    isMainActor: type.isMainActor, origin: .law, title: "\(type.name) keeps to the law \(condition)"))
        }
        for (index, value) in values.enumerated() {
            let other = values[(index + 1) % values.count]
            let one = [("value", value)]
            let two = [("left", value), ("right", other)]
            if kinds.contains("Equatable") || kinds.contains("Hashable") {
                law(one, "value == value")
                law(two, "(left == right) == (right == left)")
            }
            if kinds.contains("Hashable") { law(one, "Set([value, value]).count == 1") }
            if kinds.contains("Comparable") {
                law(two, "(left < right) != (right <= left)")
                law(one, "!(value < value)")
            }
            if kinds.contains("Encodable"), kinds.contains("Decodable"),
                kinds.contains("Equatable") || kinds.contains("Hashable")
            {
                law(one, "try JSONDecoder().decode(\(full.text).self, from: JSONEncoder().encode(value)) == value")
            }
            if kinds.contains("RawRepresentable") { law(one, "\(full.text)(rawValue: value.rawValue) == value") }
            if kinds.contains("LosslessStringConvertible") { law(one, "\(full.text)(value.description) == value") }
        }
        if kinds.contains("CaseIterable"), kinds.contains("Hashable") {
            law([], "Set(\(full.text).allCases).count == \(full.text).allCases.count")
        }
        return scenarios
    }
}
