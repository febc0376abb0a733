public import Foundation

/// A folder tree with GGUF files and Hugging Face model directories, as LM Studio and llama.cpp keep them.
public struct ModelFolder: ModelStore {
    private let root: URL
    private let owner: String
    private let depth: Int

    /// A store at `root`.
    ///
    /// - Parameters:
    ///   - owner: the program that the folder belongs to.
    ///   - depth: levels of folders to search below `root`.
    public init(_ root: URL, owner: String, depth: Int = 2) {
        self.root = root
        self.owner = owner
        self.depth = depth
    }

    /// The models, each named by its path below the root, without extension.
    public func models() -> [StoredModel] { models(in: root, named: "", depth: depth).sorted { $0.name < $1.name } }

    private func models(in folder: URL, named prefix: String, depth: Int) -> [StoredModel] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
        if !prefix.isEmpty, Self.isModelDirectory(names) { return [model(folder, named: prefix)] }
        return names.flatMap { name -> [StoredModel] in
            let location = folder.appending(path: name)
            let path = prefix.isEmpty ? name : "\(prefix)/\(name)"
            if let stem = Self.modelName(ofFile: name) {
                return [model(location, named: prefix.isEmpty ? stem : "\(prefix)/\(stem)")]
            }
            guard depth > 0, !name.hasPrefix("."), Self.isDirectory(location) else { return [] }
            return models(in: location, named: path, depth: depth - 1)
        }
    }

    private func model(_ location: URL, named name: String) -> StoredModel {
        var path = location.path(percentEncoded: false)
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return StoredModel(name: name, path: path, owner: owner)
    }

    /// The model name that a GGUF file gives; `nil` for other files, for parts of a split model after the first, and
    /// for the vision part of a model.
    static func modelName(ofFile name: String) -> String? {
        guard name.hasSuffix(".gguf"), !name.hasPrefix("mmproj") else { return nil }
        let stem = name.dropLast(".gguf".count)
        guard let shard = stem.firstMatch(of: /-(\d{5})-of-\d{5}$/) else { return String(stem) }
        return shard.1 == "00001" ? String(stem[..<shard.range.lowerBound]) : nil
    }

    /// Whether a folder with these files is a model directory of Hugging Face or MLX.
    static func isModelDirectory(_ files: [String]) -> Bool {
        files.contains("config.json") && files.contains { $0.hasSuffix(".safetensors") }
    }

    static func isDirectory(_ location: URL) -> Bool {
        var isDirectory: ObjCBool = false
        let path = location.path(percentEncoded: false)
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }
}
