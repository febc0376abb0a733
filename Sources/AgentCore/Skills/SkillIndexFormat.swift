import Foundation

/// File format of `SkillIndex`: a header of five 64-bit numbers (format, hash of `reader`, checksum of the rest, size
/// of the records in bytes, number of terms), the records, and the terms of all texts, 8 bytes each. The terms are used
/// directly from the mapped file.
struct SkillIndexFormat {
    private static let format: UInt64 = 0x3230_6C6C_696B_7361  // "askill02"
    private static let headerSize = 40

    /// Identifies the build of the program that parsed the manifests.
    let reader: String

    /// The file's bytes for these records.
    func bytes(of records: [SkillRecord]) -> [UInt8] {
        var terms = BinaryWriter()
        var body = BinaryWriter()
        body.write(records) { $0.write($1, &terms) }
        body.align(to: 8)
        var file = BinaryWriter()
        file.write(Self.format)
        file.write(SkillTerms.number(reader.utf8))
        let content = body.bytes + terms.bytes
        file.write(content.withUnsafeBytes(Self.checksum))
        file.write(UInt64(body.bytes.count))
        file.write(UInt64(terms.bytes.count / 8))
        return file.bytes + content
    }

    /// Reads the records of a file.
    ///
    /// - Throws: `BinaryReader.Damage` if the file is damaged or another build wrote it.
    func read(_ file: Data) throws(BinaryReader.Damage) -> [SkillRecord] {
        do {
            return try file.withUnsafeBytes { bytes in
                var input = BinaryReader(bytes)
                let isKnown = try input.number() == Self.format && input.number() == SkillTerms.number(reader.utf8)
                let sum: UInt64 = try input.number()
                let (size, count) = (try input.number(UInt64.self), try input.number(UInt64.self))
                let rest = UInt64(bytes.count - Self.headerSize)
                guard isKnown, size % 8 == 0, size <= rest, count == (rest - size) / 8, rest % 8 == 0,
                    Self.checksum(UnsafeRawBufferPointer(rebasing: bytes[Self.headerSize...])) == sum
                else { throw BinaryReader.Damage() }
                var cursor = TermCursor(file: file, offset: Self.headerSize + Int(size))
                return try input.list(of: 60) { input throws(BinaryReader.Damage) in try input.record(&cursor) }
            }
        } catch {
            throw BinaryReader.Damage()
        }
    }

    /// FNV-1a over 64-bit words. A change in a single word always changes it.
    private static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var sum: UInt64 = 0xCBF2_9CE4_8422_2325
        for offset in stride(from: 0, to: bytes.count - 7, by: 8) {
            sum = (sum ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x100_0000_01B3
        }
        return sum
    }
}

/// Read position in the terms of a mapped index file.
struct TermCursor {
    let file: Data
    var offset: Int

    /// Returns the next terms and advances.
    mutating func take(_ count: Int) throws(BinaryReader.Damage) -> TermList {
        guard count >= 0, count <= (file.count - offset) / 8 else { throw BinaryReader.Damage() }
        defer { offset += count * 8 }
        return TermList(in: file, offset: offset, count: count)
    }
}
