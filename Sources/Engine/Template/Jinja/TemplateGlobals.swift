/// The functions that every template can call.
enum TemplateGlobals {
    /// Maximum length of a list from `range`, as in Jinja's sandbox.
    private static let longestRange = 100_000

    static var all: [String: TemplateValue] {
        let functions = [
            TemplateFunction("raise_exception") { (call, _) throws(TemplateError) in
                throw TemplateError(call.value(0, "message")?.string.text ?? "")
            },
            TemplateFunction("strftime_now") { (call, interpreter) throws(TemplateError) in
                guard let format = try call.string(0, "format") else {
                    throw TemplateError("strftime_now needs a format")
                }
                // A date formatter takes microseconds for each part.
                try interpreter.charge(20_000 + format.count * 2000)
                return .text(try interpreter.environment.time(format.text))
            },
            TemplateFunction("range", range),
            TemplateFunction("dict") { (call, interpreter) throws(TemplateError) in
                .mapping(try members(call, interpreter))
            },
            TemplateFunction("namespace") { (call, interpreter) throws(TemplateError) in
                .namespace(TemplateNamespace(try members(call, interpreter)))
            },
        ]
        return Dictionary(uniqueKeysWithValues: functions.map { ($0.name, .function($0)) })
    }

    private static func members(
        _ call: TemplateArguments, _ interpreter: TemplateInterpreter
    ) throws(TemplateError) -> TemplateMapping {
        try interpreter.charge(64 * (call.named.count + (call.positional.first?.breadth ?? 0)))
        var result = TemplateMapping()
        switch call.positional.first {
        case .mapping(let mapping)?: result = mapping
        case let pairs?:
            for pair in try pairs.elements() {
                let parts = try pair.elements()
                guard parts.count == 2, let key = TemplateKey(parts[0]) else { throw TemplateError("dict needs pairs") }
                try interpreter.charge(parts[0].weight)
                result.set(key, to: parts[1])
            }
        case nil: break
        }
        for (name, value) in call.named { result.set(TemplateKey(name), to: value) }
        try interpreter.checkSize(result.weight)
        return result
    }

    private static func range(
        _ call: TemplateArguments, _ interpreter: TemplateInterpreter
    ) throws(TemplateError) -> TemplateValue {
        var bounds: [Int] = []
        for value in call.positional {
            guard let number = value.integer else {
                throw TemplateError("'\(value.typeName)' object cannot be interpreted as an integer")
            }
            bounds.append(number)
        }
        guard (1...3).contains(bounds.count) else { throw TemplateError("range needs one to three numbers") }
        let start = bounds.count > 1 ? bounds[0] : 0
        let end = bounds.count > 1 ? bounds[1] : bounds[0]
        let step = bounds.count > 2 ? bounds[2] : 1
        guard step != 0 else { throw TemplateError("range() arg 3 must not be zero") }
        let numbers = Array(stride(from: start, to: end, by: step).prefix(longestRange + 1))
        guard numbers.count <= longestRange else {
            throw TemplateError("Range too big. The sandbox blocks ranges larger than MAX_RANGE (\(longestRange)).")
        }
        try interpreter.charge(numbers.count)
        return .list(of: numbers.map(TemplateValue.integer))
    }
}
