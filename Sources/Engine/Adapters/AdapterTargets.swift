import EngineKernels

/// A matrix of a model that can be adapted, and which rows of an adapter belong to it.
struct AdapterTarget {
    /// The model's matrix.
    let matrix: ek_matrix
    /// Its first row within the tensor in the file; one tensor may stack several matrices, as `attn_qkv` does.
    let firstRow: Int
    /// Head size if the rotary layout decides the order of the rows (query and key); otherwise `nil`.
    var headSize: Int?
    /// Whether the model's rows are in split order (`RotaryConfig.isSplit`).
    var isSplit = true

    /// For each row of this matrix, the matching row of the adapter's matrix.
    ///
    /// - Parameter isSplit: whether the adapter's rows are in split order, where value i of a head is rotated with
    ///   value i + half; otherwise values are rotated with their neighbours.
    func rows(isSplit: Bool) -> [Int] {
        guard let headSize, isSplit != self.isSplit else {
            return (0..<matrix.rows).map { firstRow + $0 }
        }
        let half = headSize / 2
        return (0..<matrix.rows).map { row in
            let (head, index) = (row / headSize, row % headSize)
            // Neighbours 2i and 2i + 1 are i and i + half in split order.
            let source =
                isSplit ? index / 2 + (index % 2) * half : (index < half ? 2 * index : 2 * (index - half) + 1)
            return firstRow + head * headSize + source
        }
    }
}

/// The matrices of a model that can be adapted, keyed by tensor name.
struct AdapterTargets {
    private var targets: [String: [AdapterTarget]] = [:]

    init(_ model: LoadedModel) {
        let config = model.config
        for (index, layer) in model.weights.layers.enumerated() {
            let prefix = "blk.\(index)."
            func head(_ matrix: ek_matrix, _ first: Int = 0) -> AdapterTarget {
                AdapterTarget(
                    matrix: matrix, firstRow: first, headSize: config.headSize, isSplit: config.rotary.isSplit)
            }
            if model.file.tensors[prefix + "attn_qkv.weight"] != nil {
                targets[prefix + "attn_qkv.weight"] = [
                    head(layer.query), head(layer.key, layer.query.rows),
                    AdapterTarget(matrix: layer.value, firstRow: layer.query.rows + layer.key.rows),
                ]
            } else {
                targets[prefix + "attn_q.weight"] = [head(layer.query)]
                targets[prefix + "attn_k.weight"] = [head(layer.key)]
                targets[prefix + "attn_v.weight"] = [AdapterTarget(matrix: layer.value, firstRow: 0)]
            }
            targets[prefix + "attn_output.weight"] = [AdapterTarget(matrix: layer.attentionOutput, firstRow: 0)]
            guard case .dense(let network) = layer.feedForward else { continue }
            targets[prefix + "ffn_down.weight"] = [AdapterTarget(matrix: network.down, firstRow: 0)]
            if model.file.tensors[prefix + "ffn_gate.weight"] != nil {
                targets[prefix + "ffn_gate.weight"] = [AdapterTarget(matrix: network.gate, firstRow: 0)]
                targets[prefix + "ffn_up.weight"] = [AdapterTarget(matrix: network.up, firstRow: 0)]
            } else {
                targets[prefix + "ffn_up.weight"] = [
                    AdapterTarget(matrix: network.gate, firstRow: 0),
                    AdapterTarget(matrix: network.up, firstRow: network.gate.rows),
                ]
            }
        }
        if model.file.tensors["output.weight"] != nil {
            targets["output.weight"] = [AdapterTarget(matrix: model.weights.output, firstRow: 0)]
        }
    }

    /// The matrices of a tensor, in the order of its rows; `nil` for one that cannot be adapted.
    subscript(name: String) -> [AdapterTarget]? { targets[name] }
}
