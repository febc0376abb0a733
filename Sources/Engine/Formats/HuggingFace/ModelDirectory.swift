import EngineKernels
import Foundation
import Synchronization

/// A model directory in the layout of Hugging Face and MLX: `config.json`, `*.safetensors`, `tokenizer.json` and
/// related files.
///
/// Weights in F32, F16 and BF16 are used in place in the mapped files; those quantised by MLX are converted to blocks
/// when the loader asks for them.
public final class ModelDirectory: ModelFile {
    /// The directory, without a slash at the end.
    public let path: String
    /// Metadata derived from `config.json` and `generation_config.json`, under GGUF's keys.
    public let metadata: GGUFMetadata
    /// The tensors under GGUF's names.
    public let tensors: [String: GGUFTensor]

    private let config: ConfigMetadata
    private let files: SafetensorsFiles
    private let entries: [String: DirectoryTensors.Entry]
    private let copiedBytes: Int
    private let copies = Mutex(Copies())

    /// The converted or copied weights, and which of them are ready.
    private struct Copies {
        var arena: WeightArena?
        var ready: Set<String> = []
    }

    /// Opens a directory and checks everything but the weights and the tokenizer.
    ///
    /// - Throws: `EngineError` naming the file and the field or tensor.
    public init(path: String) throws(EngineError) {
        var path = path
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        self.path = path
        guard FileManager.default.fileExists(atPath: "\(path)/config.json") else {
            throw EngineError(.missing, "\(path): there is no config.json; it is no model directory")
        }
        config = try ConfigMetadata(directory: path)
        files = try SafetensorsFiles(directory: path)
        let found = try DirectoryTensors(files, config)
        entries = found.entries
        copiedBytes = found.copiedBytes
        tensors = found.entries.mapValues(\.tensor)
        metadata = config.metadata
        try checkVocabulary()
    }

    /// Rows of query and key are in split order, as trained.
    public var ropeIsSplit: Bool? { true }

    /// Bytes of the files with weights.
    public var byteCount: Int { files.byteCount }

    /// The files with weights.
    public var parts: [UnsafeRawBufferPointer] { files.contents }

    /// The file and the field that a key comes from.
    public func location(ofKey key: String) -> String { config.origin(of: key) }

    /// The file and the name in it; the directory for a missing tensor.
    public func location(ofTensor name: String) -> String {
        let names = TensorNames(family: config.family, tiesEmbedding: false)
        return entries[name]?.origin ?? "\(path): tensor \(names.name(of: name) ?? name)"
    }

    /// The first byte of a tensor. The first call for a tensor that is not used in place converts it, on all cores.
    ///
    /// - Throws: `EngineError` naming the file and the tensor whose scales or offsets are unusable.
    public func data(of tensor: GGUFTensor) throws(EngineError) -> UnsafeRawPointer {
        guard let entry = entries[tensor.name] else {
            throw EngineError(.malformed, "\(path): there is no tensor \(tensor.name)")
        }
        if case .mapped(let source) = entry.recipe { return files.data(of: source) }
        // Hold the lock during the conversion, so that it happens only once.
        let result = copies.withLock { copies -> Result<SendablePointer, EngineError> in
            let arena = copies.arena ?? WeightArena(count: copiedBytes)
            copies.arena = arena
            let start = arena.start + entry.tensor.offset
            if !copies.ready.contains(tensor.name) {
                do throws(EngineError) { try write(entry.recipe, to: start) } catch { return .failure(error) }
                copies.ready.insert(tensor.name)
            }
            return .success(SendablePointer(start: UnsafeRawPointer(start)))
        }
        return try result.get().start
    }

    private struct SendablePointer: @unchecked Sendable {
        let start: UnsafeRawPointer
    }

    private func write(_ recipe: WeightRecipe, to start: UnsafeMutableRawPointer) throws(EngineError) {
        switch recipe {
        case .mapped: break
        case .copied(let sources):
            var target = start
            for source in sources {
                target.copyMemory(from: files.data(of: source), byteCount: source.byteCount)
                target += source.byteCount
            }
        case .affine(let parts, let format): try AffineWeights(format: format, files: files).write(parts, to: start)
        case .plusOne(let source):
            let floats = start.bindMemory(to: Float.self, capacity: source.elementCount)
            var row = ek_matrix(
                data: files.data(of: source), rows: 1, k: source.elementCount,
                type: (source.type.weightType ?? .f32).kernelType)
            ek_dequantize_row(&row, 0, floats)
            for index in 0..<source.elementCount { floats[index] += 1 }
        case .floats(let values):
            values.withUnsafeBytes {
                start.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(start), byteCount: $0.count)
            }
        }
    }

    /// The embedding determines the number of tokens; the configuration must agree.
    private func checkVocabulary() throws(EngineError) {
        guard let embedding = tensors["token_embd.weight"], embedding.shape.count == 2 else {
            throw EngineError(.malformed, "\(location(ofTensor: "token_embd.weight")) is missing or no matrix")
        }
        guard let stated = try config.config.count("vocab_size"), stated != embedding.shape[1] else { return }
        throw EngineError(
            .malformed,
            "\(location(ofTensor: embedding.name)) has \(embedding.shape[1]) rows, but vocab_size in config.json is \(stated)"
        )
    }
}
