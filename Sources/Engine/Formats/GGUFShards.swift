import Foundation

/// The files of a split model: `NAME-00001-of-00003.gguf` and so on, as written by llama.cpp's `gguf-split`.
///
/// Each is a GGUF file with some of the tensors; the first holds the metadata of the model. `split.count` is the number
/// of files, `split.no` the index of a file, from 0.
struct GGUFShards {
    private let stem: String
    private let count: Int

    /// The files of the model that `path` is part of; `nil` if its name is not that of a part.
    init?(path: String) {
        guard let parts = path.wholeMatch(of: /(.*)-(\d{5})-of-(\d{5})\.gguf/.dotMatchesNewlines()),
            let number = Int(parts.2), let count = Int(parts.3), count > 1, (1...count).contains(number)
        else { return nil }
        stem = String(parts.1)
        self.count = count
    }

    /// The paths of all files, in order.
    var paths: [String] {
        func five(_ number: Int) -> String { String("\(100_000 + number)".dropFirst()) }
        return (1...count).map { "\(stem)-\(five($0))-of-\(five(count)).gguf" }
    }

    /// Checks that a file is the part that its name states.
    ///
    /// - Throws: `EngineError` naming the file and the key.
    func check(_ reader: GGUFReader, _ path: String, shard: Int) throws(EngineError) {
        let metadata = reader.metadata
        guard let parts = metadata.integer("split.count"), parts == count else {
            let found = metadata.integer("split.count").map(String.init) ?? "missing"
            throw EngineError(.malformed, "\(path): split.count is \(found); its name says \(count)")
        }
        guard let number = metadata.integer("split.no"), number == shard else {
            let found = metadata.integer("split.no").map(String.init) ?? "missing"
            throw EngineError(.malformed, "\(path): split.no is \(found); its name says \(shard)")
        }
    }
}
