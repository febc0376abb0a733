import Foundation

/// An error number of the system.
package struct SystemError: Error, Hashable, CustomStringConvertible {
    /// The number.
    package let code: Int32

    /// An error of this number.
    package init(_ code: Int32) { self.code = code }

    /// The system's words for it.
    package var text: String { String(cString: strerror(code)) }

    /// The same.
    package var description: String { text }
}
