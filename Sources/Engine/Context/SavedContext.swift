public import Foundation

/// Keys and values of a conversation, saved in a folder so that a later process can continue from them.
///
/// The folder holds one file per chunk of positions, named by its number and checksum, and an index with the model's
/// key, the tokens and the checksums. Chunk files never change once written, so they can be mapped. The index is
/// replaced last, so a crash leaves either the old or the new one valid. Inconsistent data is ignored: it can always be
/// recomputed.
public struct SavedContext: Sendable {
    /// The folder.
    public let folder: URL
    /// Identifies the model and its settings.
    public let model: ContextKey

    /// Names a folder, which need not exist.
    public init(folder: URL, model: ContextKey) {
        self.folder = folder
        self.model = model
    }

    /// The contents of a valid index.
    struct Contents {
        /// The tokens, in order.
        let tokens: [TokenID]
        /// Bytes of one chunk.
        let chunkBytes: Int
        /// One for each chunk.
        let checksums: [UInt64]
    }

    private static let magic: [UInt8] = Array("AGCONTX1".utf8)
    private static let indexName = "index"

    /// Reads the index; `nil` if there is none that this model can use.
    func contents() -> Contents? {
        guard let data = FileManager.default.contents(atPath: path(Self.indexName)) else { return nil }
        return data.withUnsafeBytes { bytes -> Contents? in
            guard bytes.count >= 48, bytes.prefix(8).elementsEqual(Self.magic) else { return nil }
            func word(_ index: Int) -> UInt64 {
                UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 8 + index * 8, as: UInt64.self))
            }
            // The last word is the checksum of all before it.
            guard word((bytes.count - 16) / 8) == Checksum.of(UnsafeRawBufferPointer(rebasing: bytes.dropLast(8))),
                bytes.count % 8 == 0, word(0) == model.number,
                let chunkBytes = Int(exactly: word(1)), let tokenCount = Int(exactly: word(2)),
                let chunkCount = Int(exactly: word(3)), tokenCount < bytes.count, chunkCount < bytes.count,
                (tokenCount + 1) / 2 + chunkCount + 6 == bytes.count / 8
            else { return nil }
            let tokens = (0..<tokenCount).map { index in
                TokenID(littleEndian: bytes.loadUnaligned(fromByteOffset: 40 + index * 4, as: TokenID.self))
            }
            let checksums = (0..<chunkCount).map { word(4 + (tokenCount + 1) / 2 + $0) }
            return Contents(tokens: tokens, chunkBytes: chunkBytes, checksums: checksums)
        }
    }

    /// Maps a chunk; `nil` if it is missing or its checksum differs.
    func chunk(_ index: Int, of contents: Contents) -> PrivateMapping? {
        let checksum = contents.checksums[index]
        guard let mapping = PrivateMapping(path: path(Self.name(index, checksum)), count: contents.chunkBytes),
            Checksum.of(UnsafeRawBufferPointer(start: mapping.start, count: mapping.count)) == checksum
        else { return nil }
        return mapping
    }

    /// Writes the new chunks, then the index, then removes files that are no longer in it.
    ///
    /// - Parameters:
    ///   - tokens: the tokens in the cache, in order.
    ///   - chunks: the bytes of the chunks that hold them.
    ///   - unchanged: number of leading chunks known to be in the folder already.
    /// - Throws: file system errors.
    func save(_ tokens: [TokenID], chunks: [UnsafeRawBufferPointer], unchanged: Int) throws {
        let manager = FileManager.default
        try manager.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let earlier = contents()
        let checksums = chunks.enumerated().map { index, bytes in
            if index < unchanged, let earlier, index < earlier.checksums.count { return earlier.checksums[index] }
            return Checksum.of(bytes)
        }
        for (index, checksum) in checksums.enumerated() {
            let name = Self.name(index, checksum)
            if manager.fileExists(atPath: path(name)) { continue }
            try write(Data(chunks[index]), name)
        }
        try write(index(tokens, chunks.first?.count ?? 0, checksums), Self.indexName)
        let kept = Set(checksums.enumerated().map { Self.name($0.offset, $0.element) } + [Self.indexName])
        for name in try manager.contentsOfDirectory(atPath: path("")) where !kept.contains(name) {
            try? manager.removeItem(atPath: path(name))
        }
    }

    private func index(_ tokens: [TokenID], _ chunkBytes: Int, _ checksums: [UInt64]) -> Data {
        var data = Data(Self.magic)
        func append(_ word: UInt64) { withUnsafeBytes(of: word.littleEndian) { data.append(contentsOf: $0) } }
        append(model.number)
        append(UInt64(chunkBytes))
        append(UInt64(tokens.count))
        append(UInt64(checksums.count))
        for token in tokens { withUnsafeBytes(of: token.littleEndian) { data.append(contentsOf: $0) } }
        if tokens.count % 2 == 1 { data.append(contentsOf: [0, 0, 0, 0]) }
        for checksum in checksums { append(checksum) }
        let checksum = data.withUnsafeBytes { Checksum.of($0) }
        append(checksum)
        return data
    }

    /// Writes a temporary file and renames it, so that another process reads the whole file or none.
    private func write(_ data: Data, _ name: String) throws {
        let temporary = path(".\(name).\(ProcessInfo.processInfo.processIdentifier)")
        guard FileManager.default.createFile(atPath: temporary, contents: data, attributes: [.posixPermissions: 0o600])
        else { throw CocoaError(.fileWriteUnknown) }
        guard rename(temporary, path(name)) == 0 else {
            unlink(temporary)
            throw CocoaError(.fileWriteUnknown)
        }
    }

    private func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }

    private static func name(_ index: Int, _ checksum: UInt64) -> String {
        "\(index)-\(String(checksum, radix: 16)).chunk"
    }
}
