import EngineKernels

/// Finds tensors in a model's file, checks their shapes, and records which were requested.
struct TensorReader {
    let file: any ModelFile
    private var used: Set<String> = []

    init(_ file: any ModelFile) { self.file = file }

    /// Whether the file has a tensor of this name.
    func has(_ name: String) -> Bool { file.tensors[name] != nil }

    /// A tensor of the given shape, row length first; trailing dimensions of one are ignored.
    ///
    /// - Throws: `EngineError` naming the tensor if it is missing or has another shape (malformed).
    mutating func tensor(_ name: String, shape: [Int]) throws(EngineError) -> GGUFTensor {
        guard let tensor = file.tensors[name] else { throw malformed(name, "is missing") }
        var found = tensor.shape
        while found.count > shape.count, found.last == 1 { found.removeLast() }
        guard found == shape else { throw malformed(name, "has shape \(tensor.shape), not \(shape)") }
        used.insert(name)
        return tensor
    }

    /// A matrix, used in place.
    mutating func matrix(_ name: String, rows: Int, columns: Int) throws(EngineError) -> ek_matrix {
        let tensor = try tensor(name, shape: [columns, rows])
        return ek_matrix(data: try file.data(of: tensor), rows: rows, k: columns, type: tensor.type.kernelType)
    }

    /// The matrices stacked in a tensor of three dimensions.
    mutating func matrices(
        _ name: String, _ count: Int, rows: Int, columns: Int
    ) throws(EngineError) -> [ek_matrix] {
        let tensor = try tensor(name, shape: [columns, rows, count])
        let all = ek_matrix(
            data: try file.data(of: tensor), rows: rows * count, k: columns, type: tensor.type.kernelType)
        return (0..<count).map { all.slice(from: $0 * rows, count: rows) }
    }

    /// A vector, as floats.
    mutating func vector(_ name: String, _ count: Int) throws(EngineError) -> Buffer<Float> {
        try firstRow(of: tensor(name, shape: [count]))
    }

    /// A vector, if the file has it.
    mutating func optionalVector(_ name: String, _ count: Int) throws(EngineError) -> Buffer<Float>? {
        has(name) ? try vector(name, count) : nil
    }

    /// The first row of a matrix with any number of rows, as floats; `nil` if the file has no such tensor.
    mutating func optionalFirstRow(_ name: String, _ count: Int) throws(EngineError) -> Buffer<Float>? {
        guard let tensor = file.tensors[name] else { return nil }
        guard tensor.shape.first == count, tensor.shape.count <= 2 else {
            throw malformed(name, "has shape \(tensor.shape), not [\(count), rows]")
        }
        used.insert(name)
        return try firstRow(of: tensor)
    }

    private func firstRow(of tensor: GGUFTensor) throws(EngineError) -> Buffer<Float> {
        let count = tensor.shape[0]
        var row = ek_matrix(data: try file.data(of: tensor), rows: 1, k: count, type: tensor.type.kernelType)
        let buffer = Buffer<Float>(count: count)
        ek_dequantize_row(&row, 0, buffer.start)
        return buffer
    }

    /// Throws if the file has a tensor that was not requested: its network differs from the one computed here.
    ///
    /// - Parameter isKnown: whether a tensor of this name may be left unread.
    func refuseUnknown(except isKnown: (String) -> Bool = { _ in false }) throws(EngineError) {
        for name in file.tensors.keys.sorted() where !used.contains(name) && !isKnown(name) {
            throw EngineError(.unsupported, "\(file.location(ofTensor: name)) is not known to this network")
        }
    }

    /// An error about a tensor.
    func malformed(_ tensor: String, _ what: String) -> EngineError {
        EngineError(.malformed, "\(file.location(ofTensor: tensor)) \(what)")
    }
}
