/// Lists without some of their elements, and what is told of all of them.
extension Operation {
    static let filters: [Operation] = [
        Operation("removed", "remov|without|exclud", takes: "list element", settled: [.ties]) { c in
            .array(c.list(0).filter { $0 != c.element(1) })
        }.returning("number removed|count removed|how many") { c in .int(c.list(0).filter { $0 == c.element(1) }.count)
        },
        Operation(
            "removed where", "remov|drop|reject|exclud", not: "while first last", takes: "list test", settled: [.ties]
        ) { c in
            .array(c.list(0).filter { !c.test(1, $0) })
        }.returning("number removed|count removed|how many") { c in .int(c.list(0).filter { c.test(1, $0) }.count) },
        Operation(
            "prefix while", "prefix while|take while|lead satisf|longest prefix", takes: "list test", settled: [.ties]
        ) { c in
            .array(Array(c.list(0).prefix { c.test(1, $0) }))
        },
        Operation(
            "suffix while", "suffix while|last satisf|trail satisf|longest suffix|end satisf", takes: "list test",
            options: [OperationOption("reversed")], settled: [.ties]
        ) { c in
            let tail = Array(c.list(0).reversed().prefix { c.test(1, $0) })
            return .array(c["reversed"] ? tail : tail.reversed())
        },
        Operation(
            "dropped while", "drop while|skip while|trim", not: "suffix trailing", takes: "list test",
            options: [
                OperationOption("both", on: "both|each end|either end|trim", off: "prefix|begin|leading !trailing")
            ], settled: [.ties]
        ) { c in
            let rest = Array(c.list(0).drop { c.test(1, $0) })
            return .array(c["both"] ? Array(rest.reversed().drop { c.test(1, $0) }).reversed() : rest)
        },
        Operation(
            "longest increasing run", "longest increas|longest ascend|longest rising", takes: "list",
            options: [
                OperationOption("as list"), OperationOption("last", on: "last of|latest"),
                OperationOption("equal goes on", on: "non-decreasing|not decreas|nondecreas", off: "strict"),
            ], settled: [.ties]
        ) { c in
            var best: [SampleValue] = []
            var run: [SampleValue] = []
            for element in c.list(0) {
                if let before = run.last, before < element || c["equal goes on"] && before == element {
                    run.append(element)
                } else {
                    run = [element]
                }
                if run.count > best.count || c["last"] && run.count == best.count { best = run }
            }
            return c["as list"] ? .array(best) : .int(best.count)
        },
        Operation(
            "longest increasing subsequence", "increas subsequence|ascend subsequence", takes: "ints",
            options: [OperationOption("equal goes on", on: "non-decreasing|not decreas", off: "strict")],
            settled: [.ties, .negative]
        ) { c in
            var lengths: [Int] = []
            for (place, number) in c.ints(0).enumerated() {
                let before = (0..<place).filter {
                    c.ints(0)[$0] < number || c["equal goes on"] && c.ints(0)[$0] == number
                }
                lengths.append(1 + (before.map { lengths[$0] }.max() ?? 0))
            }
            return .int(lengths.max() ?? 0)
        },
        Operation(
            "longest run", "longest run|longest streak|longest consecutive|run length|longest stretch",
            not: "encode increas ascend", takes: "list",
            options: [OperationOption("as list"), OperationOption("last", on: "last of|latest")], settled: [.ties]
        ) { c in
            let all = runs(c.list(0)) { $0 }
            let most = all.map(\.count).max() ?? 0
            let found = (c["last"] ? all.last { $0.count == most } : all.first { $0.count == most }) ?? []
            return c["as list"] ? .array(found) : .int(most)
        },
        Operation(
            "is sorted", "sorted|ascending|order|increas|monoton", takes: "list",
            options: [
                OperationOption(
                    "strict", on: "strict|each greater|no equal",
                    off: "equal allow|not decreas|non-decreasing|equal neighbor|equal count")
            ], settled: [.ties, .empty]
        ) { c in
            .bool(zip(c.list(0), c.list(0).dropFirst()).allSatisfy { $0 < $1 || !c["strict"] && $0 == $1 })
        },
        Operation("count where", "count|how many|number of", takes: "list test", settled: [.ties, .empty]) { c in
            .int(c.list(0).filter { c.test(1, $0) }.count)
        },
        Operation(
            "count of", "count|occurrence|how many|often|number of", takes: "list element", settled: [.ties, .empty]
        ) { c in .int(c.list(0).filter { $0 == c.element(1) }.count) },
    ]
}
