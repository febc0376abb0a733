import Foundation

/// An open file, closed with the last reference to it.
package final class Descriptor: Sendable {
    /// The system's number for it.
    package let number: Int32

    /// Takes over an open descriptor.
    package init(owning number: Int32) { self.number = number }

    deinit { close(number) }
}
