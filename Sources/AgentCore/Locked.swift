import Synchronization

/// A value protected by a mutex.
///
/// `withLock` must not be inlined. On Linux a `Mutex` records its owner by a thread-local number. If two lock calls
/// are inlined into one async function, the optimiser (Swift 6.3) may keep the address of that number across a
/// suspension, and the function may resume on another thread: "Call to unlock Mutex on a thread which hasn't acquired
/// the lock".
public final class Locked<Value>: Sendable {
    private let mutex: Mutex<Value>

    /// Protects a value.
    public init(_ value: sending Value) { mutex = Mutex(value) }

    /// Runs `body` with exclusive access to the value. `body` must not lock the same value again.
    @inline(never)
    public func withLock<Result, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try mutex.withLock(body)
    }
}
