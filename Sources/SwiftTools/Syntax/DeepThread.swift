import Foundation

/// Runs deeply recursive code on a thread with a large stack: a task's stack may be small.
enum DeepThread {
    /// The stack size in bytes: enough for some thousand levels in a debug build.
    private static let stackSize = 64 << 20

    /// Runs `body` to its end.
    static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: body()) }
            thread.stackSize = stackSize
            thread.start()
        }
    }
}
