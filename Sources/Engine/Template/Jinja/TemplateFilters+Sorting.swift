extension TemplateInterpreter {
    /// Filters that compare elements; texts are compared without regard to case by default.
    func sortFilter(
        _ name: String, _ value: TemplateValue, _ arguments: TemplateArguments
    ) throws(TemplateError) -> TemplateValue {
        switch name {
        case "sort":
            let path = arguments.value(2, "attribute")
            let isSensitive = arguments.value(1, "case_sensitive")?.isTrue == true
            let elements = try sorted(try value.elements(), path, isSensitive)
            return .list(
                of: arguments.value(0, "reverse")?.isTrue == true
                    ? try reversedStable(elements, path, isSensitive) : elements)
        case "min", "max":
            let isSensitive = arguments.value(0, "case_sensitive")?.isTrue == true
            let path = arguments.value(1, "attribute")
            var best: (value: TemplateValue, key: TemplateValue)?
            for element in try value.elements() {
                let key = try sortKey(element, path, isSensitive)
                guard let found = best else {
                    best = (element, key)
                    continue
                }
                if try name == "min" ? key.precedes(found.key) : found.key.precedes(key) { best = (element, key) }
            }
            return best?.value ?? .undefined("No aggregated item, sequence was empty.")
        case "unique":
            var seen: Set<TemplateKey> = []
            var result: [TemplateValue] = []
            for element in try value.elements() {
                let key = try sortKey(
                    element, arguments.value(1, "attribute"), arguments.value(0, "case_sensitive")?.isTrue == true)
                guard let key = TemplateKey(key) else { throw TemplateError("unhashable type: '\(key.typeName)'") }
                if seen.insert(key).inserted { result.append(element) }
            }
            return .list(of: result)
        case "dictsort": return try dictsort(value, arguments)
        case "groupby": return try groupby(value, arguments)
        default: throw TemplateError("the filter \(name) is not supported")
        }
    }

    private func sortKey(
        _ value: TemplateValue, _ path: TemplateValue?, _ isSensitive: Bool
    ) throws(TemplateError) -> TemplateValue {
        let key = try path.map { (path) throws(TemplateError) in try Self.member(value, path) } ?? value
        try charge(key.weight + 32)
        if case .string(let text) = key, !isSensitive { return .string(try lowercased(text)) }
        return key
    }

    private func sorted(
        _ elements: [TemplateValue], _ path: TemplateValue?, _ isSensitive: Bool
    ) throws(TemplateError) -> [TemplateValue] {
        var keyed: [(key: TemplateValue, index: Int)] = []
        for (index, element) in elements.enumerated() {
            keyed.append((try sortKey(element, path, isSensitive), index))
        }
        // A comparison costs as much as the values are large, about log n times for each element.
        let rounds = Int.bitWidth - elements.count.leadingZeroBitCount
        for key in keyed { try charge((key.key.weight + 16) * rounds) }
        let result = Result { () throws -> [(key: TemplateValue, index: Int)] in
            try keyed.sorted { try $0.key.precedes($1.key) || (!$1.key.precedes($0.key) && $0.index < $1.index) }
        }
        switch result {
        case .success(let order): return order.map { elements[$0.index] }
        case .failure(let error): throw error as? TemplateError ?? TemplateError("\(error)")
        }
    }

    /// Descending order, in which equal elements keep their original order.
    private func reversedStable(
        _ elements: [TemplateValue], _ path: TemplateValue?, _ isSensitive: Bool
    ) throws(TemplateError) -> [TemplateValue] {
        var runs: [[TemplateValue]] = []
        for element in elements {
            let isSame =
                try runs.last?.last.map { (last) throws(TemplateError) in
                    try sortKey(last, path, isSensitive).equals(sortKey(element, path, isSensitive))
                } ?? false
            if isSame { runs[runs.count - 1].append(element) } else { runs.append([element]) }
        }
        return runs.reversed().flatMap { $0 }
    }

    private func dictsort(_ value: TemplateValue, _ arguments: TemplateArguments) throws(TemplateError) -> TemplateValue
    {
        guard case .mapping(let mapping) = value else { throw TemplateError("dictsort needs a mapping") }
        let byValue = arguments.value(1, "by")?.string == "value"
        let pairs = mapping.pairs.map { TemplateValue.tuple([$0.key.value, $0.value]) }
        let isSensitive = arguments.value(0, "case_sensitive")?.isTrue == true
        let result = try sorted(pairs, .integer(byValue ? 1 : 0), isSensitive)
        return .list(
            of: arguments.value(2, "reverse")?.isTrue == true
                ? try reversedStable(result, .integer(byValue ? 1 : 0), isSensitive) : result)
    }

    private func groupby(_ value: TemplateValue, _ arguments: TemplateArguments) throws(TemplateError) -> TemplateValue
    {
        guard let path = arguments.value(0, "attribute") else { throw TemplateError("groupby needs an attribute") }
        var groups: [(key: TemplateValue, sort: TemplateValue, members: [TemplateValue])] = []
        for element in try sorted(try value.elements(), path, false) {
            let key = try sortKey(element, path, false)
            if groups.last?.sort.equals(key) == true {
                groups[groups.count - 1].members.append(element)
            } else {
                groups.append((try Self.member(element, path), key, [element]))
            }
        }
        return .list(
            of: groups.map { group in
                .tuple([group.key, .list(of: group.members)])
            })
    }
}
