import Foundation

/// What lies in a folder.
enum SubfolderNames {
    /// The names of all that may be a folder, links included, in alphabetical order. A folder that may not be read holds
    /// nothing for this user.
    ///
    /// - Parameter ignored: names that are left out.
    static func names(in folder: String, besides ignored: Set<String>) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            // Most file systems tell what a thing is without being asked once more.
            let kind = Int32(entry.pointee.d_type)
            guard kind == Int32(DT_DIR) || kind == Int32(DT_LNK) || kind == Int32(DT_UNKNOWN) else { continue }
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
                    String(validatingCString: $0)
                }
            }
            if let name, name != ".", name != "..", !ignored.contains(name) { names.append(name) }
        }
        return names.sorted()
    }
}
