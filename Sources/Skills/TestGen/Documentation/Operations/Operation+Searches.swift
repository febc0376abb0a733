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
        }.returning { _ in true },
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
