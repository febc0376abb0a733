import Foundation

/// Runs what descends deep into a tree on a thread with a stack that is large enough for it: a task's may be small.
enum DeepThread {
    /// In bytes: some thousand levels of a debug build.
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
