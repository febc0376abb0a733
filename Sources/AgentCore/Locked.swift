import Synchronization

/// A value that one thread at a time uses.
///
/// On Linux a `Mutex` knows its owner by a thread-local number, and the optimiser (Swift 6.3) may keep that number's
/// place across a suspension where locking twice is inlined into one async function, which may go on on another
/// thread: "Call to unlock Mutex on a thread which hasn't acquired the lock". So nothing here is inlined.
public final class Locked<Value>: Sendable {
    private let mutex: Mutex<Value>

    /// Guards a value.
    public init(_ value: sending Value) { mutex = Mutex(value) }

    /// Uses the value alone. `body` must not use this again.
    @inline(never)
    public func withLock<Result, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try mutex.withLock(body)
    }
}
