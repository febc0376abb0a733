import Foundation

/// An error number of the system.
struct SystemError: Error, Hashable {
    let code: Int32

    init(_ code: Int32) { self.code = code }

    /// The system's words for it.
    var text: String { String(cString: strerror(code)) }
}
