import Foundation
import TestKit
import Testing

@testable import Engine

/// Files that are broken, by accident or on purpose: each is an error that names the file and the field.
@Suite struct MalformedFileTests {
    /// A sound file with two keys and a tensor.
    static var sound: GGUFWriter {
        var writer = GGUFWriter()
        writer.set("general.architecture", .string("llama"))
        writer.set("some.strings", .strings([Array("one".utf8), Array("two".utf8)]))
        writer.add("weights", shape: [32, 4], type: 8, data: [UInt8](repeating: 0, count: 136))
        return writer
    }

    /// The error that opening these bytes gives.
    private func error(_ bytes: [UInt8]) throws -> EngineError? {
        try GGUFWriter.written(bytes) { path in
            do throws(EngineError) {
                _ = try GGUFFile(path: path)
                return nil
            } catch {
                #expect(error.message.contains(path))
                return error
            }
        }
    }

    private func expect(_ code: EngineError.Code, _ part: String, _ writer: GGUFWriter) throws {
        let error = try #require(try error(writer.encoded()))
        #expect(error.code == code)
        #expect(error.message.contains(part), "\(error.message)")
    }

    @Test func `a file that is missing, empty or a folder is named`() throws {
        #expect(throws: EngineError.self) { try GGUFFile(path: "/nowhere/model.gguf") }
        #expect(throws: EngineError.self) { try GGUFFile(path: FileManager.default.temporaryDirectory.path()) }
        #expect(try error([])?.code == .malformed)
    }

    @Test func `a file cut off is called incomplete, with its size and the one it should have`() throws {
        let bytes = Self.sound.encoded()
        let whole = bytes.count - 24  // the last bytes are padding
        let error = try #require(try error(Array(bytes.prefix(whole - 50))))
        let sizes = "it has \(whole - 50) bytes of \(whole), where tensor weights ends"
        #expect(error.message.hasSuffix("is incomplete: \(sizes)"))
        #expect(error.remedy?.hasPrefix("Fetch it again") == true)
        for length in [20, 60, 100] {
            let message = try #require(try self.error(Array(bytes.prefix(length)))).message
            #expect(message.contains("is incomplete") && message.contains("\(length)"), "\(message)")
        }
    }

    @Test func `a file cut off anywhere is an error`() throws {
        let bytes = Self.sound.encoded()
        for length in 1..<(bytes.count - 24) {  // the last bytes are padding
            #expect(try error(Array(bytes[..<length]))?.code == .malformed, "\(length) bytes")
        }
        #expect(try error(bytes) == nil)
    }

    @Test func `another kind of file is an error`() throws {
        #expect(try error(Array("PK\u{3}\u{4} and more text".utf8))?.message.contains("GGUF") == true)
    }

    @Test(arguments: [UInt32(0), 1, 4, 0x0300_0000])
    func `another version is named`(_ version: UInt32) throws {
        var writer = Self.sound
        writer.version = version
        try expect(.unsupported, "version \(version)", writer)
    }

    @Test(arguments: [8, 16], [UInt64(1) << 20, 1 << 40, 1 << 63, UInt64.max])
    func `counts beyond the file's size are errors`(_ offset: Int, _ count: UInt64) throws {
        var bytes = Self.sound.encoded()
        withUnsafeBytes(of: count.littleEndian) { bytes.replaceSubrange(offset..<offset + 8, with: $0) }
        #expect(try error(bytes)?.message.contains("count") == true)
    }

    @Test func `more keys or tensors than any model has are refused before they are read`() throws {
        var bytes = Self.sound.encoded()
        bytes += [UInt8](repeating: 0, count: 1 << 23)
        withUnsafeBytes(of: UInt64(1 << 18 + 1).littleEndian) { bytes.replaceSubrange(16..<24, with: $0) }
        #expect(
            try error(bytes)?.message.hasSuffix("metadata count is 262145; at most 262144 are possible") == true)
    }

    @Test(arguments: [UInt64(1) << 20, 1 << 63, UInt64.max])
    func `lengths beyond the file's end are errors`(_ length: UInt64) throws {
        var bytes = Self.sound.encoded()
        withUnsafeBytes(of: length.littleEndian) { bytes.replaceSubrange(24..<32, with: $0) }
        #expect(try error(bytes)?.message.contains("key 0") == true)
    }

    @Test func `a key or tensor that appears twice is an error`() throws {
        var writer = Self.sound
        writer.set("general.architecture", .string("llama"))
        try expect(.malformed, "general.architecture appears twice", writer)
        writer = Self.sound
        writer.add("weights", shape: [4], type: 0, data: [UInt8](repeating: 0, count: 16))
        try expect(.malformed, "tensor weights appears twice", writer)
    }

    @Test(arguments: [(UInt32(16), "IQ2_XXS"), (21, "IQ3_S"), (99, "number 99")])
    func `a weight type that is not known is named with its tensor`(_ code: UInt32, _ name: String) throws {
        var writer = Self.sound
        writer.add("blk.0.attn_q.weight", shape: [256], type: code, data: [UInt8](repeating: 0, count: 512))
        try expect(.unsupported, "weight type \(name) of tensor blk.0.attn_q.weight is not supported", writer)
    }

    @Test(arguments: [[], [1, 1, 1, 1, 1], [0], [-1], [1 << 40, 1 << 40], [1 << 62], [33]])
    func `a shape that cannot be is an error`(_ shape: [Int]) throws {
        var writer = Self.sound
        writer.add("odd", shape: shape, type: 8, data: [UInt8](repeating: 0, count: 512))
        try expect(.malformed, "tensor odd", writer)
    }

    @Test(arguments: [UInt64(1), 31, 1 << 20, 1 << 63, UInt64.max - 31])
    func `an offset that is beyond the end or not aligned is an error`(_ offset: UInt64) throws {
        var bytes = Self.sound.encoded()
        // The tensor's record is the last before the data: name, dimensions, shape, type, offset.
        let end = 24 + 8 + 20 + 4 + 8 + 5 + 8 + 12 + 4 + 4 + 8 + 2 * 11 + 8 + 7 + 4 + 16 + 4
        withUnsafeBytes(of: offset.littleEndian) { bytes.replaceSubrange(end..<end + 8, with: $0) }
        #expect(try error(bytes)?.message.contains("weights") == true)
    }

    @Test(arguments: [UInt32(0), 3, 1 << 30])
    func `an alignment that cannot be is an error`(_ alignment: UInt32) throws {
        var writer = Self.sound
        writer.set("general.alignment", .uint32(alignment))
        try expect(.malformed, "general.alignment", writer)
    }

    @Test func `random changes never end the process`() throws {
        let model = try FixtureModel.first
        let bytes = model.writer(.q4).encoded()
        let hashes = RandomWeights.Hashes("changes")
        var loaded = 0
        for round in 0..<250 {
            var changed = bytes
            for change in 0..<(1 + round % 3) {
                let hash = hashes[round * 3 + change]
                // Most changes fall into the head of the file, where they mean something.
                let range = round % 5 == 0 ? bytes.count : 3000
                changed[Int(hash % UInt64(range))] = UInt8(truncatingIfNeeded: hash >> 40)
            }
            do {
                let found = try GGUFWriter.written(changed) { try LoadedModel.load(path: $0) }
                let decoder = found.makeDecoder(threads: 1)
                _ = try decoder.evaluate(model.tokens(3).map { $0 % Int32(decoder.vocabularySize) })
                loaded += 1
            } catch let error as EngineError {
                #expect(error.message.isEmpty == false)
            }
        }
        #expect(loaded > 0)
    }

    @Test func `tensors that overlap are named`() throws {
        var writer = Self.sound
        writer.add("second", shape: [32, 4], type: 8, data: [UInt8](repeating: 0, count: 136))
        var bytes = writer.encoded()
        // The second tensor's offset is the last number of its entry: 160, the first one's 136 bytes padded to 32.
        let offset = withUnsafeBytes(of: UInt64(160).littleEndian) { Array($0) }
        let index = try #require(bytes.indices.dropLast(8).last { Array(bytes[$0..<$0 + 8]) == offset })
        bytes.replaceSubrange(index..<index + 8, with: [128, 0, 0, 0, 0, 0, 0, 0])
        #expect(try error(bytes)?.message.contains("tensors weights and second overlap") == true)
    }
}
