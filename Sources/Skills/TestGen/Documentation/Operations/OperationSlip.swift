/// A slip that shows in every result alike, so that hardly any call gives what it should.
enum OperationSlip: CaseIterable, Sendable {
    /// The last element is missing.
    case lacksLast
    /// The first element is missing.
    case lacksFirst
    /// Every element comes one place late, after a zero.
    case isLate

    /// What the slip makes of a right result; `nil` where that is nothing else.
    func makes(of value: SampleValue) -> SampleValue? {
        guard case .array(let values) = value, !values.isEmpty else { return nil }
        switch self {
        case .lacksLast: return .array(Array(values.dropLast()))
        case .lacksFirst: return .array(Array(values.dropFirst()))
        case .isLate: return values[0].number == nil ? nil : .array([.int(0)] + values.dropLast())
        }
    }
}
