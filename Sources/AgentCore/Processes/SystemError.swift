import Foundation

/// An `errno` value.
package struct SystemError: Error, Hashable, CustomStringConvertible {
    /// The number.
    package let code: Int32

    /// Makes an error from an error number.
    package init(_ code: Int32) { self.code = code }

    /// The system's description (`strerror`).
    package var text: String { String(cString: strerror(code)) }

    /// The same as `text`.
    package var description: String { text }
}
