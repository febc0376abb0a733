import Foundation

/// Standard input, output and error.
enum StandardFiles {
    /// Opens `/dev/null` for those that are closed. Otherwise the next opened file would get such a number, and this
    /// program and its children would write their output into it.
    static func complete() {
        for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 && errno == EBADF {
            // `open` returns the lowest free number.
            _ = open("/dev/null", O_RDWR)
        }
    }
}
