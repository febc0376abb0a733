extension ShapeBuilder {
    /// Maximum digits of a whole number: all such numbers are exact as 64-bit floats.
    static let mostDigits = 15
    /// The greatest whole number that is generated.
    static let greatest = 999_999_999_999_999

    /// A whole number between two bounds.
    mutating func integer(_ range: ClosedRange<Int>, _ next: Int32) throws(EngineError) -> Int32 {
        try decimal(range, fractionDigits: 0, next)
    }

    /// A number with `fractionDigits` digits after the point, whose digits without the point are an integer within `range`.
    mutating func decimal(_ range: ClosedRange<Int>, fractionDigits: Int, _ next: Int32) throws(EngineError) -> Int32 {
        var targets: [Int32] = []
        if range.upperBound >= 0 {
            targets += try magnitudes(max(0, range.lowerBound), range.upperBound, fractionDigits, next)
        }
        if range.lowerBound < 0 {
            let negative = try either(magnitudes(max(1, -range.upperBound), -range.lowerBound, fractionDigits, next))
            if negative != Self.fail { targets.append(try literal("-", negative)) }
        }
        return try either(targets)
    }

    /// Any number: up to 15 digits, a point with up to 15 more, an exponent of up to two digits.
    mutating func number(_ next: Int32) throws(EngineError) -> Int32 {
        let digits = ByteSet(0x30...0x39)
        let digit = try byte(digits, Self.back)
        let exponent = try byte(
            ByteSet("eE".utf8),
            either([
                byte(ByteSet("+-".utf8), repeated(digit, 1, 2, next)), repeated(digit, 1, 2, next),
            ]))
        let end = try either([next, exponent])
        let fraction = try literal(".", repeated(digit, 1, 15, end))
        let tail = try either([end, fraction])
        let whole = try either([
            literal("0", tail), byte(ByteSet(0x31...0x39), repeated(digit, 0, Self.mostDigits - 1, tail)),
        ])
        return try either([whole, literal("-", whole)])
    }

    /// One target for each number of digits.
    private mutating func magnitudes(
        _ low: Int, _ high: Int, _ fractionDigits: Int, _ next: Int32
    ) throws(EngineError) -> [Int32] {
        guard low <= high else { return [] }
        var targets: [Int32] = []
        var floor = 0
        var count = fractionDigits + 1
        var ceiling = (0..<count).reduce(1) { power, _ in power * 10 } - 1
        while floor <= high {
            if ceiling >= low {
                let bounds = (padded(max(low, floor), count), padded(min(high, ceiling), count))
                targets.append(try digits(bounds.0[...], bounds.1[...], point: fractionDigits, next))
            }
            guard ceiling < Int.max / 20 else { break }
            floor = ceiling + 1
            ceiling = ceiling * 10 + 9
            count += 1
        }
        return targets
    }

    private func padded(_ value: Int, _ count: Int) -> [UInt8] {
        let text = Array(String(value).utf8)
        return [UInt8](repeating: 0x30, count: max(0, count - text.count)) + text
    }

    /// Numerals of one length between two others; a point precedes the last `point` digits.
    private mutating func digits(
        _ low: ArraySlice<UInt8>, _ high: ArraySlice<UInt8>, point: Int, _ next: Int32
    ) throws(EngineError) -> Int32 {
        guard let first = low.first, let last = high.first else { return next }
        let (lowRest, highRest) = (low.dropFirst(), high.dropFirst())
        var entry: Int32
        if first == last {
            entry = try literal(CollectionOfOne(first), digits(lowRest, highRest, point: point, next))
        } else {
            let nines = ArraySlice([UInt8](repeating: 0x39, count: lowRest.count))
            let zeros = ArraySlice([UInt8](repeating: 0x30, count: highRest.count))
            var targets = [
                try literal(CollectionOfOne(first), bound(lowRest, nines, point, next)),
                try literal(CollectionOfOne(last), bound(zeros, highRest, point, next)),
            ]
            if last - first > 1 {
                targets.append(try byte(ByteSet((first + 1)...(last - 1)), bound(zeros, nines, point, next)))
            }
            entry = try either(targets)
        }
        if point > 0, low.count == point { entry = try literal(".", entry) }
        return entry
    }

    /// The same, without branches if all digits are free.
    private mutating func bound(
        _ low: ArraySlice<UInt8>, _ high: ArraySlice<UInt8>, _ point: Int, _ next: Int32
    ) throws(EngineError) -> Int32 {
        guard low.allSatisfy({ $0 == 0x30 }), high.allSatisfy({ $0 == 0x39 }) else {
            return try digits(low, high, point: point, next)
        }
        var entry = next
        for rest in 0..<low.count {
            entry = try byte(ByteSet(0x30...0x39), entry)
            if point > 0, rest + 1 == point { entry = try literal(".", entry) }
        }
        return entry
    }
}
