/// The methods of `str` that templates call.
enum TemplateStringMethods {
    typealias Method =
        @Sendable (TemplateString, TemplateArguments, TemplateInterpreter) throws(TemplateError) -> TemplateValue

    /// The method with a name, bound to a text.
    static func method(_ text: TemplateString, _ name: String) -> TemplateFunction? {
        guard let body = all[name] else { return nil }
        return TemplateFunction(name) { (arguments, interpreter) throws(TemplateError) in
            try interpreter.charge(text.count * 4)
            let result = try body(text, arguments, interpreter)
            try interpreter.checkSize(result.weight)
            try interpreter.charge(result.breadth * 4)
            return result
        }
    }

    private static let all: [String: Method] = changing.merging(asking) { first, _ in first }

    private static let changing: [String: Method] = [
        "strip": { (text, call, _) throws(TemplateError) in .string(text.stripped(try call.string(0, "chars"))) },
        "lstrip": { (text, call, _) throws(TemplateError) in
            .string(text.stripped(try call.string(0, "chars"), back: false))
        },
        "rstrip": { (text, call, _) throws(TemplateError) in
            .string(text.stripped(try call.string(0, "chars"), front: false))
        },
        "upper": { (text, _, interpreter) throws(TemplateError) in .string(try interpreter.uppercased(text)) },
        "lower": { (text, _, interpreter) throws(TemplateError) in .string(try interpreter.lowercased(text)) },
        "title": { (text, _, interpreter) throws(TemplateError) in
            .string(try interpreter.titled(text) { !$0.properties.isAlphabetic })
        },
        "capitalize": { (text, _, interpreter) throws(TemplateError) in
            .string(try interpreter.titled(text) { _ in false })
        },
        "split": { (text, call, _) throws(TemplateError) in
            let limit = try call.integer(1, "maxsplit", default: -1)
            return .list(of: text.split(try separator(call), limit: limit).map(TemplateValue.string))
        },
        "rsplit": { (text, call, _) throws(TemplateError) in
            guard let separator = try separator(call) else { throw TemplateError("rsplit needs a separator") }
            let limit = try call.integer(1, "maxsplit", default: -1)
            return .list(of: text.splitLast(separator, limit: limit).map(TemplateValue.string))
        },
        "splitlines": { (text, call, _) throws(TemplateError) in
            .list(of: text.lines(keepingEnds: call.value(0, "keepends")?.isTrue == true).map(TemplateValue.string))
        },
        "partition": { (text, call, _) throws(TemplateError) in
            let separator = try required(call)
            guard let index = text.find(separator) else { return .tuple([.string(text), .text(""), .text("")]) }
            return parts(text, index, separator)
        },
        "rpartition": { (text, call, _) throws(TemplateError) in
            let separator = try required(call)
            guard let index = text.findLast(separator) else { return .tuple([.text(""), .text(""), .string(text)]) }
            return parts(text, index, separator)
        },
        "replace": { (text, call, interpreter) throws(TemplateError) in
            guard let old = try call.string(0, "old"), let new = try call.string(1, "new") else {
                throw TemplateError("replace needs two strings")
            }
            return try replaced(text, old, new, try call.integer(2, "count", default: -1), interpreter)
        },
        "join": { (text, call, interpreter) throws(TemplateError) in
            let parts = try interpreter.elements(of: call.value(0, "iterable") ?? .list([]))
            return try joined(parts, text, interpreter)
        },
        "removeprefix": { (text, call, _) throws(TemplateError) in
            let part = try required(call)
            return .string(text.hasPrefix(part) ? TemplateString(units: text.units.dropFirst(part.count)) : text)
        },
        "removesuffix": { (text, call, _) throws(TemplateError) in
            let part = try required(call)
            return .string(text.hasSuffix(part) ? TemplateString(units: text.units.dropLast(part.count)) : text)
        },
        "format": { (text, call, interpreter) throws(TemplateError) in
            .string(try TemplateFormatting.format(text, call, interpreter))
        },
    ]

    private static let asking: [String: Method] = [
        "startswith": { (text, call, interpreter) throws(TemplateError) in
            .bool(try options(call, interpreter).contains { text.hasPrefix($0) })
        },
        "endswith": { (text, call, interpreter) throws(TemplateError) in
            .bool(try options(call, interpreter).contains { text.hasSuffix($0) })
        },
        "find": { (text, call, _) throws(TemplateError) in .integer(text.find(try required(call)) ?? -1) },
        "rfind": { (text, call, _) throws(TemplateError) in .integer(text.findLast(try required(call)) ?? -1) },
        "index": { (text, call, _) throws(TemplateError) in
            guard let index = text.find(try required(call)) else { throw TemplateError("substring not found") }
            return .integer(index)
        },
        "count": { (text, call, _) throws(TemplateError) in
            let part = try required(call)
            return .integer(part.isEmpty ? text.count + 1 : text.split(part, limit: -1).count - 1)
        },
        "isdigit": { (text, _, interpreter) throws(TemplateError) in
            .bool(
                try all(text, interpreter) {
                    $0.properties.numericType == .digit || $0.properties.numericType == .decimal
                })
        },
        "isalpha": { (text, _, interpreter) throws(TemplateError) in
            .bool(try all(text, interpreter) { isLetter($0) })
        },
        "isalnum": { (text, _, interpreter) throws(TemplateError) in
            .bool(try all(text, interpreter) { isLetter($0) || $0.properties.numericType != nil })
        },
        "isspace": { (text, _, _) throws(TemplateError) in
            .bool(!text.isEmpty && text.units.allSatisfy(TemplateString.isSpace))
        },
        "isupper": { (text, _, interpreter) throws(TemplateError) in
            .bool(try interpreter.isUppercase(text))
        },
        "islower": { (text, _, interpreter) throws(TemplateError) in
            .bool(try interpreter.isLowercase(text))
        },
    ]

    private static func all(
        _ text: TemplateString, _ interpreter: TemplateInterpreter, _ test: (Unicode.Scalar) -> Bool
    ) throws(TemplateError) -> Bool {
        try interpreter.charge(text.count * 8)
        return !text.isEmpty && text.units.allSatisfy { test(TemplateString.scalar($0)) }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        default: false
        }
    }

    private static func required(_ call: TemplateArguments) throws(TemplateError) -> TemplateString {
        guard let text = try call.string(0, "sub") else { throw TemplateError("a string is missing") }
        return text
    }

    private static func separator(_ call: TemplateArguments) throws(TemplateError) -> TemplateString? {
        let separator = try call.string(0, "sep")
        guard separator?.isEmpty != true else { throw TemplateError("empty separator") }
        return separator
    }

    private static func options(
        _ call: TemplateArguments, _ interpreter: TemplateInterpreter
    ) throws(TemplateError) -> [TemplateString] {
        guard case .tuple(let elements)? = call.positional.first else { return [try required(call)] }
        var result: [TemplateString] = []
        for element in elements { result.append(try interpreter.text(of: element)) }
        return result
    }

    private static func parts(_ text: TemplateString, _ index: Int, _ separator: TemplateString) -> TemplateValue {
        .tuple([
            .string(TemplateString(units: text.units[..<index])), .string(separator),
            .string(TemplateString(units: text.units[(index + separator.count)...])),
        ])
    }

    /// Replaces, if the result is within the limit.
    static func replaced(
        _ text: TemplateString, _ old: TemplateString, _ new: TemplateString, _ limit: Int,
        _ interpreter: TemplateInterpreter
    ) throws(TemplateError) -> TemplateValue {
        let times = old.isEmpty ? text.count + 1 : text.split(old, limit: limit).count - 1
        let growth = times.multipliedReportingOverflow(by: new.count)
        try interpreter.checkSize(growth.overflow ? .max : growth.partialValue)
        return .string(text.replacing(old, with: new, limit: limit))
    }

    /// Joins, if the result is within the limit.
    static func joined(
        _ parts: [TemplateValue], _ separator: TemplateString, _ interpreter: TemplateInterpreter
    ) throws(TemplateError) -> TemplateValue {
        var result = TemplateString()
        for (index, part) in parts.enumerated() {
            if index > 0 { result.append(separator) }
            result.append(try interpreter.text(of: part))
            try interpreter.checkSize(result.count)
        }
        return .string(result)
    }
}
