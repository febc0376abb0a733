import EngineKernels
import Foundation

/// Threads that share the work of one decoder. Used by one caller at a time.
final class ThreadPool {
    /// Number of threads, including the caller's.
    let threads: Int
    /// The C pool, for kernels that split their own work. Nil if the system had no memory for it; the caller's thread
    /// then does everything.
    let handle: OpaquePointer?

    /// One thread per core, but no more than memory can feed during generation.
    static var defaultThreads: Int { min(max(1, ProcessInfo.processInfo.activeProcessorCount), 16) }

    init(threads: Int) {
        handle = ek_pool_create(max(1, threads))
        self.threads = ek_pool_threads(handle)
    }

    deinit { ek_pool_destroy(handle) }

    /// Calls `body` with each item of 0 ..< `items` and the index of the thread that runs it, in no particular order.
    ///
    /// - Parameters:
    ///   - items: number of calls.
    ///   - alone: runs all calls on the caller's thread, for work that takes less time than waking another.
    ///   - body: the function to call.
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
