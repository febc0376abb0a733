import Foundation

/// The bounds that a schema sets for numbers.
struct NumberBounds {
    private var least = -Double.infinity
    private var most = Double.infinity
    private var isLeastOut = false
    private var isMostOut = false
    /// Fraction digits of numbers that are not whole.
    private(set) var fractionDigits = 2

    /// Reads `minimum`, `maximum` and their exclusive forms.
    ///
    /// - Throws: `EngineError` (invalidShape) if one is not a number.
    init(_ schema: JSONValue, at location: SchemaLocation) throws(EngineError) {
        for key in ["minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum"] {
            guard let value = schema[key] else { continue }
            guard let bound = value.doubleValue else { throw location.child(key).error("\(value.text()) is no number") }
            let isOut = key.hasPrefix("exclusive")
            if key.hasSuffix("inimum") {
                if bound > least || bound == least && isOut { (least, isLeastOut) = (bound, isOut) }
            } else if bound < most || bound == most && isOut {
                (most, isMostOut) = (bound, isOut)
            }
            let spelled = value.text().split(separator: ".").dropFirst().first?.prefix { $0.isNumber }.count ?? 0
            fractionDigits = min(12, max(fractionDigits, spelled + 1))
        }
    }

    /// Whether there is a bound at all.
    var hasAny: Bool { least > -.infinity || most < .infinity }

    /// The integers that, divided by 10 to the power of `fractionDigits`, lie within the bounds; `nil` if there are none.
    func scaled(by fractionDigits: Int) -> ClosedRange<Int>? {
        let scale = pow(10, Double(fractionDigits))
        let limit = Double(ShapeBuilder.greatest)
        guard least * scale <= limit, most * scale >= -limit else { return nil }
        // Rounding may put the product off by one: the quotient decides.
        var low = Int(max(-limit, (least * scale).rounded(.up) - 1))
        while low < ShapeBuilder.greatest, !isAbove(Double(low) / scale) { low += 1 }
        var high = Int(min(limit, (most * scale).rounded(.down) + 1))
        while high > -ShapeBuilder.greatest, !isBelow(Double(high) / scale) { high -= 1 }
        guard low <= high, isAbove(Double(low) / scale), isBelow(Double(high) / scale) else { return nil }
        return low...high
    }

    private func isAbove(_ value: Double) -> Bool { isLeastOut ? value > least : value >= least }
    private func isBelow(_ value: Double) -> Bool { isMostOut ? value < most : value <= most }
}
