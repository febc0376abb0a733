public import Foundation

/// Ollama's models: a manifest for each name and tag, and files named by their digest.
///
/// The layout is that of an OCI registry: `manifests/HOST/NAMESPACE/NAME/TAG` lists layers, and the one whose media
/// type is `application/vnd.ollama.image.model` is the GGUF file `blobs/sha256-…`.
public struct OllamaStore: ModelStore {
    private let root: URL

    /// A store at `root`, the folder that holds `manifests` and `blobs`.
    public init(_ root: URL) { self.root = root }

    /// The models whose file exists: `qwen3:1.7b`, `someone/model:tag`, `hf.co/someone/model:tag`.
    public func models() -> [StoredModel] {
        let manifests = root.appending(path: "manifests", directoryHint: .isDirectory)
        let walk = FileManager.default.enumerator(atPath: manifests.path(percentEncoded: false))
        var found: [StoredModel] = []
        while let path = walk?.nextObject() as? String {
            let parts = path.split(separator: "/").map(String.init)
            if parts.count > Self.deepest { walk?.skipDescendants() }
            guard parts.count > 3, let file = modelFile(of: manifests.appending(path: path)) else { continue }
            found.append(StoredModel(name: Self.name(parts), path: file, owner: "Ollama"))
        }
        return found.sorted { $0.name < $1.name }
    }

    private func modelFile(of manifest: URL) -> String? {
        let path = manifest.path(percentEncoded: false)
        let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
        guard let size, size <= Self.largestManifest, let data = FileManager.default.contents(atPath: path),
            let layers = try? JSONDecoder().decode(Manifest.self, from: data).layers,
            let digest = layers.first(where: { $0.mediaType == "application/vnd.ollama.image.model" })?.digest,
            digest.wholeMatch(of: /sha256:[0-9a-f]{64}/) != nil
        else { return nil }
        let blob = root.appending(path: "blobs/\(digest.replacing(":", with: "-"))").path(percentEncoded: false)
        return FileManager.default.fileExists(atPath: blob) ? blob : nil
    }

    /// The name as Ollama prints it, without its own registry and namespace.
    private static func name(_ parts: [String]) -> String {
        var path = parts.dropLast()
        if path.first == "registry.ollama.ai" { path = path.dropFirst() }
        if path.first == "library" { path = path.dropFirst() }
        return "\(path.joined(separator: "/")):\(parts[parts.count - 1])"
    }

    private static let deepest = 6
    /// In bytes; a manifest is a page of JSON.
    private static let largestManifest = 1 << 20

    private struct Manifest: Decodable {
        struct Layer: Decodable {
            let mediaType: String
            let digest: String
        }

        let layers: [Layer]
    }
}
