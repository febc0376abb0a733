import Foundation

/// A LoRA adapter directory in PEFT format (`adapter_config.json`, `adapter_model.safetensors`) or MLX format
/// (`adapter_config.json`, `adapters.safetensors`).
///
/// PEFT stores `base_model.model.X.lora_A.weight` [rank][columns] and `….lora_B.weight` [rows][rank]; its factor is
/// alpha / rank, or alpha / √rank with `use_rslora` ("A Rank Stabilization Scaling Factor for Fine-Tuning with LoRA",
/// Kalajdzievski 2023). MLX stores `X.lora_a` [columns][rank] and `X.lora_b` [rank][rows]; its config gives the factor.
struct AdapterDirectory: AdapterFile {
    let path: String
    let pairs: [String: AdapterPair]
    /// Directories bring the template of their base along, which the base has itself.
    var chatTemplate: (text: String, field: String)? { nil }
    var metadata: GGUFMetadata? { nil }
    /// Nothing in the directory says it.
    var architecture: String? { nil }
    var ropeIsSplit: Bool? { true }

    private let file: MappedFile

    /// - Throws: `EngineError` naming the file and the field or tensor.
    init(path: String) throws(EngineError) {
        let config = try ConfigJSON(path: "\(path)/adapter_config.json")
        let isMLX = FileManager.default.fileExists(atPath: "\(path)/adapters.safetensors")
        let file = try MappedFile(path: "\(path)/\(isMLX ? "adapters" : "adapter_model").safetensors")
        let scaling = try isMLX ? AdapterScaling(mlx: config) : AdapterScaling(peft: config)
        let tensors = try SafetensorsReader(file, shard: 0).tensors
        let (first, second) = isMLX ? (".lora_a", ".lora_b") : (".lora_A.weight", ".lora_B.weight")
        // Projections have the same names in every family.
        let names = TensorNames(family: .llama, tiesEmbedding: false)
        var pairs: [String: AdapterPair] = [:]
        for (name, tensor) in tensors.sorted(by: { $0.key < $1.key }) {
            guard name.hasSuffix(first) else {
                guard name.hasSuffix(second), tensors[name.dropLast(second.count) + first] != nil else {
                    throw EngineError(
                        .unsupported, "\(file.path): tensor \(name) is none of a pair of \(first) and \(second)")
                }
                continue
            }
            let module = String(name.dropLast(first.count))
            guard let other = tensors[module + second] else {
                throw EngineError(.malformed, "\(file.path): tensor \(module)\(second) is missing")
            }
            let plain = module.hasPrefix("base_model.model.") ? String(module.dropFirst(17)) : module
            guard let target = names.target(of: plain + ".weight") else {
                throw EngineError(.unsupported, "\(file.path): tensor \(name) adapts no part of the text model")
            }
            let down = try Self.matrix(tensor, in: file, isTransposed: isMLX)
            let pair = AdapterPair(
                down: down, up: try Self.matrix(other, in: file, isTransposed: isMLX),
                factor: try scaling.factor(of: plain, rank: down.rows), origin: name)
            guard target.expert == nil, pairs.updateValue(pair, forKey: target.name) == nil else {
                throw EngineError(.unsupported, "\(file.path): tensor \(name) adapts one of several experts")
            }
        }
        self.path = path
        self.file = file
        self.pairs = pairs
    }

    private static func matrix(
        _ tensor: SafetensorsTensor, in file: MappedFile, isTransposed: Bool
    ) throws(EngineError) -> AdapterMatrix {
        guard tensor.shape.count == 2, let type = tensor.type.weightType else {
            throw EngineError(
                .unsupported,
                "\(file.path): tensor \(tensor.name) is \(tensor.type.rawValue) \(tensor.shape); matrices in F32, F16 and BF16 are supported"
            )
        }
        return AdapterMatrix(
            data: file.base + tensor.offset, rows: tensor.shape[isTransposed ? 1 : 0],
            columns: tensor.shape[isTransposed ? 0 : 1], type: type, isTransposed: isTransposed)
    }
}
