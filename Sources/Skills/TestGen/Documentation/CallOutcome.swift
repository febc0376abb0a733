import Foundation

/// What a call gives.
enum CallOutcome {
    case isNil
    case empty
    /// An error, by its pattern where it has one.
    case error(String?)
    /// Anything but an error.
    case noError
    /// Nothing of what the call is made on changes.
    case unchanged
    /// Anything but `nil`.
    case isNotNil
    /// A value that depends on those of the call; `nil` where it is not known.
    case value((CallAssignment) -> SampleValue?)
    /// A Swift condition about `result` that depends on the call's values; `nil` where it is not known.
    case holds((CallAssignment) -> String?)

    /// The promise for a call's values and a result type; `nil` where none can be made.
    func expectation(_ assignment: CallAssignment, type: SampleType?, isFailable: Bool) -> DocumentedExpectation
        .Expectation?
    {
        switch self {
        case .isNil: return isFailable || type?.isOptional == true ? .isNil : nil
        case .error(let name): return .throwsError(name)
        case .noError: return .doesNotThrow
        case .unchanged: return nil
        case .isNotNil: return isFailable || type?.isOptional == true ? .isNotNil : nil
        case .empty:
            switch type {
            case .string?, .array?, .set?: return .holds("result.isEmpty")
            case .optional?: return .holds("result?.isEmpty == true")
            case .other(let name)? where name.hasPrefix("["): return .holds("result.isEmpty")
            default: return nil
            }
        case .holds(let make): return make(assignment).map { .holds($0) }
        case .value(let make):
            guard let type, let value = make(assignment) else { return nil }
            return Self.equality(value, type)
        }
    }

    private static func equality(_ value: SampleValue, _ type: SampleType) -> DocumentedExpectation.Expectation? {
        switch (value, type.unwrapped) {
        case (.none, _): return type.isOptional ? .isNil : nil
        case (.bool(let flag), .bool): return type.isOptional ? .equals("\(flag)") : flag ? .isTrue : .isFalse
        case (.int, .integer), (.string, .string): return .equals(value.swift(as: type))
        case (.string(let text), .character): return text.count == 1 ? .equals(value.swift(as: type)) : nil
        case (.int, .floating), (.double, .floating):
            let number = value.number ?? 0
            let text = value.swift(as: type)
            if type.isOptional { return .holds("result.map { abs(Double($0) - (\(text))) <= 1e-9 } ?? false") }
            return .approximates(text, tolerance: abs(number) > 1000 ? "1e-6" : "1e-9")
        case (.array(let values), .array(let element)):
            if element.isFloating { return nil }
            return values.allSatisfy { suits($0, element) } ? .equals(value.swift(as: type)) : nil
        case (.array(let values), .set(let element)):
            return values.allSatisfy { suits($0, element) } ? .equals(value.swift(as: type)) : nil
        case (.code(let text), let plain):
            if plain.isFloating, Double(text) != nil { return .approximates(text, tolerance: "1e-9") }
            if plain == .bool { return text == "true" ? .isTrue : text == "false" ? .isFalse : nil }
            return InlineExampleReader.fits(text, plain) || plain.isOther && text.hasPrefix(".") ? .equals(text) : nil
        default: return nil
        }
    }

    private static func suits(_ value: SampleValue, _ type: SampleType) -> Bool {
        switch (value, type) {
        case (.int, .integer), (.string, .string), (.bool, .bool): true
        case (.string(let text), .character): text.count == 1
        case (.array(let values), .array(let element)): values.allSatisfy { suits($0, element) }
        default: false
        }
    }
}

/// What a sentence says of calls: under a condition, an outcome.
struct CallRule {
    /// `nil`: wherever no other rule says otherwise.
    let condition: CallCondition?
    let outcome: CallOutcome
    let quote: String
}
