import Foundation

/// The terms of a text, in order: in memory or in a mapped file.
struct TermList: Sendable, Hashable {
    private enum Storage: Hashable {
        case own([SkillTerms.Number])
        case file(Data, offset: Int)
    }

    private let storage: Storage
    /// The number of terms.
    let count: Int

    /// Terms in memory.
    init(_ terms: [SkillTerms.Number]) {
        storage = .own(terms)
        count = terms.count
    }

    /// Terms in a mapped file.
    ///
    /// - Parameters:
    ///   - file: the whole file; it holds `count` terms from `offset` on, in this machine's byte order.
    ///   - offset: a multiple of eight bytes.
    init(in file: Data, offset: Int, count: Int) {
        precondition(offset % 8 == 0 && offset >= 0 && count >= 0 && count <= (file.count - offset) / 8)
        storage = .file(file, offset: offset)
        self.count = count
    }

    /// The terms, copied.
    var numbers: [SkillTerms.Number] { withTerms { Array($0) } }

    /// Calls `body` with the terms, without copying them.
    func withTerms<Result>(_ body: (UnsafeBufferPointer<SkillTerms.Number>) throws -> Result) rethrows -> Result {
        switch storage {
        case .own(let terms):
            try terms.withUnsafeBufferPointer(body)
        case .file(let file, let offset):
            try file.withUnsafeBytes { bytes in
                let part = UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + count * 8])
                return try part.withMemoryRebound(to: SkillTerms.Number.self, body)
            }
        }
    }
}
