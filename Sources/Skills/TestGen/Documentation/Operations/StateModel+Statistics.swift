/// Statistics of numbers that come one at a time.
extension StateModel {
    private static func numbers(_ state: State) -> [Double] { state.items.compactMap(\.number) }

    /// The sum of the squared differences from the mean, divided by how many numbers there are, less some.
    private static func variance(_ state: State, less: Int) -> Double? {
        let numbers = numbers(state)
        guard numbers.count > max(1, less) else { return nil }
        let mean = numbers.reduce(0, +) / Double(numbers.count)
        return numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(numbers.count - less)
    }

    static let statistics = StateModel(
        "running statistics",
        "statistic|stats|welford|moments|variance|running mean|running average|summary",
        options: [
            OperationOption(
                "of a sample", on: "sample|one_less|bessel|n_minus_one|n_1", off: "population|divided_by_the_number")
        ],
        elements: [3, 1, 2, 5, 8],
        [
            change(adders + " update observe include", [.number]) { state, call in
                state.items.append(call.element(0))
                return nil
            },
            look("mean average") { state, _ in
                let numbers = numbers(state)
                return numbers.isEmpty ? nil : .double(numbers.reduce(0, +) / Double(numbers.count))
            },
            look("populationVariance") { state, _ in variance(state, less: 0).map { .double($0) } }.unmistakable,
            look("sampleVariance") { state, _ in variance(state, less: 1).map { .double($0) } }.unmistakable,
            look("variance") { state, call in
                variance(state, less: call["of a sample"] ? 1 : 0).map { .double($0) }
            },
            look("populationStandardDeviation") { state, _ in
                variance(state, less: 0).map { .double($0.squareRoot()) }
            }.unmistakable,
            look("sampleStandardDeviation") { state, _ in
                variance(state, less: 1).map { .double($0.squareRoot()) }
            }.unmistakable,
            look("standardDeviation deviation") { state, call in
                variance(state, less: call["of a sample"] ? 1 : 0).map { .double($0.squareRoot()) }
            },
            look("sum total") { state, _ in .double(numbers(state).reduce(0, +)) },
            look("maximum max largest", isPartial: true) { state, _ in state.items.max() },
            look("minimum min smallest", isPartial: true) { state, _ in state.items.min() },
            look("range spread", isPartial: true) { state, _ in
                let numbers = numbers(state)
                guard let least = numbers.min(), let most = numbers.max() else { return nil }
                return .double(most - least)
            },
            count, isEmpty, clear,
        ])
}
