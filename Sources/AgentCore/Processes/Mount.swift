import Foundation

/// A file or folder that is mounted into a sandbox under the same path.
struct Mount: Hashable {
    let path: String
    let isWritable: Bool

    /// bubblewrap's arguments for it.
    var words: [String] { [isWritable ? "--bind" : "--ro-bind", path, path] }

    /// The mounts for a protection, outer folders before what lies in them. A path that contains links is mounted both
    /// as given and as resolved.
    ///
    /// - Throws: `AgentError` naming a path that does not exist, or that would replace a folder every sandbox needs.
    static func list(_ protection: Protection) throws(AgentError) -> [Mount] {
        var writable: [String: Bool] = [:]
        for (urls, isWritable) in [(protection.readable, false), (protection.writable, true)] {
            for url in urls {
                let path = url.standardizedFileURL.path(percentEncoded: false)
                let given = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
                guard let real = RealPath.of(given) else {
                    throw AgentError(.notFound, "there is no \(given)", remedy: "Check the path.")
                }
                guard !["/", "/dev", "/proc", "/tmp", "/etc"].contains(real) else {
                    throw AgentError(
                        .refused, "\(given) cannot be shown to a program as a whole",
                        remedy: "Name the folders in it that are needed.")
                }
                for name in [given, real] { writable[name] = isWritable }
            }
        }
        return writable.map { Mount(path: $0.key, isWritable: $0.value) }
            .sorted { ($0.path.utf8.count, $0.path) < ($1.path.utf8.count, $1.path) }
    }
}
