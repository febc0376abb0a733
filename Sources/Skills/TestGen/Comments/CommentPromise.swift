/// One promise of a symbol's documentation about a call.
struct CommentPromise: Sendable, Hashable {
    /// What has to hold for the value, which conditions call `result`.
    enum Expectation: Sendable, Hashable {
        /// It equals this Swift expression.
        case equals(String)
        /// It is a floating-point number no further than the tolerance from this Swift expression.
        case approximates(String, tolerance: String)
        case isNil
        case isTrue
        case isFalse
        /// The call throws: any error if `nil`, otherwise this one (a Swift pattern expression such as
        /// `ParseError.empty`).
        case throwsError(String?)
        /// This Swift condition about `result` holds.
        case holds(String)
        /// The description is this text. A description in another format does not count against the code.
        case isWritten(String)
    }

    /// The USR of the documented symbol.
    let symbol: String
    /// The words of the comment that promise it, for the report.
    let quote: String
    /// Swift statements to run first: `var stack = Stack<Int>()`.
    let setup: [String]
    /// The call, a Swift expression without `try` and `await`: `clamp(15, to: 0...10)`.
    let expression: String
    let expectation: Expectation
    /// Whether the expression may throw, whether or not it is expected to.
    let isTry: Bool
    /// Whether the expression has to be awaited.
    let isAwait: Bool
    /// Groups promises that differ only in values the documentation leaves open. Such a promise is reported as broken
    /// only if no promise of its group is kept.
    var trial: String?
    /// The model that read the promise; `nil` if rules did.
    var reader: String?

    /// A Swift condition about `result`; `nil` if the call is expected to throw.
    var condition: String? {
        switch expectation {
        case .equals(let value): "result == \(value)"
        case .approximates(let value, let tolerance): "abs(Double(result) - (\(value))) <= \(tolerance)"
        case .isNil: "result == nil"
        case .isTrue: "result == true"
        case .isFalse: "result == false"
        case .throwsError: nil
        case .holds(let condition): condition
        case .isWritten(let text): "result == \(SwiftLiteral.string(text))"
        }
    }

    /// The expected value as text: `10`, `nil`, `an error`.
    var expected: String {
        switch expectation {
        case .equals(let value): value
        case .approximates(let value, let tolerance): "\(value) ± \(tolerance)"
        case .isNil: "nil"
        case .isTrue: "true"
        case .isFalse: "false"
        case .throwsError(let error): error ?? "an error"
        case .holds(let condition): condition
        case .isWritten(let text): SwiftLiteral.string(text)
        }
    }

    /// The expected value for people: a name bound in `setup` is replaced by its expression.
    var told: String {
        guard case .equals(let name) = expectation,
            let bound = setup.last(where: { $0.hasPrefix("let \(name) = ") })
        else { return expected }
        let code = bound.dropFirst("let \(name) = ".count)
        return "what \(code.hasPrefix("try ") ? code.dropFirst(4) : code) gives"
    }
}
