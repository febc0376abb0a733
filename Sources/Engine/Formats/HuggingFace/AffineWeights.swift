import EngineKernels

/// Converts matrices in MLX's affine quantisation to blocks that the kernels read.
///
/// MLX packs values of 4 or 8 bits into words, lowest bits first; the values of a group share a scale s and an offset
/// b, and represent s · value + b. 4 bits become ggml's Q4_1, whose scale and offset are half floats: bfloats from 2⁻¹⁷
/// on convert exactly, smaller ones are rounded to multiples of 2⁻²⁴, so that a weight is off by half a millionth at
/// most. With 8 bits, scale and offset stay floats.
struct AffineWeights {
    let format: AffineQuantization.Format
    let files: SafetensorsFiles

    /// Writes the blocks of matrices one after another.
    ///
    /// - Throws: `EngineError` naming the tensor whose scale or offset does not fit the format.
    func write(_ parts: [WeightRecipe.AffineParts], to target: UnsafeMutableRawPointer) throws(EngineError) {
        var target = target
        for part in parts {
            let groups = part.scales.elementCount
            let scales = try numbers(part.scales)
            let offsets = try numbers(part.offsets)
            nonisolated(unsafe) let source = files.data(of: part.words)
            nonisolated(unsafe) let start = target
            let (bytesIn, bytesOut) = (format.groupSize * format.bits / 8, blocks * blockBytes)
            // Each thread writes whole cache lines.
            let piece = 1024
            ThreadPool(threads: groups < 4 * piece ? 1 : ThreadPool.defaultThreads)
                .forEach((groups + piece - 1) / piece) { item, _ in
                    for group in item * piece..<min((item + 1) * piece, groups) {
                        writeGroup(
                            source + group * bytesIn, scales.start[group], offsets.start[group],
                            to: start + group * bytesOut)
                    }
                }
            target += groups * bytesOut
        }
    }

    /// Blocks of 32 values in one group.
    private var blocks: Int { format.groupSize / 32 }

    private var blockBytes: Int { (format.bits == 4 ? WeightType.q4Offset : .affine8).blockBytes }

    private func writeGroup(
        _ source: UnsafeRawPointer, _ scale: Float, _ offset: Float, to target: UnsafeMutableRawPointer
    ) {
        for block in 0..<blocks {
            let target = target + block * blockBytes
            if format.bits == 4 {
                Self.writeNibbles(source + block * 16, scale, offset, to: target)
            } else {
                target.storeBytes(of: scale, as: Float.self)
                target.storeBytes(of: offset, toByteOffset: 4, as: Float.self)
                (target + 8).copyMemory(from: source + block * 32, byteCount: 32)
            }
        }
    }

    /// From two neighbours per byte to values 0 to 15 in the low halves and 16 to 31 in the high halves.
    @inline(__always)
    private static func writeNibbles(
        _ source: UnsafeRawPointer, _ scale: Float, _ offset: Float, to target: UnsafeMutableRawPointer
    ) {
        target.storeBytes(of: HalfFloat.bits(scale), as: UInt16.self)
        target.storeBytes(of: HalfFloat.bits(offset), toByteOffset: 2, as: UInt16.self)
        for index in 0..<8 {
            let low = source.load(fromByteOffset: index, as: UInt8.self)
            let high = source.load(fromByteOffset: index + 8, as: UInt8.self)
            target.storeBytes(of: low & 15 | high << 4, toByteOffset: 4 + 2 * index, as: UInt8.self)
            target.storeBytes(of: low >> 4 | high & 0xF0, toByteOffset: 5 + 2 * index, as: UInt8.self)
        }
    }

    /// Scales or offsets as floats; throws if one does not fit a block.
    private func numbers(_ tensor: SafetensorsTensor) throws(EngineError) -> Buffer<Float> {
        let count = tensor.elementCount
        let floats = Buffer<Float>(count: count)
        var row = ek_matrix(
            data: files.data(of: tensor), rows: 1, k: count, type: (tensor.type.weightType ?? .f32).kernelType)
        ek_dequantize_row(&row, 0, floats.start)
        let most: Float = format.bits == 4 ? 65_504 : .greatestFiniteMagnitude
        for index in 0..<count where !(abs(floats.start[index]) <= most) {
            throw EngineError(
                .unsupported,
                "\(files.path(of: tensor)): tensor \(tensor.name) holds \(floats.start[index]) at \(index), beyond "
                    + "the \(most) that are possible")
        }
        return floats
    }
}
