import EngineKernels
import Synchronization

/// How fast this machine reads memory, which limits token generation.
public enum MemoryBandwidth {
    /// Reads a model's file (its largest part, if it is split) from start to end with a plain vectorised loop.
    ///
    /// - Parameters:
    ///   - model: its file should be much larger than the processor's cache, so that the result is the speed of memory.
    ///     Call once before measuring, so that the file is in memory.
    ///   - threads: number of threads.
    /// - Returns: bytes per second.
    public static func read(_ model: LoadedModel, threads: Int) -> Double {
        guard let part = model.file.parts.max(by: { $0.count < $1.count }), let start = part.baseAddress else {
            return 0
        }
        return read(start, part.count, ThreadPool(threads: threads))
    }

    static func read(_ start: UnsafeRawPointer, _ bytes: Int, _ pool: ThreadPool) -> Double {
        guard let kernels = ek_best_kernels(), let read = kernels.pointee.read else { return 0 }
        let piece = 1 << 20
        let pieces = max(1, bytes / piece)
        let sums = Buffer<Float>(count: pieces)  // kept, so that the compiler cannot drop the reads
        nonisolated(unsafe) let base = start
        let elapsed = ContinuousClock().measure {
            pool.forEach(pieces) { item, _ in
                sums.start[item] = read(base + item * piece, min(piece, bytes - item * piece))
            }
        }
        return Double(min(bytes, pieces * piece)) / (elapsed / .seconds(1))
    }
}
