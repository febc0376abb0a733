/// The value, or the error, that a scenario recorded at one step.
struct ProbeObservation: Hashable, Sendable {
    /// Where it was recorded.
    struct Point: Hashable, Sendable {
        /// The scenario's number.
        let scenario: Int
        /// The step's number.
        let step: Int
        /// The part of the value: empty for the whole; `.0` or `.name` for an element of a tuple; `?` for the value in
        /// an optional.
        let accessor: String
    }

    /// How the value is recorded, and so how a test can assert it.
    enum Form: String, Sendable, Hashable {
        /// The value equals this literal.
        case equals
        /// The value is a Boolean.
        case bool
        /// The value is `nil`.
        case isNil = "nil"
        /// The value is a NaN.
        case isNaN = "nan"
        /// The elements equal this array literal.
        case array
        /// There are no elements.
        case empty
        /// The first 24 elements equal this array literal.
        case prefix
        /// The elements' description is this text.
        case arrayDescribed = "array-described"
        /// The type's own description is this text.
        case described
        /// Swift's default description of the value is this text.
        case dumped
        /// This error was thrown.
        case throwsError = "throws"
        /// An error was thrown whose description is this text.
        case throwsDescribed = "throws-described"
        /// An error of this type was thrown.
        case throwsType = "throws-type"
        /// The call returned without a value.
        case void
    }

    let form: Form
    /// The recorded value as Swift code.
    let text: String
}
