import Foundation

/// A LoRA adapter on disk in any supported format, with tensors named as in GGUF.
protocol AdapterFile: Sendable {
    /// The file or directory.
    var path: String { get }
    /// The architecture it was trained for, as in `general.architecture`; `nil` if not recorded.
    var architecture: String? { get }
    /// Whether the rows of query and key are in split order, as trained (`RotaryConfig.isSplit`); `nil` for the usual
    /// order in GGUF files of the architecture.
    var ropeIsSplit: Bool? { get }
    /// How conversations were written when it was trained, and where it says so; `nil` where it does not.
    var chatTemplate: (text: String, field: String)? { get }
    /// What else a GGUF file says.
    var metadata: GGUFMetadata? { get }
    /// The pairs by the name of the tensor that they adapt, such as `blk.0.attn_q.weight`.
    var pairs: [String: AdapterPair] { get }
}

/// The two matrices that adapt one tensor.
struct AdapterPair: Sendable {
    /// [rank][columns]
    let down: AdapterMatrix
    /// [rows][rank]
    let up: AdapterMatrix
    /// Multiplies their product: alpha / rank, or what the format specifies.
    let factor: Float
    /// The tensor's name in the file, for messages.
    let origin: String
}

/// Opens adapters in any supported format.
enum AdapterFiles {
    /// Opens a GGUF adapter, or an adapter directory in PEFT or MLX format.
    ///
    /// - Throws: `EngineError` naming the file and what is wrong with it.
    static func open(path: String) throws(EngineError) -> any AdapterFile {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw EngineError(.missing, "there is no adapter \(path)")
        }
        return isDirectory.boolValue ? try AdapterDirectory(path: path) : try GGUFAdapter(path: path)
    }
}
