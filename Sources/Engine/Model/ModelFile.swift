import Foundation

/// A model on disk in whatever form it is kept, told in the terms of GGUF: the same keys and the same names of tensors,
/// so that one loader serves all.
public protocol ModelFile: Sendable {
    /// The file or directory.
    var path: String { get }
    /// Bytes of everything that holds weights.
    var byteCount: Int { get }
    /// What is said about the model, under GGUF's keys.
    var metadata: GGUFMetadata { get }
    /// The tensors under GGUF's names, as they are or will be in memory.
    var tensors: [String: GGUFTensor] { get }
    /// Whether rotary positions turn value i with i + half rather than neighbours; `nil` where this is as usual for
    /// GGUF files of the architecture.
    var ropeIsSplit: Bool? { get }
    /// The chat template and where it stands, for messages.
    var chatTemplate: (text: String, field: String)? { get throws(EngineError) }
    /// The bytes of each file that holds weights.
    var parts: [UnsafeRawBufferPointer] { get }

    /// The first byte of a tensor, valid as long as this object lives. Weights that are not kept in a form that the
    /// kernels read are brought into one.
    ///
    /// - Throws: `EngineError` naming the file and the tensor where that is not possible.
    func data(of tensor: GGUFTensor) throws(EngineError) -> UnsafeRawPointer

    /// The vocabulary and what else makes a tokenizer.
    ///
    /// - Throws: `EngineError` naming the file and the field.
    func vocabulary() throws(EngineError) -> TokenizerVocabulary

    /// Where a value of the metadata comes from, for messages: file and field.
    func place(ofKey key: String) -> String

    /// Where a tensor comes from, for messages: file and name.
    func place(ofTensor name: String) -> String
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

/// Opens models of every form.
public enum ModelFiles {
    /// Opens a GGUF file, or a directory of Hugging Face's or MLX's kind. Weights are not read.
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
