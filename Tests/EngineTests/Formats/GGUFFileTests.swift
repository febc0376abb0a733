import Foundation
import TestKit
import Testing

@testable import Engine

/// Reading sound files.
@Suite struct GGUFFileTests {
    @Test func `metadata of every kind is read back`() throws {
        var writer = GGUFWriter()
        writer.set("a.string", .string("grüße"))
        writer.set("an.integer", .uint32(7))
        writer.set("a.float", .float32(0.5))
        writer.set("a.bool", .bool(true))
        writer.set("some.floats", .floats([1, -2.5]))
        writer.set("some.integers", .int32s([-1, 5]))
        writer.set("some.strings", .strings([Array("one".utf8), [0xFF, 0x00, 0x41]]))
        let metadata = try writer.written { try GGUFFile(path: $0) }.metadata
        #expect(metadata.keys.count == 7)
        #expect(metadata.string("a.string") == "grüße")
        #expect(metadata.integer("an.integer") == 7)
        #expect(metadata.float("a.float") == 0.5)
        #expect(metadata.float("an.integer") == 7)
        #expect(metadata.bool("a.bool") == true)
        #expect(metadata.floats("some.floats") == [1, -2.5])
        #expect(metadata.integers("some.integers") == [-1, 5])
        #expect(metadata.byteStrings("some.strings") == [Array("one".utf8), [0xFF, 0x00, 0x41]])
        #expect(metadata.strings("some.strings")?.first == "one")
        #expect(metadata.string("an.integer") == nil)
        #expect(metadata.floats("some.strings") == nil)
        #expect(metadata["nothing"] == nil)
    }

    @Test(arguments: [UInt32(2), 3])
    func `versions 2 and 3 are read`(_ version: UInt32) throws {
        var writer = GGUFWriter()
        writer.version = version
        #expect(try writer.written { try GGUFFile(path: $0) }.version == Int(version))
    }

    @Test(arguments: [32, 64, 4096])
    func `tensors are found at the file's alignment`(_ alignment: Int) throws {
        var writer = GGUFWriter()
        writer.alignment = alignment
        writer.set("general.alignment", .uint32(UInt32(alignment)))
        writer.add("first", shape: [3], type: 0, data: [UInt8](repeating: 1, count: 12))
        writer.add("second", shape: [32, 2], type: 8, data: [UInt8](repeating: 2, count: 68))
        let file = try writer.written { try GGUFFile(path: $0) }
        let (first, second) = (try #require(file.tensors["first"]), try #require(file.tensors["second"]))
        #expect(first.shape == [3] && first.type == .f32 && first.byteCount == 12)
        #expect(second.shape == [32, 2] && second.type == .q8 && second.byteCount == 68)
        #expect(second.offset % alignment == 0)
        #expect(file.data(of: first).load(as: UInt8.self) == 1)
        #expect(file.data(of: second).load(as: UInt8.self) == 2)
    }
}
