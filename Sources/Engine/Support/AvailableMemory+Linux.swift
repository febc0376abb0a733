#if os(Linux)
    import Foundation

    /// Memory that is available for new use.
    enum AvailableMemory {
        /// Bytes available without swapping: the kernel's `MemAvailable` (proc(5), which counts cached files as free),
        /// but no more than the limit of the process's control group leaves.
        ///
        /// - Returns: `nil` if the system does not report it.
        static var byteCount: Int? {
            [kernel, controlGroup].compactMap { $0 }.min()
        }

        private static var kernel: Int? {
            guard let text = try? String(contentsOfFile: "/proc/meminfo", encoding: .utf8),
                let line = text.split(separator: "\n").first(where: { $0.hasPrefix("MemAvailable:") }),
                let number = line.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
            else { return nil }
            return number * 1024
        }

        /// Control groups version 2: the limit minus what is in use, not counting cached files.
        private static var controlGroup: Int? {
            guard let groups = try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8),
                let line = groups.split(separator: "\n").first(where: { $0.hasPrefix("0::") })
            else { return nil }
            let folder = "/sys/fs/cgroup\(line.dropFirst("0::".count))"
            func number(_ file: String) -> Int? {
                let text = try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
                return text.flatMap { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
            }
            guard let limit = number("memory.max"), let used = number("memory.current") else { return nil }
            let statistics = (try? String(contentsOfFile: "\(folder)/memory.stat", encoding: .utf8)) ?? ""
            let cached = statistics.split(separator: "\n").first { $0.hasPrefix("inactive_file ") }
                .flatMap { $0.split(separator: " ").last }.flatMap { Int($0) }
            return max(0, limit - used + (cached ?? 0))
        }
    }
#endif
