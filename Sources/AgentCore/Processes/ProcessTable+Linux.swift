#if os(Linux)
    import CSpawn
    import Foundation

    /// Looks up running processes in /proc (proc(5)).
    enum ProcessTable {
        /// Makes orphaned descendants children of this process. Returns whether it worked.
        static func adoptOrphans() -> Bool { cspawn_adopt_orphans() == 0 }

        /// Running processes that were started with this variable, given as `NAME=value`.
        static func processes(with variable: String) -> [pid_t] {
            let wanted = Array("\(variable)\u{0}".utf8)
            let own = getpid()
            return numbers.filter { number in
                guard number != own, let variables = contents("/proc/\(number)/environ") else { return false }
                return ([0] + variables + [0]).firstRange(of: [0] + wanted) != nil
            }
        }

        /// The children of this process, including ended ones that were not reaped.
        static func children() -> [pid_t] {
            let own = getpid()
            return numbers.filter { number in
                guard let text = contents("/proc/\(number)/stat").map({ String(decoding: $0, as: UTF8.self) }),
                    // The name in brackets may contain any characters; the state and the parent follow it.
                    let end = text.lastIndex(of: ")")
                else { return false }
                let fields = text[text.index(after: end)...].split(separator: " ")
                return fields.count > 1 && pid_t(fields[1]) == own
            }
        }

        private static var numbers: [pid_t] {
            ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
        }

        /// The content of a file in /proc, whose size is not known beforehand; `nil` where it cannot be read or is
        /// gone.
        private static func contents(_ path: String) -> [UInt8]? {
            let file = open(path, O_RDONLY | O_CLOEXEC)
            guard file >= 0 else { return nil }
            defer { close(file) }
            var all: [UInt8] = []
            var bytes = [UInt8](repeating: 0, count: 16 << 10)
            while true {
                let count = read(file, &bytes, bytes.count)
                guard count > 0 else { return count == 0 ? all : nil }
                all += bytes[..<count]
            }
        }
    }
#endif
