import EngineKernels

/// A matrix of a model that can be adapted, with the rows of an adapter that are for it.
struct AdapterTarget {
    /// The model's own.
    let matrix: ek_matrix
    /// Its first row among those of the tensor in the file, which may hold several matrices one below the other.
    let firstRow: Int
    /// Length of the heads whose rows are reordered in files of the Llama kind; `nil` for a matrix without such rows.
    var headSize: Int?
    /// How the model has them.
    var isSplit = true

    /// Which row of an adapter's matrix belongs to each row of this one.
    ///
    /// - Parameter isSplit: whether the adapter's rows of a head lie as trained, value i to be turned with i + half;
    ///   otherwise with its neighbour.
    func rows(isSplit: Bool) -> [Int] {
        guard let headSize, isSplit != self.isSplit else {
            return (0..<matrix.rows).map { firstRow + $0 }
        }
        let half = headSize / 2
        return (0..<matrix.rows).map { row in
            let (head, index) = (row / headSize, row % headSize)
            // In neighbours, 2i and 2i + 1 are i and i + half of those that lie as trained.
            let source =
                isSplit ? index / 2 + (index % 2) * half : (index < half ? 2 * index : 2 * (index - half) + 1)
            return firstRow + head * headSize + source
        }
    }
}

/// The matrices of a model that can be adapted, by their tensors' names.
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
