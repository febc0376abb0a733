import Testing

@testable import Engine

/// Weights read before they are used.
@Suite struct ReadAheadTests {
    @Test func `weights that are in memory are not read again`() throws {
        let model = try FixtureModel.first.loaded(.f32)
        for part in model.file.parts { #expect(part.reduce(0) { $0 &+ Int($1) } != 0) }
        var shares: [Double] = []
        model.readAhead { shares.append($0) }
        #expect(shares.isEmpty)
        #expect(ResidentMemory.share(of: try #require(model.file.parts.first)) == 1)
    }
}
