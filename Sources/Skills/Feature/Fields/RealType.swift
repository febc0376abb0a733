import Foundation

/// The types of binary fractions.
enum RealType: String, Sendable, Hashable, CaseIterable {
    case double = "Double"
    case float = "Float"

    /// How many decimal digits it tells apart.
    private var digits: Int { self == .double ? 15 : 6 }

    /// A small step that still leads to another value beside a number.
    func step(beside number: Decimal) -> Decimal {
        let exponent = max(-3, Self.wholeDigits(number) - digits + 1)
        return Decimal(sign: .plus, exponent: exponent, significand: 1)
    }

    private static func wholeDigits(_ number: Decimal) -> Int {
        var (count, size) = (0, abs(number))
        while size >= 1 {
            size /= 10
            count += 1
        }
        return count
    }

    /// A value as Swift writes it; `nil` where it is none, or beyond what the type holds.
    func literal(_ text: String) -> String? {
        guard let value = Double(text), value.isFinite, self == .double || Float(value).isFinite else { return nil }
        return "\(value)"
    }
}
