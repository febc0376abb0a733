public import Foundation

/// Vectors of skills' descriptions in a file, so that each is made once. The file is a cache: where it is missing, damaged or
/// cannot be written, vectors are made anew.
public struct SkillVectors: Sendable {
    private static let magic: UInt64 = 0x3153_5243_4556_4B53
    /// More than anybody has skills; the file begins anew beyond.
    private static let most = 10_000
    private static let maximumBytes = 256 << 20

    private let location: URL?

    /// Keeps vectors in this file; `nil` keeps them nowhere.
    public init(_ location: URL?) { self.location = location }

    /// The vectors of a model by their texts.
    func read(of model: String) -> [String: [Float]] {
        guard let location, let data = try? Data(contentsOf: location), data.count <= Self.maximumBytes else {
            return [:]
        }
        return (try? data.withUnsafeBytes { try Self.parse($0, model) }) ?? [:]
    }

    /// Keeps vectors beside those that are there.
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
        // Another program at the same file reads the old one or the new one.
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
