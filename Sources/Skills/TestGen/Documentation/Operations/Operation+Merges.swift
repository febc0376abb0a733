/// Lists put together.
extension Operation {
    static let merges: [Operation] = [
        Operation(
            "merge sorted", "merge|combin sort", not: "interval range alternat", takes: "list list",
            rows: calls(
                [[1, 3, 5], [2, 4, 6]], [[1, 2], [3, 4]], [[5, 6], [1, 2]], [[1, 1, 2], [1, 2]], [[2], [1, 3]],
                [[1, 4, 9], [2]], [[1, 2, 3], []], [[], [4]], [[1, 5, 5], [5, 7]], [[3, 8], [1, 4, 9]]),
            settled: [.ties, .empty]
        ) { c in
            guard c.list(0) == c.list(0).sorted(), c.list(1) == c.list(1).sorted() else { return nil }
            return .array((c.list(0) + c.list(1)).sorted())
        },
        Operation(
            "merge by order", "merge|combin sort", not: "interval range alternat", takes: "list:1 list:2 order",
            rows: KnownClosure.orders.flatMap { order in
                [
                    ([1, 3, 5], [2, 4, 6]), ([1, 2], [3, 4]), ([2, 4], [3, 5]), ([3], [2]), ([2], [3]),
                    ([5, 6], [1, 4, 7]),
                    ([1, 4, 9], [2]), ([2, 3, 6], [3, 7]),
                ].map { Row(values: [.ints($0.0), .ints($0.1), .code(order.code)], needs: nil) }
            }, settled: InputTopic.every
        ) { c in
            let both = c.list(0).map { ($0, 0) } + c.list(1).map { ($0, 1) }
            // Of equal ones those of the first list come first.
            let sorted = both.enumerated().sorted { one, other in
                if c.isBefore(2, one.element.0, other.element.0) { return true }
                if c.isBefore(2, other.element.0, one.element.0) { return false }
                return one.offset < other.offset
            }
            return .array(sorted.map(\.element.0))
        },
        Operation(
            "intersection", "intersect|common|both|shared", not: "prefix suffix", takes: "list list",
            options: [
                OperationOption(
                    "multiset", on: "as often|as many times|multiset|each occurrence|repeat kept",
                    off: "distinct|no duplicate|uniq|once|without duplicate"), OperationOption("kept"),
                OperationOption("sorted", on: "sort|ascending", isRare: true),
            ], rows: listPairs, settled: [.ties, .empty]
        ) { c in
            var rest = c.list(1)
            var seen: Set<SampleValue> = []
            var result: [SampleValue] = []
            for element in c.list(0) {
                guard let place = rest.firstIndex(of: element) else { continue }
                if c["multiset"] {
                    rest.remove(at: place)
                } else if !c["kept"], !seen.insert(element).inserted {
                    continue
                }
                result.append(element)
            }
            return .array(c["sorted"] ? result.sorted() : result)
        },
        Operation(
            "difference", "difference|subtract|without|not in|missing from|exclud", not: "symmetric sum",
            takes: "list list",
            options: [
                OperationOption(
                    "multiset", on: "as often|as many times|multiset|each occurrence|one occurrence",
                    off: "all occurrence|every occurrence"), OperationOption("unique", on: "distinct|duplicate|uniq"),
            ], rows: listPairs, settled: [.ties, .empty]
        ) { c in
            var rest = c.list(1)
            var seen: Set<SampleValue> = []
            return .array(
                c.list(0).filter { element in
                    if let place = rest.firstIndex(of: element) {
                        if c["multiset"] { rest.remove(at: place) }
                        return false
                    }
                    return !c["unique"] || seen.insert(element).inserted
                })
        },
        Operation(
            "union", "union|combin|either", not: "range interval merge", takes: "list list", rows: listPairs,
            settled: [.ties, .empty]
        ) { c in
            var seen: Set<SampleValue> = []
            return .array((c.list(0) + c.list(1)).filter { seen.insert($0).inserted })
        },
        Operation(
            "symmetric difference", "symmetric|exactly one|only one|not both", takes: "list list", rows: listPairs,
            settled: [.ties, .empty]
        ) { c in
            .array(c.list(0).filter { !c.list(1).contains($0) } + c.list(1).filter { !c.list(0).contains($0) })
        },
        Operation("similarity", "jaccard|similar", takes: "list list", rows: listPairs, settled: [.ties]) { c in
            let (one, other) = (Set(c.list(0)), Set(c.list(1)))
            return one.union(other).isEmpty
                ? nil : .double(Double(one.intersection(other).count) / Double(one.union(other).count))
        },
        Operation(
            "is permutation", "permutation|same element|rearrange|anagram|equal order", takes: "list list",
            rows: calls(
                [[1, 2, 3], [3, 2, 1]], [[1, 2], [1, 3]], [[1, 1, 2], [1, 2, 2]], [[1, 1, 2], [2, 1, 1]], [[4], [4]],
                [[4], [4, 4]], [[5, 6, 7, 5], [5, 5, 6, 7]], [[], []], [[1], [2]]), settled: [.ties, .empty]
        ) { c in
            .bool(c.list(0).sorted() == c.list(1).sorted())
        },
        Operation(
            "dot product", "dot|scalar product|inner product", takes: "numbers numbers",
            rows: calls(
                [[1, 2, 3], [4, 5, 6]], [[1, 0], [0, 1]], [[2, 2], [3, 4]], [[5], [6]], [[1, -1], [2, 2]],
                [[3, 1, 2, 2], [1, 4, 5, 2]], [[2, 7], [8, 1]]), settled: [.negative, .zero, .ties]
        ) { c in
            guard c.numbers(0).count == c.numbers(1).count else { return nil }
            return .double(zip(c.numbers(0), c.numbers(1)).reduce(0) { $0 + $1.0 * $1.1 })
        },
        Operation(
            "distance", "euclid|distance", takes: "numbers numbers",
            options: [OperationOption("blocks", on: "manhattan|taxicab|city block", off: "euclid|straight")],
            rows: calls(
                [[0, 0], [3, 4]], [[1, 2], [4, 6]], [[1, 1], [1, 1]], [[5, 0], [0, 12]], [[2, 3, 6], [0, 0, 0]],
                [[7], [3]], [[1, 2, 3], [3, 4, 4]]), settled: [.negative, .zero, .ties]
        ) { c in
            guard c.numbers(0).count == c.numbers(1).count else { return nil }
            let steps = zip(c.numbers(0), c.numbers(1)).map { abs($0 - $1) }
            return .double(c["blocks"] ? steps.reduce(0, +) : steps.map { $0 * $0 }.reduce(0, +).squareRoot())
        },
        Operation(
            "weighted mean", "weight mean|weight average", takes: "numbers numbers",
            rows: calls(
                [[1, 2, 3], [1, 1, 1]], [[10, 20], [1, 3]], [[5, 7], [2, 2]], [[4], [3]], [[1, 2, 6], [3, 2, 1]],
                [[8, 2], [1, 4]], [[3, 9], [5, 1]])
        ) { c in
            let weight = c.numbers(1).reduce(0, +)
            guard c.numbers(0).count == c.numbers(1).count, weight != 0 else { return nil }
            return .double(zip(c.numbers(0), c.numbers(1)).reduce(0) { $0 + $1.0 * $1.1 } / weight)
        },
        Operation(
            "common prefix of lists", "common prefix|shared prefix|common start", takes: "list list",
            rows: calls(
                [[1, 2, 3], [1, 2, 4]], [[1, 2], [1, 2, 3]], [[5, 6], [7, 6]], [[4, 4, 4], [4, 4]],
                [[1, 2, 3], [1, 2, 3]], [[1, 9, 3], [1, 8, 3]], [[3], [3]]), settled: [.ties]
        ) { c in
            .array(zip(c.list(0), c.list(1)).prefix { $0 == $1 }.map(\.0))
        },
        Operation(
            "common suffix of lists", "common suffix|shared suffix|common end", takes: "list list",
            rows: calls(
                [[1, 2, 3], [5, 2, 3]], [[2, 3], [1, 2, 3]], [[5, 6], [6, 7]], [[4, 4, 4], [4, 4]],
                [[1, 2, 3], [1, 2, 3]], [[1, 9, 3], [1, 8, 3]], [[3], [3]]), settled: [.ties]
        ) { c in
            .array(zip(c.list(0).reversed(), c.list(1).reversed()).prefix { $0 == $1 }.map(\.0).reversed())
        },
    ]

    private static let listPairs = calls(
        [[1, 2, 3], [2, 3, 4]], [[1, 1, 2], [1, 2]], [[1, 1, 2], [1, 1]], [[5, 3, 1], [1, 3, 5]], [[4], [4]],
        [[4], [5]], [[1, 2, 2, 3], [2]], [[9, 8, 7], [7, 9]], [[1, 2], [3, 4]], [[3, 1, 3, 2], [3, 3, 3]],
        [[6, 7], []], [[], [6, 7]])
}
