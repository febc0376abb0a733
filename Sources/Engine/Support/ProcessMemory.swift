import Foundation

/// This process's memory, as the system reports it.
enum ProcessMemory {
    /// Peak resident bytes of this process, mapped files included; 0 if the system does not report it.
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
