/// Lists put in another order, or cut into parts.
extension Operation {
    static let arrangements: [Operation] = [
        Operation(
            "chunks", "chunk|batch|split size|group size|part size|page", takes: "list int",
            options: [
                OperationOption(
                    "complete", on: "incomplete|complete only|left over drop|remain drop|discard",
                    off: "last shorter|last fewer|shorter last|last smaller|last may|rest own|remain last",
                    isRare: true)
            ]
        ) { c in
            let size = c.int(1)
            guard size > 0 else { return nil }
            let starts = stride(from: 0, to: c.list(0).count, by: size)
            let chunks = starts.map { Array(c.list(0)[$0..<min($0 + size, c.list(0).count)]) }
            return .lists(c["complete"] ? chunks.filter { $0.count == size } : chunks)
        },
        Operation(
            "even parts", "exactly consecutive|parts differ|pieces differ|evenly|equal parts|piece count|parts count",
            takes: "list int",
            options: [
                OperationOption(
                    "longer last", on: "longer last|larger last|extra last|last longer|last larger",
                    off: "longer first|larger first|extra first|first longer|first larger|come_first"),
                OperationOption("fewer", on: "fewer_parts|at_most_that_many|no empty|without empty", off: "empty"),
            ]
        ) { c in
            let (list, count) = (c.list(0), c.int(1))
            guard count > 0 else { return nil }
            let (size, extra) = list.count.quotientAndRemainder(dividingBy: count)
            var rest = list[...]
            let parts = (0..<count).map { place in
                let isLonger = c["longer last"] ? place >= count - extra : place < extra
                let part = Array(rest.prefix(isLonger ? size + 1 : size))
                rest = rest.dropFirst(part.count)
                return part
            }
            return .lists(c["fewer"] ? parts.filter { !$0.isEmpty } : parts)
        },
        Operation(
            "windows", "window|sliding|overlap slice|adjacent run|consecutive slice", not: "average mean sum max min",
            takes: "list int int?"
        ) { c in
            let size = c.int(1)
            let step = c.has(2) ? c.int(2) : 1
            guard size > 0, step > 0 else { return nil }
            guard c.list(0).count >= size else { return [] }
            return .lists(
                stride(from: 0, through: c.list(0).count - size, by: step).map { Array(c.list(0)[$0..<($0 + size)]) })
        },
        Operation(
            "rotate", "rotat", takes: "list int",
            options: [
                OperationOption(
                    "right", on: "right !left|last become first|toward end !start",
                    off: "left !right|becomes first|move front")
            ]
        ) { c in
            let list = c.list(0)
            guard !list.isEmpty else { return [] }
            let start = modulo(c["right"] ? -c.int(1) : c.int(1), list.count)
            return .array(Array(list[start...] + list[..<start]))
        }.returning("index first|position first|new index") { c in
            let count = c.list(0).count
            guard count > 0 else { return nil }
            return .int(c["right"] ? modulo(c.int(1), count) : modulo(count - modulo(c.int(1), count), count))
        },
        Operation(
            "partition", "partition|split satisf|split match|separate|divide", not: "index", takes: "list test",
            options: [
                OperationOption(
                    "rest first",
                    on: "not satisfy first|not match first|false first|matching after|at the end|second satisf",
                    off: "matching first|satisf first !not|before"),
                OperationOption("flat"),
            ]
        ) { c in
            let matching = c.list(0).filter { c.test(1, $0) }
            let rest = c.list(0).filter { !c.test(1, $0) }
            let parts = c["rest first"] ? [rest, matching] : [matching, rest]
            return c["flat"] ? .array(parts[0] + parts[1]) : .lists(parts)
        },
        Operation(
            "move to front", "mov front|mov first|mov start|bring front", takes: "list test"
        ) { c in .array(c.list(0).filter { c.test(1, $0) } + c.list(0).filter { !c.test(1, $0) }) },
        Operation(
            "interleave", "interleav|alternat|weav|merge alternat", takes: "list list",
            options: [
                OperationOption(
                    "cut", on: "shorter stop|stop shorter|remain drop|leftover ignore",
                    off:
                        "remain append|rest append|remain end|leftover end|remain follow|rest follow|longer follow|left_over|remaining_elements|rest_of"
                )
            ]
        ) { c in
            let (ones, others) = (c.list(0), c.list(1))
            let common = min(ones.count, others.count)
            let mixed = (0..<common).flatMap { [ones[$0], others[$0]] }
            return .array(c["cut"] ? mixed : mixed + ones.dropFirst(common) + others.dropFirst(common))
        },
        Operation(
            "intersperse", "interspers|separator between|insert between|element between", takes: "list element"
        ) { c in
            .array(Array(c.list(0).map { [$0] }.joined(separator: [c.element(1)])))
        },
        Operation("zip longest", "zip long|zip pad|zip fill|pad shorter", takes: "list list element element?") { c in
            let (ones, others) = (c.list(0), c.list(1))
            return .array(
                (0..<max(ones.count, others.count)).map { place in
                    .array([
                        ones.indices.contains(place) ? ones[place] : c.element(2),
                        others.indices.contains(place) ? others[place] : c.has(3) ? c.element(3) : c.element(2),
                    ])
                })
        },
        Operation("reversed", "revers|backward", not: "word line digit bit is", takes: "list", settled: [.empty]) { c in
            .array(c.list(0).reversed())
        },
        Operation("transposed", "transpos|row column", takes: "lists", settled: [.ties]) { c in transposed(c.lists(0))
        },
        Operation("flattened", "flatten|concatenat|join list", takes: "lists", settled: [.ties]) { c in
            .array(c.lists(0).flatMap { $0 })
        },
        Operation("split at", "split at|divide at|cut at|split index|split position", takes: "list int") { c in
            let place = c.int(1)
            guard (0...c.list(0).count).contains(place) else { return nil }
            return .lists([Array(c.list(0)[..<place]), Array(c.list(0)[place...])])
        },
        Operation(
            "split by", "split separator|split around|split delimiter|split each|part separat", takes: "list element",
            options: [
                OperationOption(
                    "kept", on: "empty kept|empty included|keep empty|adjacent empty|consecutive empty|produce empty",
                    off: "empty omit|empty drop|empty left|no empty|empty ignore|empty skip|without_empty|never_empty")
            ]
        ) { c in
            let parts = c.list(0).split(separator: c.element(1), omittingEmptySubsequences: !c["kept"])
            return .lists(parts.map(Array.init))
        },
        Operation(
            "adjacent pairs",
            "adjacent pair|consecutive pair|neighbor pair|neighbour pair|pairwise|successive pair|overlapping pair",
            takes: "list"
        ) { c in
            .lists(zip(c.list(0), c.list(0).dropFirst()).map { [$0, $1] })
        },
        Operation("pairs", "pair", takes: "list") { c in
            .lists(stride(from: 0, to: c.list(0).count - 1, by: 2).map { [c.list(0)[$0], c.list(0)[$0 + 1]] })
        },
        Operation(
            "halves", "halves|half|two part", takes: "list",
            options: [
                OperationOption(
                    "first longer",
                    on:
                        "first extra|first longer !second|first larger|middle first|first_half one more|first gets|extra first",
                    off:
                        "second extra|second longer|second larger|middle second|second_half one more|second gets|extra second"
                )
            ]
        ) { c in
            let middle = (c.list(0).count + (c["first longer"] ? 1 : 0)) / 2
            return .lists([Array(c.list(0)[..<middle]), Array(c.list(0)[middle...])])
        },
        Operation(
            "moved", "mov from|mov index|mov position|reorder", takes: "list int int", rows: moves, settled: [.zero]
        ) { c in
            var list = c.list(0)
            guard list.indices.contains(c.int(1)), list.indices.contains(c.int(2)) else { return nil }
            list.insert(list.remove(at: c.int(1)), at: c.int(2))
            return .array(list)
        },
        Operation("swapped", "swap", takes: "list int int", rows: moves, settled: [.zero]) { c in
            var list = c.list(0)
            guard list.indices.contains(c.int(1)), list.indices.contains(c.int(2)) else { return nil }
            list.swapAt(c.int(1), c.int(2))
            return .array(list)
        },
        Operation(
            "every nth", "every|nth|stride|step", takes: "list int",
            options: [
                OperationOption(
                    "late", on: "nth element|last of each|third", off: "first element|start first|begin first")
            ]
        ) { c in
            guard c.int(1) > 0 else { return nil }
            return .array(
                stride(from: c["late"] ? c.int(1) - 1 : 0, to: c.list(0).count, by: c.int(1)).map { c.list(0)[$0] })
        },
        Operation(
            "padded", "pad|fill", takes: "list int element",
            options: [
                OperationOption("front", on: "front|start|left|leading|begin", off: "end|right|trailing|append|after")
            ]
        ) { c in
            let filler = [SampleValue](repeating: c.element(2), count: max(0, c.int(1) - c.list(0).count))
            return .array(c["front"] ? filler + c.list(0) : c.list(0) + filler)
        },
        Operation("repeated", "repeat|cycl|times", not: "remove first", takes: "list int") { c in
            guard c.int(1) >= 0 else { return nil }
            return .array((0..<c.int(1)).flatMap { _ in c.list(0) })
        },
        Operation(
            "sorted", "sort|order|ascend|descend", not: "is insert index merge queue heap", takes: "list order?",
            options: [
                OperationOption(
                    "descending", on: "descend|decreas|largest first|greatest first|highest first",
                    off: "ascend|increas|smallest first|least first")
            ], settled: [.ties, .empty, .negative]
        ) { c in
            let sorted = c.list(0).enumerated().sorted { one, other in
                let (first, second) = c["descending"] ? (other, one) : (one, other)
                if c.isBefore(1, first.element, second.element) { return true }
                if c.isBefore(1, second.element, first.element) { return false }
                return one.offset < other.offset
            }
            return .array(sorted.map(\.element))
        },
        Operation(
            "shifted", "shift", takes: "list int element", options: [OperationOption("left", on: "left", off: "right")]
        ) { c in
            let list = c.list(0)
            let by = min(max(0, c.int(1)), list.count)
            let filler = [SampleValue](repeating: c.element(2), count: by)
            return .array(c["left"] ? Array(list.dropFirst(by)) + filler : filler + list.dropLast(by))
        },
    ]

    static let moves = calls(
        [[1, 2, 3, 4, 5], 0, 3], [[1, 2, 3, 4, 5], 3, 0], [[1, 2, 3, 4, 5], 1, 2], [[1, 2, 3, 4, 5], 4, 1],
        [[4, 5, 6], 2, 2],
        [[4, 5, 6], 0, 2], [[4, 5, 6], 2, 0], [[7, 8], 0, 1], [[1, 2, 3, 4, 5], 2, 4], [[9, 8, 7, 6], 1, 3],
        [[9, 8, 7, 6], 3, 1])

    /// The remainder that is not negative.
    static func modulo(_ number: Int, _ divisor: Int) -> Int { ((number % divisor) + divisor) % divisor }

    /// Rows as columns; `nil` where they are not equally long.
    static func transposed(_ lists: [[SampleValue]]) -> SampleValue? {
        guard let first = lists.first else { return [] }
        guard lists.allSatisfy({ $0.count == first.count }) else { return nil }
        return .lists(first.indices.map { column in lists.map { $0[column] } })
    }
}
