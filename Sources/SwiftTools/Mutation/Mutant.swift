/// A small fault that could be in a file: a range, and the code to put there instead.
package struct Mutant: Sendable, Hashable {
    /// A kind of fault.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Another comparison, or its negation.
        case comparison
        /// Another Boolean operator, or a negated condition.
        case boolean
        /// Another operator, another end of a range, or one operand removed.
        case arithmetic
        /// Another literal.
        case constant
        /// Another return value.
        case returnValue = "return value"
        /// A call removed.
        case removedCall = "removed call"
        /// An assignment removed.
        case removedAssignment = "removed assignment"
    }

    /// How the switch between original and mutant is written in the code.
    package enum Form: Sendable, Hashable {
        /// A conditional expression with both values, cast to the type if its name is known.
        case expression(type: String?)
        /// A Boolean value that is negated if the mutant is active.
        case opposite
        /// A statement that is skipped if the mutant is active.
        case statement
    }

    /// The function a mutant is in.
    package struct Function: Sendable, Hashable {
        /// The names from the outermost type to the function: `["Heap", "insert(_:)"]`. An accessor has its property's
        /// name.
        package let path: [String]
        /// The USR (unified symbol resolution) of the function, the property or the subscript; `nil` outside of all.
        package let usr: String?
        /// Its lines, counted from 1.
        package let lines: ClosedRange<Int>
    }

    /// Its number, at least 1 and unique in the program.
    package var id: Int
    /// The kind of fault.
    package let kind: Kind
    /// How its switch is written in the code.
    package let form: Form
    /// The range of the code that it replaces, in bytes of the file.
    package let range: Range<Int>
    /// The line of the change, counted from 1.
    package let line: Int
    /// The column of the change in bytes, counted from 1.
    package let column: Int
    /// The original code.
    package let original: String
    /// The mutated code, on one line; empty for a statement that is skipped.
    package let mutated: String
    /// The change in words: "`<` became `<=`".
    package let change: String
    /// The function it is in.
    package let function: Function
    /// Whether it may make a loop endless.
    package let mayNotEnd: Bool

    /// The mutant in words: "line 12: `<` became `<=`".
    package var description: String { "line \(line): \(change)" }
}
