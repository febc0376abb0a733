import Foundation
import TestKit

@testable import Engine

/// A random adapter for a test model, written in each of the three forms, and merged into the weights.
struct AdapterFixture {
    static let rank = 3
    static let alpha: Float = 6
    /// The suffixes of the tensors that are adapted.
    static let suffixes = [
        "attn_q", "attn_k", "attn_v", "attn_qkv", "attn_output", "ffn_gate", "ffn_up", "ffn_down",
    ].map { $0 + ".weight" }

    let model: FixtureModel
    /// The adapted tensors by name, with their shapes, row length first.
    let shapes: [String: [Int]]
    /// The unchanged weights of each, row by row.
    private let weights: [String: [Float]]

    init(_ model: FixtureModel) throws {
        self.model = model
        let file = try model.writer(.f32).written { try GGUFFile(path: $0) }
        let names = file.tensors.keys.filter { name in Self.suffixes.contains { name.hasSuffix("." + $0) } }
        shapes = Dictionary(uniqueKeysWithValues: names.map { ($0, file.tensors[$0]?.shape ?? []) })
        weights = Dictionary(
            uniqueKeysWithValues: names.map { name in
                guard let tensor = file.tensors[name] else { return (name, []) }
                let start = file.data(of: tensor).assumingMemoryBound(to: Float.self)
                return (name, Array(UnsafeBufferPointer(start: start, count: tensor.elementCount)))
            })
    }

    /// [rank][columns] of a tensor.
    func down(_ name: String) -> [Float] { numbers(name + "/down", Self.rank * (shapes[name]?[0] ?? 0), 0.4) }

    /// [rows][rank] of a tensor.
    func up(_ name: String) -> [Float] { numbers(name + "/up", Self.rank * (shapes[name]?[1] ?? 0), 0.2) }

    private func numbers(_ seed: String, _ count: Int, _ width: Float) -> [Float] {
        let hashes = RandomWeights.Hashes(seed)
        return (0..<count).map { (hashes.unit($0) - 0.5) * width }
    }

    /// The model with scale · alpha / rank · up · down added to its weights.
    func merged(scale: Float) throws -> LoadedModel {
        var writer = model.writer(.f32)
        for (name, shape) in shapes {
            var sum = weights[name] ?? []
            let (down, up) = (down(name), up(name))
            for row in 0..<shape[1] {
                for column in 0..<shape[0] {
                    let product = (0..<Self.rank).reduce(Float(0)) {
                        $0 + up[row * Self.rank + $1] * down[$1 * shape[0] + column]
                    }
                    sum[row * shape[0] + column] += scale * Self.alpha / Float(Self.rank) * product
                }
            }
            writer.remove(name)
            writer.add(name, shape: shape, type: 0, data: Self.bytes(sum))
        }
        return try writer.written { try LoadedModel.load(path: $0) }
    }

    /// The adapter as llama.cpp's converter writes it.
    func gguf() -> GGUFWriter {
        var writer = GGUFWriter()
        writer.set("general.architecture", .string(model.architecture))
        writer.set("general.type", .string("adapter"))
        writer.set("adapter.type", .string("lora"))
        writer.set("adapter.lora.alpha", .float32(Self.alpha))
        for (name, shape) in shapes.sorted(by: { $0.key < $1.key }) {
            writer.add(name + ".lora_a", shape: [shape[0], Self.rank], type: 0, data: Self.bytes(down(name)))
            writer.add(name + ".lora_b", shape: [Self.rank, shape[1]], type: 0, data: Self.bytes(up(name)))
        }
        return writer
    }

    /// The adapter as PEFT keeps it.
    func writePEFT(to folder: URL, config: String) throws {
        var writer = SafetensorsWriter()
        for name in shapes.keys.sorted() {
            let module = "base_model.model." + Self.module(name)
            let (rank, columns, rows) = (Self.rank, shapes[name]?[0] ?? 0, shapes[name]?[1] ?? 0)
            writer.add(module + ".lora_A.weight", "F32", [rank, columns], Self.bytes(down(name)))
            writer.add(module + ".lora_B.weight", "F32", [rows, rank], Self.bytes(asTrained(up(name), name)))
        }
        try writer.write(to: folder.appending(path: "adapter_model.safetensors"))
        try config.write(to: folder.appending(path: "adapter_config.json"), atomically: true, encoding: .utf8)
    }

    /// The adapter as MLX keeps it.
    func writeMLX(to folder: URL, config: String) throws {
        var writer = SafetensorsWriter()
        for name in shapes.keys.sorted() {
            let (rank, columns, rows) = (Self.rank, shapes[name]?[0] ?? 0, shapes[name]?[1] ?? 0)
            let module = Self.module(name)
            let (down, up) = (down(name), asTrained(up(name), name))
            let turnedDown = (0..<columns * rank).map { down[$0 % rank * columns + $0 / rank] }
            let turnedUp = (0..<rank * rows).map { up[$0 % rows * rank + $0 / rows] }
            writer.add(module + ".lora_a", "F32", [columns, rank], Self.bytes(turnedDown))
            writer.add(module + ".lora_b", "F32", [rank, rows], Self.bytes(turnedUp))
        }
        try writer.write(to: folder.appending(path: "adapters.safetensors"))
        try config.write(to: folder.appending(path: "adapter_config.json"), atomically: true, encoding: .utf8)
    }

    /// Rows of query and key as they were before a file of the Llama kind put those that turn together side by side.
    private func asTrained(_ up: [Float], _ name: String) -> [Float] {
        guard ["llama", "granite", "smollm3"].contains(model.architecture),
            name.contains("attn_q.") || name.contains("attn_k.")
        else { return up }
        let (rank, size) = (Self.rank, model.headSize)
        var rows = [Float](repeating: 0, count: up.count)
        for row in 0..<up.count / rank {
            let (head, index) = (row / size, row % size)
            let trained = head * size + index / 2 + (index.isMultiple(of: 2) ? 0 : size / 2)
            for column in 0..<rank { rows[trained * rank + column] = up[row * rank + column] }
        }
        return rows
    }

    private static func module(_ name: String) -> String {
        let parts = name.split(separator: ".")
        let modules = [
            "attn_q": "self_attn.q_proj", "attn_k": "self_attn.k_proj", "attn_v": "self_attn.v_proj",
            "attn_qkv": "self_attn.qkv_proj", "attn_output": "self_attn.o_proj", "ffn_gate": "mlp.gate_proj",
            "ffn_up": "mlp.up_proj", "ffn_down": "mlp.down_proj",
        ]
        return "model.layers.\(parts[1]).\(modules[String(parts[2])] ?? "")"
    }

    private static func bytes(_ values: [Float]) -> [UInt8] { RandomWeights.floats(values.count) { values[$0] } }
}
