/// What a symbol's documentation promises of a call.
package struct DocumentedExpectation: Sendable, Hashable {
    /// What has to be true of the value, called `result`.
    package enum Expectation: Sendable, Hashable {
        /// It equals this Swift expression.
        case equals(String)
        /// It is a floating-point number no further than the tolerance from this Swift expression.
        case approximates(String, tolerance: String)
        case isNil
        case isNotNil
        case isTrue
        case isFalse
        /// The call throws; this error (a Swift pattern expression such as `ParseError.empty`), where one is named.
        case throwsError(String?)
        /// The call gives something and throws nothing.
        case doesNotThrow
        /// This Swift condition about `result` is true.
        case holds(String)
        /// The result, a text, is this one; a text of another form tells nothing.
        case isWritten(String)
    }

    /// The symbol whose documentation says so.
    package let symbol: String
    /// The words it comes from, for the report.
    package let quote: String
    /// Swift statements before: `var stack = Stack<Int>()`.
    package let setup: [String]
    /// The call, a Swift expression without `try` and `await`: `clamp(15, to: 0...10)`.
    package let expression: String
    package let expectation: Expectation
    /// Whether the expression may throw, whether or not it is expected to.
    package let isTry: Bool
    /// Whether the expression has to be awaited.
    package let isAwait: Bool
    /// Whether a trap tells nothing, as what is done before the call may be what the code refuses.
    package var isRisky = false

    /// Makes an expectation.
    package init(
        symbol: String, quote: String, setup: [String] = [], expression: String, expectation: Expectation,
        isTry: Bool = false, isAwait: Bool = false
    ) {
        self.symbol = symbol
        self.quote = quote
        self.setup = setup
        self.expression = expression
        self.expectation = expectation
        self.isTry = isTry
        self.isAwait = isAwait
    }

    /// The same where what is done before may be refused.
    package var risky: DocumentedExpectation {
        var copy = self
        copy.isRisky = true
        return copy
    }

    /// A Swift condition about `result`; `nil` where the promise is that the call throws.
    package var condition: String? {
        switch expectation {
        case .equals(let value): "result == \(value)"
        case .approximates(let value, let tolerance): "abs(Double(result) - (\(value))) <= \(tolerance)"
        case .isNil: "result == nil"
        case .isNotNil: "result != nil"
        case .isTrue: "result == true"
        case .isFalse: "result == false"
        case .throwsError: nil
        case .doesNotThrow: "true"
        case .holds(let condition): condition
        case .isWritten(let text): "result == \(SwiftLiteral.string(text))"
        }
    }

    /// What is expected, in words: `10`, `nil`, `an error`.
    package var expected: String {
        switch expectation {
        case .equals(let value): value
        case .approximates(let value, let tolerance): "\(value) ± \(tolerance)"
        case .isNil: "nil"
        case .isNotNil: "a value"
        case .isTrue: "true"
        case .isFalse: "false"
        case .throwsError(let error): error ?? "an error"
        case .doesNotThrow: "no error"
        case .holds(let condition): condition
        case .isWritten(let text): SwiftLiteral.string(text)
        }
    }

    /// The same for people: of a name that is only bound on the way, what it is bound to.
    package var told: String {
        guard case .equals(let name) = expectation,
            let bound = setup.last(where: { $0.hasPrefix("let \(name) = ") })
        else { return expected }
        let code = bound.dropFirst("let \(name) = ".count)
        return "what \(code.hasPrefix("try ") ? code.dropFirst(4) : code) gives"
    }
}
