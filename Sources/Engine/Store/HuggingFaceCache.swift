public import Foundation

/// The local cache of Hugging Face's hub: `models--OWNER--NAME/snapshots/REVISION/…`, as described in
/// https://huggingface.co/docs/huggingface_hub/guides/manage-cache.
public struct HuggingFaceCache: ModelStore {
    private let root: URL

    /// A cache at `root`, the folder named `hub`.
    public init(_ root: URL) { self.root = root }

    /// The models of each repository's current revision: `OWNER/NAME` for a directory with safetensors,
    /// `OWNER/NAME/FILE` for a GGUF file in it.
    public func models() -> [StoredModel] {
        Self.names(in: root).sorted().flatMap { folder -> [StoredModel] in
            let parts = folder.components(separatedBy: "--")
            guard parts.count > 1, parts[0] == "models" else { return [] }
            let repository = parts.dropFirst().joined(separator: "/")
            let location = root.appending(path: folder, directoryHint: .isDirectory)
            guard let snapshot = snapshot(in: location) else { return [] }
            let files = Self.names(in: snapshot)
            if ModelFolder.isModelDirectory(files) {
                return [StoredModel(name: repository, path: Self.plain(snapshot), owner: "Hugging Face")]
            }
            return ModelFolder(snapshot, owner: "Hugging Face", depth: 1).models().map {
                StoredModel(name: "\(repository)/\($0.name)", path: $0.path, owner: $0.owner)
            }
        }
    }

    /// The revision in `refs/main`, or else the only one.
    private func snapshot(in repository: URL) -> URL? {
        let snapshots = repository.appending(path: "snapshots", directoryHint: .isDirectory)
        let names = Self.names(in: snapshots)
        let main = try? String(contentsOf: repository.appending(path: "refs/main"), encoding: .utf8)
        let revision = main?.trimmingCharacters(in: .whitespacesAndNewlines)
        let name = names.first { $0 == revision } ?? (names.count == 1 ? names[0] : nil)
        guard let name else { return nil }
        return snapshots.appending(path: name, directoryHint: .isDirectory)
    }

    private static func names(in folder: URL) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    }

    private static func plain(_ folder: URL) -> String {
        let path = folder.path(percentEncoded: false)
        return path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
