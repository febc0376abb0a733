import Foundation

/// The three files that every program counts on.
enum StandardFiles {
    /// Opens `/dev/null` for those that this program was started without. Otherwise the next file that is opened gets
    /// such a number, and what is meant for the terminal is written into it, here and in every program started from here.
    static func complete() {
        for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 && errno == EBADF {
            // The lowest free number is given.
            _ = open("/dev/null", O_RDWR)
        }
    }
}
