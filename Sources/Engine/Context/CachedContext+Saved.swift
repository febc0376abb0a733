extension CachedContext {
    /// Restores saved state for the beginning of `prompt` if it covers more of it than the cache does.
    ///
    /// Saved data that is missing, damaged or from another model is ignored.
    public func resume(_ saved: SavedContext, for prompt: [TokenID]) { take(saved, for: prompt, wholeChunks: false) }

    /// Restores state saved by another conversation that begins like `prompt`, in whole chunks only, so that a later
    /// save of this conversation holds nothing of the other but their common prefix.
    public func begin(with saved: SavedContext, for prompt: [TokenID]) { take(saved, for: prompt, wholeChunks: true) }

    private func take(_ saved: SavedContext, for prompt: [TokenID], wholeChunks: Bool) {
        guard let decoder = decoder as? any ChunkedDecoder, let contents = saved.contents(),
            contents.chunkBytes == decoder.chunkBytes
        else { return }
        let held = commonPrefix(tokens, prompt)
        var wanted = min(commonPrefix(contents.tokens, prompt), decoder.contextLength)
        if wholeChunks { wanted -= wanted % decoder.chunkPositions }
        guard wanted > held else { return }
        var mappings: [PrivateMapping] = []
        let needed = (wanted + decoder.chunkPositions - 1) / decoder.chunkPositions
        for index in 0..<min(needed, contents.checksums.count) {
            guard let mapping = saved.chunk(index, of: contents) else { break }
            mappings.append(mapping)
        }
        let position = min(wanted, mappings.count * decoder.chunkPositions)
        guard position > held else { return }
        decoder.adopt(mappings, position: position)
        tokens = Array(contents.tokens[..<position])
    }

    /// Saves the cache. Writes only the chunks that changed since the last save.
    ///
    /// - Throws: file system errors; the cache itself is unchanged.
    public func save(to saved: SavedContext) throws {
        guard let decoder = decoder as? any ChunkedDecoder, !tokens.isEmpty else { return }
        let earlier = saved.contents()
        if let earlier, earlier.chunkBytes == decoder.chunkBytes, earlier.tokens == tokens { return }
        let isSameLayout = earlier?.chunkBytes == decoder.chunkBytes
        let unchanged = isSameLayout ? commonPrefix(earlier?.tokens ?? [], tokens) / decoder.chunkPositions : 0
        try saved.save(tokens, chunks: decoder.chunks, unchanged: unchanged)
    }

    private func commonPrefix(_ a: [TokenID], _ b: [TokenID]) -> Int {
        var count = 0
        while count < a.count, count < b.count, a[count] == b[count] { count += 1 }
        return count
    }
}
