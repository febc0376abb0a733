/// What a symbol's documentation promises of a call.
struct CommentPromise: Sendable, Hashable {
    /// What has to be true of the value, called `result`.
    enum Expectation: Sendable, Hashable {
        /// It equals this Swift expression.
        case equals(String)
        /// It is a floating-point number no further than the tolerance from this Swift expression.
        case approximates(String, tolerance: String)
        case isNil
        case isTrue
        case isFalse
        /// The call throws; this error (a Swift pattern expression such as `ParseError.empty`), where one is named.
        case throwsError(String?)
        /// This Swift condition about `result` is true.
        case holds(String)
        /// The result, a text, is this one; a text of another form tells nothing.
        case isWritten(String)
    }

    /// The symbol whose documentation says so.
    let symbol: String
    /// The words it comes from, for the report.
    let quote: String
    /// Swift statements before: `var stack = Stack<Int>()`.
    let setup: [String]
    /// The call, a Swift expression without `try` and `await`: `clamp(15, to: 0...10)`.
    let expression: String
    let expectation: Expectation
    /// Whether the expression may throw, whether or not it is expected to.
    let isTry: Bool
    /// Whether the expression has to be awaited.
    let isAwait: Bool
    /// What is tried with several values that the documentation leaves open: it is broken where it is with each of them.
    var trial: String?
    /// The model that read it; `nil` where rules did.
    var reader: String?

    /// A Swift condition about `result`; `nil` where the promise is that the call throws.
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

    /// What is expected, in words: `10`, `nil`, `an error`.
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

    /// The same for people: of a name that is only bound on the way, what it is bound to.
    var told: String {
        guard case .equals(let name) = expectation,
            let bound = setup.last(where: { $0.hasPrefix("let \(name) = ") })
        else { return expected }
        let code = bound.dropFirst("let \(name) = ".count)
        return "what \(code.hasPrefix("try ") ? code.dropFirst(4) : code) gives"
    }
}
