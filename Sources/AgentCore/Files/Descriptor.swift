import Foundation

/// An open file descriptor. It is closed when the last reference goes away.
package final class Descriptor: Sendable {
    /// The descriptor's number.
    package let number: Int32

    /// Takes over an open descriptor.
    package init(owning number: Int32) { self.number = number }

    deinit { close(number) }
}
