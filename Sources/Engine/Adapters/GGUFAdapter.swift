/// An adapter as written by llama.cpp's `convert_lora_to_gguf.py`: `general.type` is `adapter`, `adapter.type` is
/// `lora`, and each adapted tensor X of the model has `X.lora_a` [rank][columns] and `X.lora_b` [rows][rank].
struct GGUFAdapter: AdapterFile {
    let path: String
    let architecture: String?
    let pairs: [String: AdapterPair]
    var ropeIsSplit: Bool? { nil }
    var chatTemplate: (text: String, field: String)? { file.chatTemplate }
    var metadata: GGUFMetadata? { file.metadata }

    private let file: GGUFFile

    /// - Throws: `EngineError` naming the file and the key or tensor.
    init(path: String) throws(EngineError) {
        let file = try GGUFFile(path: path)
        let metadata = file.metadata
        guard metadata.string("general.type") == "adapter" else {
            let type = metadata.string("general.type").map { "is \($0)" } ?? "is missing"
            throw EngineError(
                .unsupported, "\(path): is no adapter; general.type \(type)",
                remedy: "Name a model with --model and an adapter with --lora.")
        }
        guard metadata.string("adapter.type") == "lora" else {
            let type = metadata.string("adapter.type") ?? "missing"
            throw EngineError(.unsupported, "\(path): adapter.type is \(type); lora is supported")
        }
        let alpha = metadata.float("adapter.lora.alpha") ?? 0
        var pairs: [String: AdapterPair] = [:]
        for (name, tensor) in file.tensors.sorted(by: { $0.key < $1.key }) {
            guard name.hasSuffix(".lora_a") else {
                guard name.hasSuffix(".lora_b"), file.tensors[name.dropLast(6) + "lora_a"] != nil else {
                    throw EngineError(.malformed, "\(path): tensor \(name) is no pair of lora_a and lora_b")
                }
                continue
            }
            let target = String(name.dropLast(".lora_a".count))
            guard let other = file.tensors[target + ".lora_b"] else {
                throw EngineError(.malformed, "\(path): tensor \(target).lora_b is missing")
            }
            let down = try Self.matrix(tensor, in: file)
            let rank = Float(down.rows)
            // As in llama.cpp, an alpha of zero means a factor of one.
            pairs[target] = AdapterPair(
                down: down, up: try Self.matrix(other, in: file), factor: alpha == 0 ? 1 : Float(alpha) / rank,
                origin: target)
        }
        self.path = path
        self.file = file
        self.pairs = pairs
        architecture = metadata.string("general.architecture")
    }

    private static func matrix(_ tensor: GGUFTensor, in file: GGUFFile) throws(EngineError) -> AdapterMatrix {
        guard tensor.shape.count == 2, [.f32, .f16, .bf16].contains(tensor.type) else {
            throw EngineError(
                .unsupported,
                "\(file.path): tensor \(tensor.name) is \(tensor.type.rawValue) \(tensor.shape); matrices in F32, F16 and BF16 are supported"
            )
        }
        return AdapterMatrix(
            data: file.data(of: tensor), rows: tensor.shape[1], columns: tensor.shape[0], type: tensor.type)
    }
}
