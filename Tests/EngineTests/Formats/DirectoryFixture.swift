import Foundation
import TestKit
import Testing

@testable import Engine

/// A small model directory and the logits that `transformers` computes for it; see Reference/directory_fixtures.py.
struct DirectoryFixture: Decodable, Sendable {
    /// The text of `config.json`.
    var config: String
    private(set) var tensors: [Tensor]
    /// Logits of the last token by the number of tokens.
    let logits: [String: [Double]]

    /// Name, type, shape and the kind of numbers.
    struct Tensor: Decodable, Sendable {
        var name: String
        var type: String
        var shape: [Int]
        let kind: String

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            name = try values.decode(String.self)
            type = try values.decode(String.self)
            shape = try values.decode([Int].self)
            kind = try values.decode(String.self)
        }
    }

    static let all: [String: DirectoryFixture] = StoredFixture.load("directories")

    static func named(_ name: String) throws -> DirectoryFixture { try #require(all[name]) }

    /// Changes what is said about one tensor; its bytes stay those of the type and shape then stated.
    mutating func change(_ name: String, _ body: (inout Tensor) -> Void) throws {
        let index = try #require(tensors.firstIndex { $0.name == name })
        body(&tensors[index])
    }

    /// Leaves out a tensor.
    mutating func remove(_ name: String) { tensors.removeAll { $0.name == name } }

    /// Writes the directory: `config.json` and the weights, in so many parts.
    func write(_ name: String, to folder: URL, parts: Int = 1) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(config.utf8).write(to: folder.appending(path: "config.json"))
        var map: [String] = []
        for part in 0..<parts {
            var writer = SafetensorsWriter()
            for (index, tensor) in tensors.enumerated() where index % parts == part {
                writer.add(tensor.name, tensor.type, tensor.shape, Self.bytes(name, tensor))
            }
            let file = parts == 1 ? "model.safetensors" : "model-0000\(part + 1)-of-0000\(parts).safetensors"
            try writer.write(to: folder.appending(path: file))
            map += writer.names.map { "\"\($0)\":\"\(file)\"" }
        }
        guard parts > 1 else { return }
        let index = "{\"metadata\":{},\"weight_map\":{\(map.joined(separator: ","))}}"
        try Data(index.utf8).write(to: folder.appending(path: "model.safetensors.index.json"))
    }

    /// How far the engine's logits are from the reference's, over all lengths, for the directory in `folder`.
    func agreement(at folder: URL) throws -> AgreementTests.Agreement {
        let model = try LoadedModel.load(path: folder.path(percentEncoded: false))
        var result = AgreementTests.Agreement()
        for (length, expected) in logits {
            let tokens = RandomWeights.Hashes("tokens")
            let ids = (0..<(Int(length) ?? 0)).map { TokenID(tokens[$0] % UInt64(expected.count)) }
            let logits = try model.makeDecoder().logits(after: ids).map(Double.init)
            try #require(logits.count == expected.count)
            result.add(logits, expected)
        }
        return result
    }

    // MARK: Numbers

    private static func bytes(_ name: String, _ tensor: Tensor) -> [UInt8] {
        let count = tensor.shape.reduce(1, *)
        if tensor.kind == "words" {
            let hashes = RandomWeights.Hashes("\(name)/\(tensor.name)")
            return RandomWeights.floats(count) { Float(bitPattern: UInt32(truncatingIfNeeded: hashes[$0])) }
        }
        let value = value(name, tensor.name, tensor.kind)
        switch tensor.type {
        case "F32": return RandomWeights.floats(count, value)
        case "F16": return RandomWeights.words(count) { HalfFloat.bits(value($0)) }
        case "BF16": return RandomWeights.words(count) { UInt16(truncatingIfNeeded: value($0).bitPattern >> 16) }
        default: return [UInt8](repeating: 0, count: count * (SafetensorsType(rawValue: tensor.type)?.size ?? 1))
        }
    }

    /// What gives a tensor's numbers by their index.
    private static func value(_ name: String, _ tensor: String, _ kind: String) -> (Int) -> Float {
        if kind.hasPrefix("offsets"), let bits = Int(kind.dropFirst("offsets".count)) {
            let scale = value(name, tensor.dropLast("biases".count) + "scales", "scales\(bits)")
            return { scale($0) * -Float(1 << (bits - 1)) }
        }
        let hashes = RandomWeights.Hashes("\(name)/\(tensor)")
        if kind.hasPrefix("norm") {
            let middle: Float = kind == "norm1" ? 1 : 0
            return { (Float(hashes[$0] & 63) - 32) / 128 + middle }
        }
        if let bits = Int(kind.dropFirst("scales".count)) {
            let unit = Float(sign: .plus, exponent: -4 - bits, significand: 1)
            return { (Float(hashes[$0] & 127) / 128 + 1) * unit }
        }
        return { index in
            let hash = hashes[index]
            // Sign, exponent −7 to −4 and seven bits of a bfloat.
            let bits = UInt16(truncatingIfNeeded: hash & 0x807F | (120 + (hash >> 16 & 3)) << 7)
            return Float(bitPattern: UInt32(bits) << 16)
        }
    }
}
