extension KnownFunction {
    /// Functions of lists.
    static let listRows: [KnownFunction] = [
        KnownFunction("sum|total|adds up", .numbers) { total($0) { $0.reduce(0, +) } },
        KnownFunction("product", .numbers) { total($0) { $0.reduce(1, *) } },
        KnownFunction(
            "differences neighbouring|differences neighboring|differences adjacent|differences consecutive", .numbers
        ) { values in
            guard let list = values[0].elements?.compactMap(\.integer) else { return nil }
            return .array(zip(list.dropFirst(), list).map { .int($0 - $1) })
        },
        KnownFunction("sum squares", .numbers) { total($0) { $0.map { $0 * $0 }.reduce(0, +) } },
        KnownFunction("average|mean|arithmetic mean", .numbers) { values in
            numbers(values[0]).flatMap { $0.isEmpty ? nil : .double($0.reduce(0, +) / Double($0.count)) }
        },
        KnownFunction("median|middle", .numbers) { numbers($0[0]).flatMap { median($0) }.map { .double($0) } },
        KnownFunction("largest|maximum|greatest|biggest|highest", .numbers) { total($0) { $0.max() } },
        KnownFunction("smallest|minimum|least|lowest", .numbers) { total($0) { $0.min() } },
        KnownFunction("second largest|second-largest", .numbers) {
            total($0) { $0.count > 1 && Set($0).count == $0.count ? $0.sorted()[$0.count - 2] : nil }
        },
        KnownFunction(
            "sorted ascending order|ascending order|sorts ascending order|sorted|sorts|sorted increasing order|sorts increasing order|increasing order",
            .numbers
        ) { values in
            sorted(values) { $0 < $1 }
        },
        KnownFunction(
            "descending order|sorted descending order|sorts descending order|sorted decreasing order|sorts decreasing order|decreasing order",
            .numbers
        ) { values in
            sorted(values) { $0 > $1 }
        },
        KnownFunction("only positive|positive", .numbers) { filtered($0) { $0 > 0 } },
        KnownFunction("only negative|negative", .numbers) { filtered($0) { $0 < 0 } },
        KnownFunction("only even|even|only even ones", .numbers) {
            filtered($0) { $0.truncatingRemainder(dividingBy: 2) == 0 }
        },
        KnownFunction("only odd|odd|only odd ones", .numbers) {
            filtered($0) { $0.truncatingRemainder(dividingBy: 2) != 0 }
        },
        KnownFunction("reverse order|reversed|reversed order|reverses|reverse|reverses order", .list) {
            $0[0].elements.map { .array($0.reversed()) }
        },
        KnownFunction(
            "without duplicates|without repetitions|without repeated|distinct order first occurrence|removes duplicates|unique|distinct|without duplicate|duplicates removed",
            .list
        ) { values in
            values[0].elements.map { elements in
                var seen: Set<SampleValue> = []
                return .array(elements.filter { seen.insert($0).inserted })
            }
        },
        KnownFunction("first", .list) { $0[0].elements.map { $0.first ?? .none } },
        KnownFunction("last", .list) { $0[0].elements.map { $0.last ?? .none } },
        KnownFunction("second", .list) { $0[0].elements.map { $0.count > 1 ? $0[1] : .none } },
        KnownFunction(
            "index first occurrence|first index|index first|index|position first occurrence|first occurrence index|searches linearly",
            .listAndElement
        ) { values in
            values[0].elements.map { $0.firstIndex(of: values[1]).map { .int($0) } ?? .none }
        },
        KnownFunction("index last occurrence|last index|index last|position last occurrence", .listAndElement) {
            values in
            values[0].elements.map { $0.lastIndex(of: values[1]).map { .int($0) } ?? .none }
        },
        KnownFunction(
            "occurrences|counts occurrences|times occurs|how many times occurs|times appears|how often occurs|count occurrences",
            .listAndElement
        ) { values in
            values[0].elements.map { list in .int(list.filter { $0 == values[1] }.count) }
        },
        KnownFunction("rotated left|rotates left|rotate left|rotates to left", .listAndCount) { rotated($0, by: 1) },
        KnownFunction("rotated right|rotates right|rotate right", .listAndCount) { rotated($0, by: -1) },
        KnownFunction(
            "splits chunks size|split chunks size|chunks size|chunks|splits chunks|divided chunks size|divides chunks size|splits subarrays size|breaks chunks size|chunks length",
            .listAndCount
        ) { values in
            guard let list = values[0].elements, let size = values[1].integer, size > 0 else { return nil }
            return .array(
                stride(from: 0, to: list.count, by: size).map { .array(Array(list[$0..<min($0 + size, list.count)])) })
        },
        KnownFunction("first", .listAndCount) { values in
            guard let list = values[0].elements, let count = values[1].integer, count >= 0 else { return nil }
            return .array(Array(list.prefix(count)))
        },
        KnownFunction("last", .listAndCount) { values in
            guard let list = values[0].elements, let count = values[1].integer, count >= 0 else { return nil }
            return .array(Array(list.suffix(count)))
        },
    ]

    /// A number made from a list, an integer where the list holds integers.
    private static func total(_ values: [SampleValue], _ body: ([Double]) -> Double?) -> SampleValue? {
        guard let list = numbers(values[0]), let number = body(list) else { return nil }
        let isInteger = values[0].elements?.allSatisfy { $0.integer != nil } ?? false
        return isInteger ? Int(exactly: number).map { .int($0) } : .double(number)
    }

    private static func sorted(_ values: [SampleValue], by areInOrder: (Double, Double) -> Bool) -> SampleValue? {
        values[0].elements.map { .array($0.sorted { areInOrder($0.number ?? 0, $1.number ?? 0) }) }
    }

    private static func filtered(_ values: [SampleValue], _ test: (Double) -> Bool) -> SampleValue? {
        values[0].elements.map { .array($0.filter { test($0.number ?? 0) }) }
    }

    private static func rotated(_ values: [SampleValue], by direction: Int) -> SampleValue? {
        guard let list = values[0].elements, let count = values[1].integer, count >= 0, !list.isEmpty else {
            return nil
        }
        let shift = ((count * direction) % list.count + list.count) % list.count
        return .array(Array(list[shift...] + list[..<shift]))
    }

    private static func median(_ numbers: [Double]) -> Double? {
        let sorted = numbers.sorted()
        guard !sorted.isEmpty else { return nil }
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}
