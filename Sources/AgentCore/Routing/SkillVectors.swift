public import Foundation

/// Caches the vectors of skills' descriptions in a file. If the file is missing, damaged or not writable, vectors are
/// computed again.
public struct SkillVectors: Sendable {
    private static let magic: UInt64 = 0x3153_5243_4556_4B53
    /// When there would be more vectors than this, the cache is emptied first.
    private static let most = 10_000
    private static let maximumBytes = 256 << 20

    private let location: URL?

    /// Caches vectors in this file; `nil` turns the cache off.
    public init(_ location: URL?) { self.location = location }

    /// The cached vectors of a model, by text. The file holds the vectors of one model only.
    func read(of model: String) -> [String: [Float]] {
        guard let location, let data = try? Data(contentsOf: location), data.count <= Self.maximumBytes else {
            return [:]
        }
        return (try? data.withUnsafeBytes { try Self.parse($0, model) }) ?? [:]
    }

    /// Adds vectors to the file.
    func add(_ new: [String: [Float]], of model: String) {
        guard let location else { return }
        var all = read(of: model)
        if all.count + new.count > Self.most { all = [:] }
        all.merge(new) { _, new in new }
        var writer = BinaryWriter()
        writer.write(Self.magic)
        writer.write(model)
        writer.write(all.sorted { $0.key < $1.key }) { writer, entry in
            writer.write(entry.key)
            writer.write(entry.value) { writer, number in writer.write(number.bitPattern) }
        }
        // The write is atomic, so another process reads either the old file or the new one.
        try? Directories.create(location.deletingLastPathComponent())
        try? Data(writer.bytes).write(to: location, options: .atomic)
    }

    private static func parse(_ bytes: UnsafeRawBufferPointer, _ model: String) throws -> [String: [Float]] {
        var reader = BinaryReader(bytes)
        guard try reader.number(UInt64.self) == magic, try reader.text() == model else { return [:] }
        let entries = try reader.list(of: 8) { (reader) throws(BinaryReader.Damage) in
            let key = try reader.text()
            let vector = try reader.list(of: 4) { (reader) throws(BinaryReader.Damage) in
                Float(bitPattern: try reader.number(UInt32.self))
            }
            return (key, vector)
        }
        return Dictionary(entries, uniquingKeysWith: { first, _ in first })
    }
}
