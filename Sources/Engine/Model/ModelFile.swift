import Foundation

/// A model on disk in any supported format, presented as GGUF: the same keys and tensor names, so that one loader
/// serves all.
public protocol ModelFile: Sendable {
    /// The file or directory.
    var path: String { get }
    /// Bytes of all files with weights.
    var byteCount: Int { get }
    /// The metadata, under GGUF's keys.
    var metadata: GGUFMetadata { get }
    /// The tensors, under GGUF's names, as they are or will be in memory.
    var tensors: [String: GGUFTensor] { get }
    /// Whether rotary positions rotate value i with i + half rather than neighbours; `nil` for the usual order in GGUF
    /// files of the architecture.
    var ropeIsSplit: Bool? { get }
    /// The chat template, and the field that holds it, for messages.
    var chatTemplate: (text: String, field: String)? { get throws(EngineError) }
    /// The bytes of each file that holds weights.
    var parts: [UnsafeRawBufferPointer] { get }

    /// The first byte of a tensor, valid as long as this object lives. Converts weights that are not stored in a form
    /// that the kernels read.
    ///
    /// - Throws: `EngineError` naming the file and the tensor if conversion fails.
    func data(of tensor: GGUFTensor) throws(EngineError) -> UnsafeRawPointer

    /// The vocabulary and the rest of the tokenizer's data.
    ///
    /// - Throws: `EngineError` naming the file and the field.
    func vocabulary() throws(EngineError) -> TokenizerVocabulary

    /// The file and field that a metadata value comes from, for messages.
    func location(ofKey key: String) -> String

    /// The file and name that a tensor comes from, for messages.
    func location(ofTensor name: String) -> String
}

extension ModelFile {
    /// Numbers in all tensors.
    public var parameterCount: Int { tensors.values.reduce(0) { $0 + $1.elementCount } }

    /// Bytes of all tensors once they are in memory.
    public var weightBytes: Int { tensors.values.reduce(0) { $0 + $1.byteCount } }

    /// Bytes of weights by the type they have in memory, largest first.
    public var weightTypes: [(type: WeightType, byteCount: Int)] {
        var sums: [WeightType: Int] = [:]
        for tensor in tensors.values { sums[tensor.type, default: 0] += tensor.byteCount }
        return sums.map { (type: $0.key, byteCount: $0.value) }.sorted { $0.byteCount > $1.byteCount }
    }
}

/// Opens models in any supported format.
public enum ModelFiles {
    /// Opens a GGUF file, or a directory in the layout of Hugging Face or MLX. Weights are not read.
    ///
    /// - Throws: `EngineError` naming the file and what is wrong with it.
    public static func open(path: String) throws(EngineError) -> any ModelFile {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw EngineError(.missing, "there is no model \(path)")
        }
        if isDirectory.boolValue { return try ModelDirectory(path: path) }
        return try GGUFFile(path: path)
    }
}
