@testable import Engine

/// A decoder that takes over whatever chunks it is given.
final class FuzzDecoder: ChunkedDecoder {
    let chunkPositions = 4
    let chunkBytes: Int
    let contextLength = 64
    let vocabularySize = 1
    private(set) var position = 0
    var chunks: [UnsafeRawBufferPointer] { [] }

    init(chunkBytes: Int) { self.chunkBytes = chunkBytes }

    func adopt(_ chunks: [PrivateMapping], position: Int) {
        precondition(position <= chunks.count * chunkPositions && chunks.allSatisfy { $0.count == chunkBytes })
        self.position = position
    }

    func truncate(to position: Int) { self.position = min(self.position, position) }

    func evaluate(_ tokens: [TokenID], shouldStop: () -> Bool) throws(EngineError) -> Bool { true }

    func withLogits<Result>(_ body: (UnsafeMutableBufferPointer<Float>) throws -> Result) rethrows -> Result {
        try body(UnsafeMutableBufferPointer(start: nil, count: 0))
    }
}
