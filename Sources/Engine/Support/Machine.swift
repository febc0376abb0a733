import EngineKernels
import Foundation

/// What the engine makes of the machine it runs on.
public enum Machine {
    /// The instruction set of the kernels in use: `avx512`, `avx2`, `neon` or `scalar`.
    public static var instructionSet: String {
        guard let kernels = ek_best_kernels() else { return "scalar" }
        return String(cString: kernels.pointee.name)
    }

    /// Threads that a decoder uses unless told otherwise.
    public static var defaultThreads: Int { ThreadPool.defaultThreads }

    /// Bytes of memory that can be taken without swapping; `nil` where the system does not say.
    public static var availableMemoryBytes: Int? { AvailableMemory.byteCount }

    /// Bytes of memory.
    public static var memoryBytes: Int { Int(clamping: ProcessInfo.processInfo.physicalMemory) }
}
