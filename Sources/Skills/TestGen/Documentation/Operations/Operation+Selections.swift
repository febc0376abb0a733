/// What is chosen from a list, and lists without some of their elements.
extension Operation {
    private static let byMagnitude = OperationOption(
        "by magnitude", on: "absolute|magnitude|regardless sign|largest amount", isRare: true)

    /// The elements, without their signs where these do not count.
    private static func sized(_ call: OperationCall) -> [SampleValue] {
        call["by magnitude"] ? call.list(0).map { .double(abs($0.number ?? 0)) } : call.list(0)
    }

    static let selections: [Operation] = [
        Operation(
            "uniqued", "uniq|duplicate|distinct|dedup|repeat|first occurrence",
            not: "count is has contains consecutive adjacent first index", takes: "list key?",
            options: [
                OperationOption(
                    "last", on: "last kept|keep last|last remain|last occurrence|last wins|latest",
                    off:
                        "first kept|keep first|first remain|first occurrence|first wins|later drop|later remove|first stay"
                ),
                OperationOption("sorted", on: "sort|ascending", isRare: true),
            ], settled: [.empty, .ties]
        ) { c in
            var seen: Set<SampleValue> = []
            let list = c["last"] ? c.list(0).reversed() : c.list(0)
            let kept = list.filter { seen.insert(c.has(1) ? .int(c.key(1, $0)) : $0).inserted }
            let ordered: [SampleValue] = c["last"] ? kept.reversed() : kept
            return .array(c["sorted"] ? ordered.sorted() : ordered)
        }.returning("number removed|count removed|how many") { c in
            .int(c.list(0).count - Set(c.list(0).map { c.has(1) ? .int(c.key(1, $0)) : $0 }).count)
        },
        Operation(
            "without consecutive",
            "consecutive duplicate|adjacent duplicate|consecutive equal|adjacent equal|repeat row|compact|collaps|consecutive repeat|adjacent repeat",
            takes: "list", settled: [.empty, .ties]
        ) { c in
            .array(runs(c.list(0)) { $0 }.compactMap(\.first))
        },
        Operation(
            "group runs", "run|consecutive group|adjacent group|consecutive equal|group consecutive|chunk",
            not: "length encode long", takes: "list key?", settled: [.empty, .ties]
        ) { c in
            .lists(runs(c.list(0)) { c.has(1) ? .int(c.key(1, $0)) : $0 })
        },
        Operation("grouped", "group|bucket|index by|categor", takes: "list key", settled: [.empty, .ties]) { c in
            let groups = Dictionary(grouping: c.list(0)) { c.key(1, $0) }
            return .pairs(groups.sorted { $0.key < $1.key }.map { (.int($0.key), .array($0.value)) })
        },
        Operation(
            "frequencies", "frequenc|occurrence|tally|histogram|count each|often|how many", takes: "list",
            settled: [.empty, .ties]
        ) { c in
            let groups = Dictionary(grouping: c.list(0)) { $0 }
            return .pairs(groups.sorted { $0.key < $1.key }.map { ($0.key, .int($0.value.count)) })
        },
        Operation(
            "mode", "mode|most common|most frequent|most often", takes: "list",
            options: [
                OperationOption("last", on: "last !least"),
                OperationOption("smallest", on: "smallest|least|lowest", off: "first occur|appear first|first seen"),
                OperationOption("all", on: "all values|all of them|every|several modes", isRare: false),
            ], settled: [.ties]
        ) { c in
            var counts: [SampleValue: Int] = [:]
            for element in c.list(0) { counts[element, default: 0] += 1 }
            guard let most = counts.values.max() else { return .absent }
            var order: Set<SampleValue> = []
            let modes = c.list(0).filter { counts[$0] == most && order.insert($0).inserted }
            if c["smallest"] { return c["all"] ? .array(modes.sorted()) : modes.min() ?? .absent }
            return c["all"] ? .array(modes) : (c["last"] ? modes.last : modes.first) ?? .absent
        },
        Operation(
            "most common", "most common|most frequent|top frequent|common", takes: "list int",
            options: [
                OperationOption("with counts"),
                OperationOption(
                    "ties ascending", on: "tie ascend|same ascend|equal ascend|smaller first|tie smaller|same order",
                    off: "first appear|appear first|order of appear|first occur|encounter"),
            ], settled: [.ties]
        ) { c in
            var counts: [SampleValue: Int] = [:]
            for element in c.list(0) { counts[element, default: 0] += 1 }
            var order: Set<SampleValue> = []
            let distinct = c.list(0).filter { order.insert($0).inserted }
            let base = c["ties ascending"] ? distinct.sorted() : distinct
            let ranked = base.enumerated().sorted {
                (counts[$1.element] ?? 0, $0.offset) < (counts[$0.element] ?? 0, $1.offset)
            }
            guard c.int(1) >= 0 else { return nil }
            let top = ranked.prefix(c.int(1)).map(\.element)
            return c["with counts"] ? .lists(top.map { [$0, .int(counts[$0] ?? 0)] }) : .array(top)
        },
        Operation(
            "min and max", "min max|minimum maximum|smallest largest|extrem|least greatest|bounds",
            takes: "list order?",
            options: [
                OperationOption(
                    "last max", on: "largest last|equally large last|max last|maximum last|greatest last",
                    off: "largest first of|max first of|both first"),
                OperationOption(
                    "last min", on: "smallest last of|min last of", off: "smallest first|min first|equally small first"),
            ], settled: [.ties]
        ) { c in
            guard var low = c.list(0).first, var high = c.list(0).first else { return .absent }
            for element in c.list(0).dropFirst() {
                if c.isBefore(1, element, low) || c["last min"] && !c.isBefore(1, low, element) { low = element }
                if c.isBefore(1, high, element) || c["last max"] && !c.isBefore(1, element, high) { high = element }
            }
            return .array([low, high])
        },
        Operation(
            "index of greatest",
            "index largest|index max|index greatest|argmax|position largest|position max|position greatest|index highest",
            takes: "list", options: [last, byMagnitude], settled: [.ties]
        ) { c in
            guard let most = sized(c).max() else { return .absent }
            return (c["last"] ? sized(c).lastIndex(of: most) : sized(c).firstIndex(of: most)).map { .int($0) }
                ?? .absent
        },
        Operation(
            "index of least", "index smallest|index min|index least|argmin|position smallest|position min|index lowest",
            takes: "list", options: [last, byMagnitude], settled: [.ties]
        ) { c in
            guard let least = sized(c).min() else { return .absent }
            return (c["last"] ? sized(c).lastIndex(of: least) : sized(c).firstIndex(of: least)).map { .int($0) }
                ?? .absent
        },
        Operation(
            "greatest", "largest|max|greatest|highest", not: "second index min smallest", takes: "list order?",
            options: [OperationOption("by magnitude", on: "magnitude|absolute", isRare: true)],
            settled: [.ties, .negative]
        ) { c in
            guard !c.has(1) else { return nil }
            if c["by magnitude"] { return c.numbers(0).map(abs).max().map { .double($0) } ?? .absent }
            return c.list(0).max() ?? .absent
        },
        Operation(
            "least", "smallest|min|least|lowest", not: "second index max largest", takes: "list order?",
            settled: [.ties, .negative]
        ) { c in
            guard !c.has(1) else { return nil }
            return c.list(0).min() ?? .absent
        },
        Operation(
            "second greatest", "second largest|second great|second high|second max|runner", takes: "list",
            options: [distinct], settled: [.ties, .negative]
        ) { c in
            let sorted = (c["distinct"] ? Array(Set(c.list(0))) : c.list(0)).sorted()
            return sorted.count > 1 ? sorted[sorted.count - 2] : .absent
        },
        Operation(
            "kth least", "smallest|nth small|kth small|rank|order statistic", takes: "list int",
            options: [
                distinct,
                OperationOption(
                    "from zero", on: "zero smallest|zero-based|count from zero|zero first",
                    off: "one smallest|one-based|count from one|one first"),
            ], settled: [.ties]
        ) { c in
            let sorted = (c["distinct"] ? Array(Set(c.list(0))) : c.list(0)).sorted()
            let place = c["from zero"] ? c.int(1) : c.int(1) - 1
            return sorted.indices.contains(place) ? sorted[place] : .absent
        },
        Operation(
            "kth greatest", "largest|nth large|kth large|kth great", takes: "list int",
            options: [
                distinct,
                OperationOption(
                    "from zero", on: "zero largest|zero-based|count from zero",
                    off: "one largest|one-based|count from one"),
            ], settled: [.ties]
        ) { c in
            let sorted = (c["distinct"] ? Array(Set(c.list(0))) : c.list(0)).sorted(by: >)
            let place = c["from zero"] ? c.int(1) : c.int(1) - 1
            return sorted.indices.contains(place) ? sorted[place] : .absent
        },
        Operation("top", "top|largest|greatest|highest|max count", takes: "list int", settled: [.ties]) { c in
            c.int(1) < 0 ? nil : .array(Array(c.list(0).sorted(by: >).prefix(c.int(1))))
        },
        Operation("bottom", "smallest|least|lowest|min count", takes: "list int", settled: [.ties]) { c in
            c.int(1) < 0 ? nil : .array(Array(c.list(0).sorted().prefix(c.int(1))))
        },
        Operation(
            "majority", "majority|more than half", takes: "list",
            rows: calls(
                [[1, 1, 2]], [[1, 2]], [[3, 3, 3]], [[2, 1, 2, 1, 2]], [[1, 2, 3]], [[4]], [[5, 5, 6, 6]],
                [[7, 8, 7, 7]], [[1, 1, 2, 2, 3]], [[9, 9, 1, 9, 2, 9]], [[]]), settled: [.ties]
        ) { c in
            c.list(0).first { element in c.list(0).filter { $0 == element }.count * 2 > c.list(0).count } ?? .absent
        },
        Operation(
            "first repeated", "first repeat|first duplicate|first twice", takes: "list",
            options: [OperationOption("by start")], settled: [.ties]
        ) { c in
            if c["by start"] {
                return c.list(0).first { element in c.list(0).filter { $0 == element }.count > 1 } ?? .absent
            }
            var seen: Set<SampleValue> = []
            return c.list(0).first { !seen.insert($0).inserted } ?? .absent
        },
        Operation(
            "first unique", "first uniq|first non|first once|not repeat|first single", takes: "list", settled: [.ties]
        ) { c in
            c.list(0).first { element in c.list(0).filter { $0 == element }.count == 1 } ?? .absent
        },
        Operation(
            "duplicates", "duplicate|repeat|more than once", not: "remove without uniq drop", takes: "list",
            options: [
                OperationOption("sorted", on: "sort|ascending", isRare: true),
                OperationOption("second", on: "second occur"),
            ], settled: [.ties, .empty]
        ) { c in
            var seen: Set<SampleValue> = []
            var told: Set<SampleValue> = []
            let twice =
                c["second"]
                ? c.list(0).filter { !seen.insert($0).inserted && told.insert($0).inserted }
                : c.list(0).filter { element in
                    c.list(0).filter { $0 == element }.count > 1 && told.insert(element).inserted
                }
            return .array(c["sorted"] ? twice.sorted() : twice)
        },
        Operation(
            "has duplicates", "duplicate|distinct|uniq|repeat|twice", takes: "list",
            options: [
                OperationOption(
                    "none", on: "distinct|uniq|no duplicate|different",
                    off: "contain duplicate|has duplicate|any duplicate|twice|more than once")
            ], settled: [.ties]
        ) { c in
            .bool((Set(c.list(0)).count < c.list(0).count) != c["none"])
        },
    ]

    private static let last = OperationOption("last", on: "last|latest !first", off: "first|earliest !last")
    private static let distinct = OperationOption(
        "distinct", on: "distinct|duplicate count once|different|strictly smaller|equal once",
        off: "duplicate counted|repeat count|not distinct|equal separately")

    /// Neighbours of the same key, together.
    static func runs(_ list: [SampleValue], by key: (SampleValue) -> SampleValue) -> [[SampleValue]] {
        var runs: [[SampleValue]] = []
        for element in list {
            if let before = runs.last?.last, key(before) == key(element) {
                runs[runs.count - 1].append(element)
            } else {
                runs.append([element])
            }
        }
        return runs
    }
}
