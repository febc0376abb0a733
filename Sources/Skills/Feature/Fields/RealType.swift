import Foundation

/// The binary floating-point types.
enum RealType: String, Sendable, Hashable, CaseIterable {
    case double = "Double"
    case float = "Float"

    /// The number of decimal digits that the type keeps.
    private var digits: Int { self == .double ? 15 : 6 }

    /// A small step from a number that still gives a different value of the type.
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

    /// The value as a Swift literal; `nil` if it is no finite value of the type.
    func literal(_ text: String) -> String? {
        guard let value = Double(text), value.isFinite, self == .double || Float(value).isFinite else { return nil }
        return "\(value)"
    }
}
