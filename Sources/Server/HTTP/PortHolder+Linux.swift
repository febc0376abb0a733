#if os(Linux)
    import Foundation

    /// Finds the program that listens on a port.
    enum PortHolder {
        /// Its name and process id, where this user may see them.
        static func find(port: Int) -> String? {
            // The kernel's table changes while it is read, and a line may be missed.
            for _ in 0..<3 {
                let sockets = Set(["/proc/net/tcp", "/proc/net/tcp6"].flatMap { inodes(in: $0, port: port) })
                if let holder = holder(of: sockets) { return holder }
            }
            return nil
        }

        private static func holder(of sockets: Set<String>) -> String? {
            guard !sockets.isEmpty else { return nil }
            let files = FileManager.default
            let processes = ((try? files.contentsOfDirectory(atPath: "/proc")) ?? []).filter { Int($0) != nil }
            for process in processes {
                let folder = "/proc/\(process)/fd"
                for descriptor in (try? files.contentsOfDirectory(atPath: folder)) ?? [] {
                    guard let target = try? files.destinationOfSymbolicLink(atPath: "\(folder)/\(descriptor)"),
                        sockets.contains(target)
                    else { continue }
                    let name = (try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)) ?? ""
                    return "\(name.filter { !$0.isNewline }) (process \(process))"
                }
            }
            return nil
        }

        /// The sockets that listen on the port, as the links in `/proc/…/fd` name them.
        private static func inodes(in table: String, port: Int) -> [String] {
            let lines = ((try? String(contentsOfFile: table, encoding: .utf8)) ?? "").split(separator: "\n").dropFirst()
            return lines.compactMap { line in
                let fields = line.split(separator: " ")
                guard fields.count > 9, fields[3] == "0A", let colon = fields[1].lastIndex(of: ":"),
                    Int(fields[1][fields[1].index(after: colon)...], radix: 16) == port
                else { return nil }
                return "socket:[\(fields[9])]"
            }
        }
    }
#endif
