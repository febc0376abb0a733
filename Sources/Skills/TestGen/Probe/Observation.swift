/// What a scenario saw at one step.
struct Observation: Hashable, Sendable {
    /// Where it was seen.
    struct Place: Hashable, Sendable {
        /// The scenario's number.
        let scenario: Int
        /// The step's number.
        let step: Int
        /// The part of the value: empty for the whole, `.0`, `.name` for a tuple's, `?` for the elements of an optional's value.
        let accessor: String
    }

    /// How it is written down, and can be asserted.
    enum Form: String, Sendable, Hashable {
        /// The value equals this literal.
        case equals
        /// It is true or false.
        case bool
        /// There is no value.
        case isNil = "nil"
        /// It is not a number.
        case isNaN = "nan"
        /// The elements equal this array literal.
        case array
        /// There are no elements.
        case empty
        /// The first 24 elements do.
        case prefix
        /// The elements' description is this text.
        case arrayDescribed = "array-described"
        /// Its own description is this text.
        case described
        /// The description that the language makes is this text.
        case dumped
        /// This error was thrown.
        case throwsError = "throws"
        /// An error was thrown whose description is this text.
        case throwsDescribed = "throws-described"
        /// An error of this type was thrown.
        case throwsType = "throws-type"
        /// It ran through.
        case void
    }

    let form: Form
    /// As Swift code.
    let text: String
}
