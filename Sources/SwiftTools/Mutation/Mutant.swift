/// One small fault that could be in a file: a place, and what stands there instead.
package struct Mutant: Sendable, Hashable {
    /// What kind of fault it is.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Another comparison, or the opposite.
        case comparison
        /// Another Boolean operator, or the opposite of a condition.
        case boolean
        /// Another operator, another end of a range, or one operand left out.
        case arithmetic
        /// Another literal.
        case constant
        /// Another result.
        case returnValue = "return value"
        /// A call that is not made.
        case removedCall = "removed call"
        /// An assignment that is not made.
        case removedAssignment = "removed assignment"
    }

    /// How it is put into the code.
    package enum Form: Sendable, Hashable {
        /// As the one or the other value of an expression; with the type's name where it is a simple one.
        case expression(type: String?)
        /// As a Boolean value or its opposite.
        case opposite
        /// As a statement that runs or does not.
        case statement
    }

    /// The function a mutant is in.
    package struct Function: Sendable, Hashable {
        /// The names from the outermost type to this one: `["Heap", "insert(_:)"]`; of a property's accessor the
        /// property's.
        package let path: [String]
        /// The unified symbol resolution name of the function, the property or the subscript; `nil` outside of all.
        package let usr: String?
        /// Its lines, from 1.
        package let lines: ClosedRange<Int>
    }

    /// Its number, from 1, unlike that of any other in the same program.
    package var id: Int
    /// What kind of fault it is.
    package let kind: Kind
    /// How it is put into the code.
    package let form: Form
    /// What it stands for, in bytes of the file.
    package let range: Range<Int>
    /// The line at which that begins, from 1.
    package let line: Int
    /// The column in bytes, from 1.
    package let column: Int
    /// What stands there.
    package let original: String
    /// What stands there instead, on one line; empty for a statement that does not run.
    package let mutated: String
    /// What changed, in words: "`<` became `<=`".
    package let change: String
    /// The function it is in.
    package let function: Function
    /// Whether it may keep a loop from ending.
    package let mayNotEnd: Bool

    /// What a reader is told: "line 12: `<` became `<=`".
    package var description: String { "line \(line): \(change)" }
}
