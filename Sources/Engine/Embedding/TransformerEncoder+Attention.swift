import EngineKernels

extension TransformerEncoder {
    /// attended = softmax(q · kᵀ / √head size) · v, for each head of each text; all tokens of a text see each other.
    ///
    /// Both products use the float matrix kernel, with keys and transposed values in place of weights.
    func attend(_ batch: EncoderBatch) {
        let (kernels, state, config, scratch, products) = (kernels, state, config, scratch, products)
        let (width, size) = (config.width, config.headSize)
        pool.forEach(batch.ranges.count * config.headCount) { item, thread in
            let text = batch.ranges[item / config.headCount]
            let head = item % config.headCount * size
            let room = scratch.attention(thread, tokens: text.count)
            for (index, token) in text.enumerated() {
                let key = state.key.start + token * width + head
                let value = state.value.start + token * width + head
                (room.key + index * size).update(from: key, count: size)
                for component in 0..<size { room.value[component * text.count + index] = value[component] }
            }
            var keys = ek_matrix(data: room.key, rows: text.count, k: size, type: EK_F32)
            var values = ek_matrix(data: room.value, rows: size, k: text.count, type: EK_F32)
            let scale = 1 / Float(size).squareRoot()
            for first in stride(from: 0, to: text.count, by: EncoderScratch.queriesAtOnce) {
                let queries = min(EncoderScratch.queriesAtOnce, text.count - first)
                for index in 0..<queries {
                    let query = state.query.start + (text.lowerBound + first + index) * width + head
                    (room.query + index * size).update(from: query, count: size)
                }
                var columns = Self.floats(room.query, length: size)
                ek_matmul(
                    kernels, &keys, 0, text.count, &columns, queries, room.scores, text.count,
                    products.scratch[thread])
                for index in 0..<queries {
                    ek_softmax(kernels, room.scores + index * text.count, text.count, scale)
                }
                columns = Self.floats(room.scores, length: text.count)
                let out = state.attended.values.start + (text.lowerBound + first) * width + head
                ek_matmul(kernels, &values, 0, size, &columns, queries, out, width, products.scratch[thread])
            }
        }
    }

    /// Columns for products with float matrices, which need no other field.
    private static func floats(_ start: UnsafeMutablePointer<Float>, length: Int) -> ek_activations {
        ek_activations(
            k: length, planes: 1, x: start, q: nil, d: nil, s: nil, c32: nil, c16: nil, tiles: nil)
    }
}
