/// Values for the parameters of operations that name no calls of their own.
enum OperationInputs {
    /// Calls for parameters of these kinds: each value of the first with some of the others.
    static func rows(_ parameters: [OperationParameter]) -> [Operation.Row] {
        let pools = parameters.map { values($0.kind, isFirst: $0 == parameters[0]) }
        guard !pools.isEmpty else { return [] }
        if pools.count == 1 { return pools[0].map { Operation.Row(values: [$0], needs: nil) } }
        let combinations = pools.reduce(1) { $0 * $1.count }
        var rows: [Operation.Row] = []
        var seen: Set<[SampleValue]> = []
        // A step without a factor in common with the number of all goes by all, in a scattered order.
        let step = [37, 41, 43, 47, 53].first { combinations % $0 != 0 } ?? 1
        for index in 0..<min(combinations, most) {
            var rest = index * step % combinations
            let row = pools.map { pool in
                defer { rest /= pool.count }
                return pool[rest % pool.count]
            }
            if seen.insert(row).inserted { rows.append(Operation.Row(values: row, needs: nil)) }
        }
        return rows
    }

    private static let most = 36

    private static func values(_ kind: OperationParameter.Kind, isFirst: Bool) -> [SampleValue] {
        switch kind {
        case .list, .numbers, .ints: lists.map { .ints($0) }
        case .texts: texts.map { .texts($0) }
        case .lists:
            [
                [[1, 2, 3], [4, 5, 6]], [[1, 2], [3, 4], [5, 6]], [[7]], [[1, 2], [3, 4]],
                [[5, 1, 4], [2, 2, 2], [9, 8, 7]], [[1, 2, 3]], [[4], [1]],
            ]
            .map { lists in .array(lists.map { .ints($0) }) }
        case .text: words.map { .string($0) }
        case .character: ["*", "-", "x"].map { .string($0) }
        case .int:
            (isFirst
                ? [
                    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 16, 20, 25, 28, 36, 49, 60, 97, 100, 121, 128, 360, 1001, 0,
                    -1, -12,
                ]
                : [2, 3, 1, 4, 5, 12, 18, 7, 0, -3]).map { .int($0) }
        case .number: [3, 1, 2, 4, 5, 10, 7, 12, 0, -4].map { .int($0) }
        case .real: [1.0, 0.5, 2, 0.25, 3.5, 10, 0, -1.5].map { .double($0) }
        case .place, .time: [0, 1, 2].map { .int($0) }
        case .bool: [.bool(true), .bool(false)]
        case .element: [2, 3, 1, 5, 4, 9].map { .int($0) }
        case .test: KnownClosure.tests.map { .code($0.code) }
        case .key: KnownClosure.keys.map { .code($0.code) }
        case .order: KnownClosure.orders.map { .code($0.code) }
        case .range: [.range(.int(1), .int(5)), .range(.int(0), .int(10)), .range(.int(3), .int(4))]
        case .ranges:
            [
                [(1, 3), (2, 6), (8, 10)], [(1, 4), (4, 5)], [(5, 7), (1, 2)], [(1, 10), (2, 3)], [(1, 2), (3, 4)],
                [(0, 1)], [],
            ]
            .map { pairs in .array(pairs.map { .range(.int($0.0), .int($0.1)) }) }
        }
    }

    private static let lists = [
        [3, 1, 2], [1, 2, 3, 4, 5], [5, 3, 5, 1, 3], [1, 1, 2, 2, 2, 3, 1], [4], [7, 6, 5, 4, 3, 2, 1], [2, 2, 2],
        [1, 3, 2, 4, 3, 5, 6], [9, 1, 8, 2, 7, 3], [2, 4, 6, 8], [1, 2], [6, 6, 1, 4, 4], [], [3, -2, 0, -5, 4],
    ]
    private static let words = [
        "hello world", "the quick brown fox jumps", "abc", "level", "a", "Swift Package Manager", "banana",
        "one two two three",
        "aabbbc", "Hello, World!", "racecar", "mississippi", "x y z", "  padded  text ", "",
    ]
    private static let texts = [
        ["flower", "flow", "flight"], ["b", "a", "c"], ["apple", "fig", "banana"], ["one"], ["aa", "b", "cc", "d"],
        ["x", "y", "x", "z", "x"], ["interview", "internet", "interval"], ["a", "b", "c", "d"], [],
    ]
}
