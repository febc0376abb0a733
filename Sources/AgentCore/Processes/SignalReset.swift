import Foundation

/// A program starts with all signals as a fresh one has them, whatever this process ignores or holds back.
enum SignalReset {
    #if canImport(Darwin)
        typealias Attributes = posix_spawnattr_t?
    #else
        typealias Attributes = posix_spawnattr_t
    #endif

    static func apply(to attributes: inout Attributes) {
        var all = sigset_t()
        sigfillset(&all)
        // These two are nobody's to set.
        sigdelset(&all, SIGKILL)
        sigdelset(&all, SIGSTOP)
        posix_spawnattr_setsigdefault(&attributes, &all)
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
    }
}
