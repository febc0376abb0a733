import EngineKernels
import Foundation

/// The machine, as the engine sees it.
public enum Machine {
    /// The instruction set of the kernels in use: `avx512`, `avx2`, `neon` or `scalar`.
    public static var instructionSet: String {
        guard let kernels = ek_best_kernels() else { return "scalar" }
        return String(cString: kernels.pointee.name)
    }

    /// Default number of threads of a decoder.
    public static var defaultThreads: Int { ThreadPool.defaultThreads }

    /// Bytes of memory available without swapping; `nil` if the system does not report it.
    public static var availableMemoryBytes: Int? { AvailableMemory.byteCount }

    /// Bytes of physical memory.
    public static var memoryBytes: Int { Int(clamping: ProcessInfo.processInfo.physicalMemory) }
}
