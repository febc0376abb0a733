extension SchemaCompiler {
    /// A string of any characters, with a length in characters.
    mutating func freeText(_ least: Int, _ most: Int?) throws(EngineError) -> Int32 {
        let close = try builder.literal("\"", ShapeBuilder.back)
        return try builder.literal("\"", builder.repeated(strings.any, least, most, close))
    }

    /// Compiles a string.
    mutating func string(_ schema: JSONValue, at location: SchemaLocation) throws(EngineError) -> Int32 {
        let least = try count("minLength", schema, at: location) ?? 0
        let most = try count("maxLength", schema, at: location)
        guard least <= most ?? Int.max else { throw location.child("minLength").error("is more than maxLength") }
        guard let (pattern, key) = try pattern(schema, at: location) else { return try freeText(least, most) }
        let pointer = "#" + location.child(key).pointer
        let automaton = try PatternNFA(pattern, at: pointer)
        let close = try builder.literal("\"", ShapeBuilder.back)
        return try builder.literal(
            "\"",
            builder.pattern(
                automaton, length: least...(most ?? Int.max), isUnlimited: most == nil, strings, close))
    }

    private func pattern(
        _ schema: JSONValue, at location: SchemaLocation
    ) throws(EngineError) -> (pattern: String, key: String)? {
        let pattern = schema["pattern"]
        guard let format = schema["format"] else {
            guard let pattern else { return nil }
            guard let text = pattern.stringValue else { throw location.child("pattern").error("is no text") }
            return (text, "pattern")
        }
        guard let name = format.stringValue, let text = StringFormats.pattern(name) else {
            throw location.child("format").error(
                "the format \(format.text()) is not supported; date, time, date-time, email, ipv4 and uuid are")
        }
        guard pattern == nil else { throw location.child("format").error("is not supported beside pattern") }
        return (text, "format")
    }

    /// Compiles a number.
    mutating func number(
        _ schema: JSONValue, isWhole: Bool, at location: SchemaLocation
    ) throws(EngineError) -> Int32 {
        if let step = schema["multipleOf"], !(isWhole && step.whole == 1) {
            throw location.child("multipleOf").error("the keyword is not supported")
        }
        let bounds = try NumberBounds(schema, at: location)
        if !isWhole, !bounds.hasAny { return try builder.number(ShapeBuilder.back) }
        var targets: [Int32] = []
        if let range = bounds.scaled(by: 0) { targets.append(try builder.integer(range, ShapeBuilder.back)) }
        if !isWhole, let range = bounds.scaled(by: bounds.fractionDigits) {
            targets.append(try builder.decimal(range, fractionDigits: bounds.fractionDigits, ShapeBuilder.back))
        }
        guard !targets.isEmpty else {
            throw location.error("no \(isWhole ? "whole " : "")number of up to 15 digits lies between the bounds")
        }
        return try builder.either(targets)
    }

    /// The value of a keyword that is a count.
    func count(_ key: String, _ schema: JSONValue, at location: SchemaLocation) throws(EngineError) -> Int? {
        guard let value = schema[key] else { return nil }
        guard let count = value.whole, count >= 0 else {
            throw location.child(key).error("\(value.text()) is no whole number from 0")
        }
        return count
    }
}
