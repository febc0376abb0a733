import Foundation

/// A LoRA adapter on disk in whatever form it is kept, told in the terms of GGUF.
protocol AdapterFile: Sendable {
    /// The file or directory.
    var path: String { get }
    /// The network it was made for, as `general.architecture` names it; `nil` where it does not say.
    var architecture: String? { get }
    /// Whether the rows of query and key lie as the network was trained (`RotaryConfig.isSplit`); `nil` where they lie as
    /// usual for GGUF files of the architecture.
    var ropeIsSplit: Bool? { get }
    /// How conversations were written when it was trained, and where it says so; `nil` where it does not.
    var chatTemplate: (text: String, field: String)? { get }
    /// The pairs by the name of the tensor that they adapt, such as `blk.0.attn_q.weight`.
    var pairs: [String: AdapterPair] { get }
}

/// The two matrices that adapt one tensor.
struct AdapterPair: Sendable {
    /// [rank][columns]
    let down: AdapterMatrix
    /// [rows][rank]
    let up: AdapterMatrix
    /// On their product: alpha over rank, or what the format says.
    let factor: Float
    /// The tensor's name in the file, for messages.
    let origin: String
}

/// Opens adapters of every form.
enum AdapterFiles {
    /// Opens a GGUF adapter, or an adapter directory of PEFT's or MLX's kind.
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
