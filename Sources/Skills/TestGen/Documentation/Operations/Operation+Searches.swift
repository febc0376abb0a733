/// Places in lists, lists put together, and what can be made of their elements.
extension Operation {
    static let searches: [Operation] = [
        Operation(
            "bound",
            "insert index|insert position|insert point|insert place|lower bound|upper bound|index keep sort|position keep sort|bisect",
            takes: "list element",
            options: [
                OperationOption(
                    "after",
                    on:
                        "upper bound|after equal|after any|after all|first greater !equal !not|past equal|behind equal|bisect right|after existing|last equal",
                    off:
                        "lower bound|before equal|before any|before all|not less|not smaller|in front equal|before existing|greater equal|bisect left"
                )
            ], rows: sortedSearches, settled: [.ties, .short, .empty]
        ) { c in
            let value = c.element(1)
            guard c.list(0) == c.list(0).sorted() else { return nil }
            return .int(c.list(0).firstIndex { c["after"] ? value < $0 : !($0 < value) } ?? c.list(0).count)
        },
        Operation(
            "binary search", "binary search|search sort|bisect|find sort", takes: "list element",
            options: [
                OperationOption("first", on: "first equal|first occur|first of", off: ""),
                OperationOption("last", on: "last equal|last occur"),
            ], rows: sortedSearches, settled: [.ties, .short]
        ) { c in
            let value = c.element(1)
            guard c.list(0) == c.list(0).sorted() else { return nil }
            let places = c.list(0).indices.filter { c.list(0)[$0] == value }
            guard let first = places.first, let last = places.last else { return .absent }
            if c["first"] { return .int(first) }
            if c["last"] { return .int(last) }
            return first == last ? .int(first) : nil
        },
        Operation(
            "contains sorted", "contain|binary search|member", takes: "list element", rows: sortedSearches,
            settled: [.ties, .short, .empty]
        ) { c in
            .bool(c.list(0).contains(c.element(1)))
        },
        Operation(
            "partitioning index", "partition index|partition point|first satisf", takes: "list test",
            rows: calls(
                [[1, 2, 3, 4, 5], .code("{ $0 > 3 }")], [[4, 5], .code("{ $0 > 3 }")], [[1, 2], .code("{ $0 > 3 }")],
                [[1, 4], .code("{ $0 > 3 }")], [[1, 2, 3, 9], .code("{ $0 > 3 }")],
                [[3, 5, 2, 4], .code("{ $0 % 2 == 0 }")], [[1, 2, 2, 3, 4, 6, 7], .code("{ $0 > 3 }")],
                [[1], .code("{ $0 > 3 }")], [[], .code("{ $0 > 3 }")])
        ) { c in
            let place = c.list(0).firstIndex { c.test(1, $0) } ?? c.list(0).count
            return c.list(0)[place...].allSatisfy { c.test(1, $0) } ? .int(place) : nil
        },
        Operation(
            "first index", "first index|index first|position first|first position|find", takes: "list test",
            settled: [.ties]
        ) { c in
            c.list(0).firstIndex { c.test(1, $0) }.map { .int($0) } ?? .absent
        },
        Operation(
            "last index", "last index|index last|position last|last position|find last", takes: "list test",
            settled: [.ties]
        ) { c in
            c.list(0).lastIndex { c.test(1, $0) }.map { .int($0) } ?? .absent
        },
        Operation(
            "indices", "indices|index every|index all|position every|position all", takes: "list element",
            settled: [.ties]
        ) { c in
            .ints(c.list(0).indices.filter { c.list(0)[$0] == c.element(1) })
        },
        Operation(
            "indices where", "indices|index every|index all|position every|position all", takes: "list test",
            settled: [.ties]
        ) { c in
            .ints(c.list(0).indices.filter { c.test(1, c.list(0)[$0]) })
        },
        Operation(
            "equal range", "equal range|range equal", takes: "list element", rows: sortedSearches,
            settled: [.ties, .short, .empty]
        ) { c in
            guard c.list(0) == c.list(0).sorted() else { return nil }
            let low = c.list(0).firstIndex { !($0 < c.element(1)) } ?? c.list(0).count
            let high = c.list(0).firstIndex { c.element(1) < $0 } ?? c.list(0).count
            return .range(.int(low), .int(high))
        },
        Operation(
            "closest", "closest|nearest", takes: "ints int",
            options: [
                OperationOption("larger", on: "larger|greater|higher|bigger", off: "smaller|lower|lesser"),
                OperationOption("last", on: "last|later"),
            ], settled: [.ties, .short]
        ) { c in
            let distances = c.ints(0).map { abs($0 - c.int(1)) }
            guard let least = distances.min() else { return .absent }
            let near = c.ints(0).filter { abs($0 - c.int(1)) == least }
            return (c["larger"] ? near.max() : c["last"] ? near.last : near.first).map { .int($0) } ?? .absent
        },
        Operation(
            "two sum", "two sum|pair sum|add up target|sum target", takes: "ints int",
            options: [OperationOption("values")],
            rows: calls(
                [[2, 7, 11, 15], 9], [[3, 2, 4], 6], [[1, 5, 9], 14], [[4, 8, 1], 12], [[1, 2, 3], 9],
                [[10, 3, 6], 16], [[5, 6, 7], 13], [[8, 1, 3], 4], [[3], 6]), settled: [.short, .ties]
        ) { c in
            let list = c.ints(0)
            for later in list.indices {
                for sooner in 0..<later where list[sooner] + list[later] == c.int(1) {
                    return c["values"] ? .ints([list[sooner], list[later]]) : .ints([sooner, later])
                }
            }
            return .absent
        },
        Operation(
            "missing number", "missing", takes: "ints",
            rows: calls(
                [[1, 2, 4, 5]], [[1, 3]], [[2, 3, 1, 5]], [[4, 1, 2, 6, 5]], [[1, 2, 3, 5, 6, 7]], [[2, 4, 1, 5, 7, 6]])
        ) { c in
            (1...8).first { !c.ints(0).contains($0) }.map { .int($0) } ?? .absent
        },
        Operation(
            "subarray", "index of first|search list|subsequence index|find subsequence|first range|start of",
            not: "prefix count contain", takes: "list list", rows: sublists, settled: [.ties, .short]
        ) { c in
            let (list, part) = (c.list(0), c.list(1))
            guard part.count <= list.count, !part.isEmpty else { return part.isEmpty ? nil : .absent }
            return (0...(list.count - part.count)).first { Array(list[$0..<($0 + part.count)]) == part }.map {
                .int($0)
            } ?? .absent
        },
        Operation("is subsequence", "subsequence|in order", takes: "list list", rows: sublists, settled: [.ties]) { c in
            var rest = c.list(1)[...]
            for element in c.list(0) where element == rest.first { rest.removeFirst() }
            return .bool(rest.isEmpty)
        },
    ]

    private static let sublists = calls(
        [[1, 2, 3, 4], [2, 3]], [[1, 2, 3], [3, 4]], [[1, 1, 2], [1, 2]], [[5, 6, 7], [5]], [[5, 6, 7], [7]],
        [[1, 2, 1, 2, 3], [1, 2, 3]], [[1, 2, 3], [1, 3]], [[4, 5], [4, 5]], [[1, 2], [1, 2, 3]], [[3, 1, 2], [1, 2]])

    private static let sortedSearches = calls(
        [[1, 3, 5, 7], 4], [[1, 3, 5, 7], 5], [[1, 2, 2, 3], 2], [[1, 3, 5, 7], 0], [[1, 3, 5, 7], 9], [[2, 2, 2], 2],
        [[1, 3, 5, 7], 1], [[1, 3, 5, 7], 7], [[4], 4], [[4], 3], [[4], 5], [[1, 1, 4, 4, 6], 4],
        [[1, 1, 4, 4, 6], 1],
        [[1, 2, 3, 4, 5, 6, 7, 8], 6], [[1, 2, 3, 4, 5, 6, 7, 8], 3], [[2, 4, 6, 8, 10], 7], [[2, 4, 6, 8, 10], 10],
        [[5, 5, 6], 5], [[], 3])
}
