#if os(Linux)
    import CSpawn
    import Foundation

    /// The processes there are, as /proc (proc(5)) shows them.
    enum ProcessTable {
        /// Makes this process the parent of orphans below it.
        static func adoptOrphans() -> Bool { cspawn_adopt_orphans() == 0 }

        /// Processes that were started with a variable of this name and value, and have not ended.
        static func processes(with variable: String) -> [pid_t] {
            let wanted = Array("\(variable)\u{0}".utf8)
            let own = getpid()
            return numbers.filter { number in
                guard number != own, let variables = contents("/proc/\(number)/environ") else { return false }
                return ([0] + variables + [0]).firstRange(of: [0] + wanted) != nil
            }
        }

        /// The children of this process, ended ones too.
        static func children() -> [pid_t] {
            let own = getpid()
            return numbers.filter { number in
                guard let text = contents("/proc/\(number)/stat").map({ String(decoding: $0, as: UTF8.self) }),
                    // The name in brackets may hold anything; state and parent follow it.
                    let end = text.lastIndex(of: ")")
                else { return false }
                let fields = text[text.index(after: end)...].split(separator: " ")
                return fields.count > 1 && pid_t(fields[1]) == own
            }
        }

        private static var numbers: [pid_t] {
            ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
        }

        /// A file of /proc, whose size is not known before; nothing where it belongs to somebody else or is gone.
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
