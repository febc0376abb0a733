import Foundation

/// The size of a terminal.
enum TerminalSize {
    /// The columns of a descriptor's terminal; `nil` where it is not a terminal, or its size is not known.
    static func columns(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
