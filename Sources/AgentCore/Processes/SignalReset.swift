import Foundation

/// Starts programs with default signal handling and an empty signal mask, whatever this process ignores or blocks.
enum SignalReset {
    #if canImport(Darwin)
        typealias Attributes = posix_spawnattr_t?
    #else
        typealias Attributes = posix_spawnattr_t
    #endif

    static func apply(to attributes: inout Attributes) {
        var all = sigset_t()
        sigfillset(&all)
        // These two cannot be changed.
        sigdelset(&all, SIGKILL)
        sigdelset(&all, SIGSTOP)
        posix_spawnattr_setsigdefault(&attributes, &all)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
    }
}
