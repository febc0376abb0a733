import TestKit

@testable import Engine

/// A small convolutional encoder with random weights, narrower than its own layers over whole texts.
enum FixtureConvolution {
    static let width = 32
    static let vocabulary = 40
    static let context = 16

    /// The model as a file.
    static let writer: GGUFWriter = {
        var writer = GGUFWriter()
        writer.set("general.architecture", .string("use-cnn"))
        writer.set("use-cnn.embedding_length", .uint32(UInt32(width)))
        writer.set("use-cnn.context_length", .uint32(UInt32(context)))
        writer.set("use-cnn.attention.layer_norm_epsilon", .float32(1e-12))
        for (name, shape) in shapes { writer.add(name, shape: shape, type: 0, data: data(name, shape)) }
        return writer
    }()

    /// The same with one tensor's numbers all alike.
    static func writer(with name: String, filledBy value: Float) -> GGUFWriter {
        var writer = writer
        guard let shape = shapes.first(where: { $0.name == name })?.shape else { return writer }
        writer.remove(name)
        writer.add(name, shape: shape, type: 0, data: RandomWeights.floats(shape.reduce(1, *)) { _ in value })
        return writer
    }

    /// Writes the model and loads it.
    static func loaded(_ writer: GGUFWriter = writer) throws -> LoadedConvolution {
        try writer.written { try LoadedConvolution(file: ModelFiles.open(path: $0)) }
    }

    /// The tensors' names and shapes, the row length first.
    private static let shapes: [(name: String, shape: [Int])] = {
        let (branch, middle, wide) = (256, 320, width + 3 * 256)
        var shapes = [("token_embd.weight", [width, vocabulary])]
        for order in [2, 3, 5] {
            let prefix = "ngram.\(order)."
            shapes += [(prefix + "proj.weight", [width, branch]), (prefix + "proj.bias", [branch])]
            shapes += [(prefix + "norm.weight", [branch]), (prefix + "norm.bias", [branch])]
            for number in 0..<2 {
                shapes.append((prefix + "conv.\(number).weight", [order * branch, branch]))
                shapes.append((prefix + "conv.\(number).bias", [branch]))
            }
        }
        shapes += [("tokens.norm.weight", [wide]), ("tokens.norm.bias", [wide])]
        shapes += [("tokens.output.weight", [wide, width]), ("tokens.output.bias", [width])]
        shapes += [("text.0.weight", [width, middle]), ("text.1.weight", [middle, middle])]
        shapes += [("text.2.weight", [middle, width]), ("text.3.weight", [width, width])]
        return shapes + [("text.1.skip.weight", [width, middle]), ("text.3.skip.weight", [middle, width])]
    }()

    private static func data(_ name: String, _ shape: [Int]) -> [UInt8] {
        RandomWeights.matrix("convolution/\(name)", shape.reduce(1, *), .f32)
    }
}
