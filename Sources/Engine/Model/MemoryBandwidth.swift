import EngineKernels
import Synchronization

/// How fast this machine reads memory: the ceiling of token generation.
public enum MemoryBandwidth {
    /// Reads the file of a model (its largest part, where it is split) from first to last with a plain vectorised loop,
    /// as many threads at once as asked.
    ///
    /// - Parameters:
    ///   - model: whose file is read; a file much larger than the processor's cache gives the memory's speed. Call once
    ///     before measuring, so that the file is in memory.
    ///   - threads: threads at work.
    /// - Returns: bytes a second.
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
        let sums = Buffer<Float>(count: pieces)  // kept, so that the reads cannot be left out
        nonisolated(unsafe) let base = start
        let elapsed = ContinuousClock().measure {
            pool.forEach(pieces) { item, _ in
                sums.start[item] = read(base + item * piece, min(piece, bytes - item * piece))
            }
        }
        return Double(min(bytes, pieces * piece)) / (elapsed / .seconds(1))
    }
}
