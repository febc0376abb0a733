import Foundation
import TestKit
import Testing

@testable import Engine

/// Keys and values that outlive a process.
@Suite struct SavedContextTests {
    private let folder: TemporaryDirectory
    private let fixture: FixtureModel
    private let model: LoadedModel

    init() throws {
        folder = try TemporaryDirectory()
        fixture = try FixtureModel.first
        model = try fixture.loaded(.q8)
    }

    private func saved(file: String = "1", cache: CacheType = .f16) -> SavedContext {
        SavedContext(
            folder: folder.url.appending(path: "session"),
            model: ContextKey(model, file: file, contextLength: 700, cache: cache))
    }

    private func fresh(_ cache: CacheType = .f16) -> CachedContext {
        CachedContext(model.makeDecoder(contextLength: 700, threads: 1, cache: cache))
    }

    /// Logits after the tokens, evaluating what the context does not hold; and how many that were.
    private func logits(_ tokens: [TokenID], _ context: CachedContext) throws -> (values: [Float], evaluated: Int) {
        let kept = context.keepPrefix(of: tokens)
        let rest = Array(tokens[kept...])
        let finished = try context.evaluate(rest, shouldStop: { false })
        #expect(finished)
        return (context.decoder.withLogits { Array($0) }, rest.count)
    }

    private func chunkNames() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "session").path)
            .filter { $0.hasSuffix(".chunk") }.sorted()
    }

    private func change(_ name: String, _ body: (inout Data) -> Void) throws {
        let file = folder.url.appending(path: "session/\(name)")
        var data = try Data(contentsOf: file)
        body(&data)
        try data.write(to: file)
    }

    @Test(arguments: CacheType.allCases)
    func `another process goes on where the first one ended, with the same logits`(_ cache: CacheType) throws {
        let tokens = fixture.tokens(600)
        let first = fresh(cache)
        _ = try logits(Array(tokens[..<560]), first)
        try first.save(to: saved(cache: cache))
        let expected = try logits(tokens, first).values

        let second = fresh(cache)
        second.resume(saved(cache: cache), for: tokens)
        let found = try logits(tokens, second)
        #expect(found.evaluated == 40)
        #expect(found.values == expected)
    }

    @Test func `another conversation's beginning is taken over in whole chunks, and nothing else of it is saved`()
        throws
    {
        let tokens = fixture.tokens(600)
        let first = fresh()
        _ = try logits(tokens, first)
        try first.save(to: saved())
        let chunk = 256
        var other = Array(tokens[..<580])
        other[579] = (other[579] + 1) % TokenID(fixture.vocabulary)
        let second = fresh()
        second.begin(with: saved(), for: other)
        #expect(second.tokens == Array(tokens[..<(2 * chunk)]))
        // As if it had been evaluated in the same steps.
        let plain = fresh()
        _ = try logits(Array(tokens[..<(2 * chunk)]), plain)
        #expect(try logits(other, second).values == logits(other, plain).values)
        let own = SavedContext(folder: folder.url.appending(path: "own"), model: saved().model)
        let same = SavedContext(folder: folder.url.appending(path: "same"), model: saved().model)
        try second.save(to: own)
        try plain.save(to: same)
        let contents = try #require(own.contents())
        #expect(contents.tokens == other)
        #expect(contents.checksums == same.contents()?.checksums)
    }

    @Test func `only as much is taken over as the prompts have in common`() throws {
        let tokens = fixture.tokens(400)
        let first = fresh()
        _ = try logits(tokens, first)
        try first.save(to: saved())
        var other = Array(tokens[..<300])
        other[299] = (other[299] + 1) % TokenID(fixture.vocabulary)
        let second = fresh()
        second.resume(saved(), for: other)
        #expect(second.tokens == Array(tokens[..<299]))
        // Evaluated in the same steps, for few tokens at once are multiplied more exactly than many.
        let plain = fresh()
        _ = try logits(Array(tokens[..<299]), plain)
        #expect(try logits(other, second).values == logits(other, plain).values)
    }

    @Test func `writing into what was taken over leaves the files as they are`() throws {
        let tokens = fixture.tokens(100)
        let first = fresh()
        _ = try logits(tokens, first)
        try first.save(to: saved())
        for _ in 0..<2 {
            let next = fresh()
            next.resume(saved(), for: tokens)
            #expect(next.tokens == tokens)
            _ = try logits(Array(tokens[..<50]) + tokens[10...], next)
        }
    }

    @Test func `only chunks that changed are written again, and old ones go`() throws {
        let tokens = fixture.tokens(620)
        let context = fresh()
        _ = try logits(Array(tokens[..<600]), context)
        try context.save(to: saved())
        let before = try chunkNames()
        #expect(before.count == 3)
        _ = try logits(tokens, context)
        try context.save(to: saved())
        let after = try chunkNames()
        #expect(after.count == 3)
        #expect(after[..<2] == before[..<2])
        #expect(after[2] != before[2])
    }

    @Test func `another model, another way to keep numbers, or another context is not taken over`() throws {
        let tokens = fixture.tokens(60)
        let first = fresh()
        _ = try logits(tokens, first)
        try first.save(to: saved())
        let second = fresh()
        second.resume(saved(file: "2"), for: tokens)
        second.resume(saved(cache: .q8), for: tokens)
        #expect(second.tokens.isEmpty)
        let bytes = fresh(.q8)
        bytes.resume(saved(), for: tokens)
        #expect(bytes.tokens.isEmpty)
        second.resume(saved(), for: tokens)
        #expect(second.tokens == tokens)
    }

    @Test func `a damaged chunk costs what it held and what comes after`() throws {
        let tokens = fixture.tokens(600)
        let first = fresh()
        _ = try logits(tokens, first)
        try first.save(to: saved())
        try change(try chunkNames()[1]) { $0[$0.count / 2] ^= 1 }
        let second = fresh()
        second.resume(saved(), for: tokens)
        #expect(second.tokens == Array(tokens[..<256]))
        #expect(try logits(tokens, second).values == logits(tokens, fresh()).values)
    }

    @Test(arguments: [0, 7, 8, 39, 47, 48, 100])
    func `an index that was cut off is no index`(_ length: Int) throws {
        let tokens = fixture.tokens(60)
        let first = fresh()
        _ = try logits(tokens, first)
        try first.save(to: saved())
        try change("index") { $0 = $0.prefix(length) }
        let second = fresh()
        second.resume(saved(), for: tokens)
        #expect(second.tokens.isEmpty)
        // It is replaced by the next save.
        _ = try logits(tokens, second)
        try second.save(to: saved())
        let third = fresh()
        third.resume(saved(), for: tokens)
        #expect(third.tokens == tokens)
    }

    @Test func `an index with any bit changed is no index`() throws {
        let tokens = fixture.tokens(21)
        let first = fresh()
        _ = try logits(tokens, first)
        try first.save(to: saved())
        let count = try Data(contentsOf: folder.url.appending(path: "session/index")).count
        for byte in 0..<count {
            try change("index") { $0[byte] ^= 64 }
            let second = fresh()
            second.resume(saved(), for: tokens)
            #expect(second.tokens.isEmpty, "byte \(byte)")
            try change("index") { $0[byte] ^= 64 }
        }
    }

    @Test func `files and folder are the user's alone`() throws {
        let first = fresh()
        _ = try logits(fixture.tokens(30), first)
        try first.save(to: saved())
        let session = folder.url.appending(path: "session")
        func mode(_ url: URL) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
        }
        #expect(try mode(session) == 0o700)
        for name in try FileManager.default.contentsOfDirectory(atPath: session.path) {
            #expect(try mode(session.appending(path: name)) == 0o600, "\(name)")
        }
    }
}
