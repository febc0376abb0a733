import Foundation

/// Waits for files that another program has set to answer at once even if they are not ready.
enum FileReadiness {
    /// Returns when the file is ready for the events, or has failed.
    static func wait(for file: Int32, _ events: Int16) {
        var descriptor = pollfd(fd: file, events: events, revents: 0)
        _ = poll(&descriptor, 1, -1)
    }
}
