/// What can be made of the elements of lists.
extension Operation {
    static let combinations: [Operation] = [
        Operation(
            "permutations", "permut", not: "is next", takes: "list", options: [OperationOption("any order")],
            rows: calls([[1, 2, 3]], [[1, 2]], [[1]], [[3, 1, 2]], [[4, 5, 6]], [[1, 2, 3, 4]], [[7, 8]], [[]])
        ) { c in
            c.list(0).count > 4
                ? nil
                : .lists(
                    c["any order"]
                        ? permutations(c.list(0)).sorted { SampleValue.array($0) < .array($1) }
                        : permutations(c.list(0)))
        },
        Operation(
            "combinations", "combin|subset|choose", takes: "list int",
            rows: calls(
                [[1, 2, 3], 2], [[1, 2, 3, 4], 2], [[1, 2, 3, 4], 3], [[5, 6], 1], [[5, 6], 2], [[1, 2, 3], 3],
                [[1, 2, 3], 1], [[9, 4, 7], 2], [[1, 2], 0], [[1, 2], 3])
        ) { c in
            c.int(1) < 0 ? nil : .lists(chosen(c.int(1), of: c.list(0)[...]))
        },
        Operation("pairs of all", "pair|unordered pair|every pair|all pair|combin", takes: "list", settled: [.ties]) {
            c in .lists(chosen(2, of: c.list(0)[...]))
        },
        Operation(
            "cartesian product", "product|cartesian|every pair|all pair|each pair|combin", takes: "list list",
            rows: calls(
                [[1, 2], [3, 4]], [[1], [2]], [[1, 2, 3], [4]], [[5, 6], [7, 8, 9]], [[1, 1], [2, 3]],
                [[2, 1], [1, 2]], [[1, 2], []]), settled: [.ties]
        ) { c in
            .lists(c.list(0).flatMap { one in c.list(1).map { [one, $0] } })
        },
        Operation(
            "power set", "power set|all subset|every subset|subset", takes: "list",
            options: [OperationOption("by size", on: "size|small"), OperationOption("last first")],
            rows: calls([[1, 2]], [[1]], [[1, 2, 3]], [[4, 5]], [[6, 7, 8]], [[9]], [[]]), settled: [.empty]
        ) { c in
            guard c.list(0).count < 6 else { return nil }
            var sets: [[SampleValue]] = [[]]
            for element in c["last first"] ? c.list(0).reversed() : c.list(0) {
                sets += sets.map { c["last first"] ? [element] + $0 : $0 + [element] }
            }
            return .lists(c["by size"] ? (0...c.list(0).count).flatMap { chosen($0, of: c.list(0)[...]) } : sets)
        },
        Operation(
            "next permutation", "next permut|lexicograph next", takes: "list",
            rows: calls(
                [[1, 2, 3]], [[1, 3, 2]], [[2, 3, 1]], [[3, 1, 2]], [[1, 1, 5]], [[1, 2, 4, 3]], [[2, 1]],
                [[1, 5, 8, 4, 7, 6, 5, 3, 1]]), settled: [.ties]
        ) { c in
            var list = c.list(0)
            guard c.list(0).count > 1, let pivot = list.indices.dropLast().last(where: { list[$0] < list[$0 + 1] }),
                let other = list.indices.last(where: { list[pivot] < list[$0] })
            else { return nil }
            list.swapAt(pivot, other)
            return .array(Array(list[...pivot] + list[(pivot + 1)...].reversed()))
        }.returning("next exist|was another|is last|whether") { _ in true },
        Operation(
            "maximum subarray", "maximum subarray|largest sum|contiguous sum|max sum|greatest sum|maximum sum",
            not: "window", takes: "ints",
            rows: calls(
                [[1, -3, 4, -1, 2]], [[5]], [[-2, 1, -3, 4, -1, 2, 1, -5, 4]], [[1, 2, 3]], [[3, -1, 2]], [[2, -5, 3]],
                [[-3, -1, -2]], [[4, -5, 4, 4]]), settled: [.ties]
        ) { c in
            guard var best = c.ints(0).first else { return .absent }
            var current = 0
            for number in c.ints(0) {
                current = max(current + number, number)
                best = max(best, current)
            }
            return .int(best)
        },
    ]

    /// All orders, those that begin with earlier elements first.
    static func permutations(_ list: [SampleValue]) -> [[SampleValue]] {
        if list.isEmpty { return [[]] }
        return list.indices.flatMap { place in
            var rest = list
            let first = rest.remove(at: place)
            return permutations(rest).map { [first] + $0 }
        }
    }

    /// All choices of some elements, in their order.
    static func chosen(_ count: Int, of list: ArraySlice<SampleValue>) -> [[SampleValue]] {
        guard count > 0 else { return [[]] }
        guard let first = list.first else { return [] }
        return chosen(count - 1, of: list.dropFirst()).map { [first] + $0 } + chosen(count, of: list.dropFirst())
    }
}
