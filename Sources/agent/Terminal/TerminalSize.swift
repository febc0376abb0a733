import Foundation

/// How large a terminal is.
enum TerminalSize {
    /// The columns of the terminal that a descriptor is open on; `nil` where it is none or does not know.
    static func columns(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
