/// The integer types.
enum WholeType: String, Sendable, Hashable, CaseIterable {
    case int = "Int"
    case int8 = "Int8"
    case int16 = "Int16"
    case int32 = "Int32"
    case int64 = "Int64"
    case uint = "UInt"
    case uint8 = "UInt8"
    case uint16 = "UInt16"
    case uint32 = "UInt32"
    case uint64 = "UInt64"

    /// The lowest value.
    var lowest: Int {
        switch self {
        case .int, .int64: .min
        case .int8: Int(Int8.min)
        case .int16: Int(Int16.min)
        case .int32: Int(Int32.min)
        case .uint, .uint8, .uint16, .uint32, .uint64: 0
        }
    }

    /// The highest value, or `Int.max` if that is lower.
    var highest: Int {
        switch self {
        case .int, .int64, .uint, .uint64: .max
        case .int8: Int(Int8.max)
        case .int16: Int(Int16.max)
        case .int32: Int(Int32.max)
        case .uint8: Int(UInt8.max)
        case .uint16: Int(UInt16.max)
        case .uint32: Int(UInt32.max)
        }
    }

    /// Whether the type has enough values for random ids.
    var isWide: Bool { highest == .max }

    /// The value as a Swift literal; `nil` if it is no value of the type.
    func literal(_ text: String) -> String? {
        if let value = Int(text) { return lowest <= value && value <= highest ? "\(value)" : nil }
        return [.uint, .uint64].contains(self) ? UInt64(text).map { "\($0)" } : nil
    }
}
