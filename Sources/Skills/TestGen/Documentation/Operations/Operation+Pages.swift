/// Lists in pages: a number of items, and how many of them a page holds.
extension Operation {
    private static let pageSizes = [
        (40, 20), (41, 20), (39, 20), (7, 3), (6, 3), (1, 5), (100, 7), (5, 1), (12, 4), (13, 4),
    ]
    private static let lists =
        pageSizes.map { Row(values: [.int($0.0), .int($0.1)], needs: nil) } + [
            Row(values: [0, 3], needs: "empty|no item|never less|at least one|zero item")
        ]
    private static func numbered(_ numbers: [Int]) -> [Row] {
        pageSizes.flatMap { size in numbers.map { Row(values: [.int(size.0), .int(size.1), .int($0)], needs: nil) } }
    }

    private static func pages(_ call: OperationCall) -> Int {
        let whole = (call.int(0) + call.int(1) - 1) / call.int(1)
        return call["at least one"] ? max(1, whole) : whole
    }

    private static let lone = OperationOption(
        "at least one", on: "never less one|at_least_one|at_least_one no_item|one page even|single empty page|one_even",
        off: "zero empty|no_page|zero_pages|zero when|zero if")
    private static let zeroBased = OperationOption(
        "from zero", on: "zero-based|from_zero|page_zero|start_at_zero|index_zero|numbered from zero|counted from zero",
        off: "one-based|from_one|page_one|start_at_one|first page one|numbered from one|counted from one")

    static let pageNumbers: [Operation] = [
        Operation(
            "number of pages", "page count|number page|page total|how many page", not: "last item of",
            takes: "int int", options: [lone], rows: lists, settled: InputTopic.every
        ) { c in c.int(1) > 0 && c.int(0) >= 0 ? .int(pages(c)) : nil },
        Operation(
            "items on last page", "last page size|last page item|last page count|last page hold|last page many",
            takes: "int int",
            rows: pageSizes.map { Row(values: [.int($0.0), .int($0.1)], needs: nil) }, settled: InputTopic.every
        ) { c in
            guard c.int(1) > 0, c.int(0) > 0 else { return nil }
            return .int(c.int(0) - (pages(c) - 1) * c.int(1))
        },
        Operation(
            "page of item", "page item|page contain|page index|page hold", not: "chang after", takes: "int int int",
            options: [zeroBased],
            rows: numbered([0, 3, 4, 5, 19, 20]), settled: InputTopic.every
        ) { c in
            guard c.int(1) > 0, c.int(2) >= 0, c.int(2) < c.int(0) else { return nil }
            return .int(c.int(2) / c.int(1) + (c["from zero"] ? 0 : 1))
        },
        Operation(
            "items of page", "items page|range page|index page|indices page|slice page|item range", not: "last",
            takes: "int int int", options: [zeroBased], rows: numbered([1, 2, 3, 0]), settled: InputTopic.every
        ) { c in
            let page = c.int(2) - (c["from zero"] ? 0 : 1)
            guard c.int(1) > 0, page >= 0, page * c.int(1) < c.int(0) else { return nil }
            return .range(.int(page * c.int(1)), .int(min((page + 1) * c.int(1), c.int(0))))
        },
        Operation(
            "nearest page", "clamp|valid page|bring range|nearest page|into range", takes: "int int int",
            options: [zeroBased, lone], rows: numbered([1, 2, 0, -3, 50, 3]), settled: InputTopic.every
        ) { c in
            guard c.int(1) > 0, c.int(0) > 0 else { return nil }
            let first = c["from zero"] ? 0 : 1
            return .int(max(first, min(c.int(2), pages(c) - 1 + first)))
        },
        Operation(
            "page window", "window|page link|visible page|page around|page number offer|page strip",
            takes: "int int int int",
            options: [
                OperationOption("more after", on: "than_before|extra after", off: "than_after|extra before"),
                OperationOption("trimmed", on: "trim|clip|cut|fewer end", off: "shift|moved inward"),
            ],
            rows: [(100, 10), (95, 10), (30, 10), (7, 3), (200, 20)].flatMap { size in
                [(1, 5), (5, 4), (5, 5), (10, 4), (2, 3), (3, 2), (6, 6), (3, 20), (1, 1)].map { page, width in
                    Row(values: [.int(size.0), .int(size.1), .int(page), .int(width)], needs: nil)
                }
            }, settled: InputTopic.every
        ) { c in
            guard c.int(1) > 0, c.int(0) > 0, c.int(3) > 0, (1...pages(c)).contains(c.int(2)) else { return nil }
            let length = min(c.int(3), pages(c))
            let middle = c.int(2) - (c["more after"] ? length - 1 : length) / 2
            if c["trimmed"] {
                return .range(.int(max(middle, 1)), .int(min(middle + length - 1, pages(c))))
            }
            let first = min(max(middle, 1), pages(c) - length + 1)
            return .range(.int(first), .int(first + length - 1))
        },
        Operation(
            "has next page", "has next|next page|more page", takes: "int int int", options: [zeroBased],
            rows: numbered([1, 2, 3, 0, 5]), settled: InputTopic.every
        ) { c in
            guard c.int(1) > 0, c.int(2) >= 0 else { return nil }
            return .bool(c.int(2) + (c["from zero"] ? 1 : 0) < pages(c))
        },
    ]
}
