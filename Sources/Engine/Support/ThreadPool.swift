import EngineKernels
import Foundation

/// Threads that share the work of one decoder. Used by one caller at a time.
final class ThreadPool {
    /// Threads at work, the caller's among them.
    let threads: Int
    /// The pool itself, for kernels that split their own work. Nil where the system had no memory for it; the
    /// caller's thread then does everything.
    let handle: OpaquePointer?

    /// As many threads as the machine has cores, but no more than generation can feed from memory.
    static var defaultThreads: Int { min(max(1, ProcessInfo.processInfo.activeProcessorCount), 16) }

    init(threads: Int) {
        handle = ek_pool_create(max(1, threads))
        self.threads = ek_pool_threads(handle)
    }

    deinit { ek_pool_destroy(handle) }

    /// Calls `body` with each item of 0 ..< `items` and the number of the thread it runs on, in no order.
    ///
    /// - Parameters:
    ///   - items: how often to call.
    ///   - alone: keeps all calls on the caller's thread, where they take less time than waking another.
    ///   - body: what to call.
    func forEach(_ items: Int, alone: Bool = false, _ body: (_ item: Int, _ thread: Int) -> Void) {
        if items <= 1 || threads == 1 || alone {
            for item in 0..<max(0, items) { body(item, 0) }
            return
        }
        withoutActuallyEscaping(body) { escaping in
            var work = escaping
            withUnsafeMutablePointer(to: &work) { context in
                let function: ek_item_function = { context, item, thread in
                    context?.assumingMemoryBound(to: ((Int, Int) -> Void).self).pointee(item, thread)
                }
                ek_pool_run(handle, items, function, context)
            }
        }
    }
}
