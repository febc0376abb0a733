import Foundation

/// What the system says about this process's memory.
enum ProcessMemory {
    /// The most bytes this process has had in memory at once, mapped files included; 0 where the system does not say.
    static var peakBytes: Int {
        var usage = rusage()
        let thisProcess: Int32 = 0  // RUSAGE_SELF, which Linux's headers type differently
        guard getrusage(thisProcess, &usage) == 0 else { return 0 }
        #if os(Linux)
            return usage.ru_maxrss * 1024
        #else
            return usage.ru_maxrss
        #endif
    }
}
