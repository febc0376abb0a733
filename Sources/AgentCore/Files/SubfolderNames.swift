import Foundation

/// Lists the subfolders of a folder.
enum SubfolderNames {
    /// The names of entries that may be folders, links included, in alphabetical order. Empty where the folder cannot
    /// be read.
    ///
    /// - Parameter ignored: names to leave out.
    static func names(in folder: String, besides ignored: Set<String>) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            // Most file systems report the kind of an entry here, which saves a `stat` call.
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
