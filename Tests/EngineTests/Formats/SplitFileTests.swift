import Foundation
import TestKit
import Testing

@testable import Engine

@Suite struct SplitFileTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func path(_ number: Int, of count: Int = 3) -> String {
        directory.url.appending(path: "model-0000\(number)-of-0000\(count).gguf").path(percentEncoded: false)
    }

    /// Three parts with one tensor each, whose bytes are the part's number.
    private func write(total: UInt32 = 3, change: (Int, inout GGUFWriter) -> Void = { _, _ in }) throws {
        for number in 1...3 {
            var writer = GGUFWriter()
            if number == 1 { writer.set("general.name", .string("whole")) }
            writer.set("split.no", .uint32(UInt32(number - 1)))
            writer.set("split.count", .uint32(3))
            writer.set("split.tensors.count", .uint32(total))
            writer.add("tensor\(number)", shape: [4], type: 0, data: [UInt8](repeating: UInt8(number), count: 16))
            change(number, &writer)
            try Data(writer.encoded()).write(to: URL(filePath: path(number)))
        }
    }

    private func error(_ path: String) -> EngineError? {
        do throws(EngineError) {
            _ = try GGUFFile(path: path)
            return nil
        } catch { return error }
    }

    @Test(arguments: 1...3) func `any part opens the whole`(_ named: Int) throws {
        try write()
        let file = try GGUFFile(path: path(named))
        #expect(file.metadata.string("general.name") == "whole")
        #expect(file.path == path(1))
        for number in 1...3 {
            let tensor = try #require(file.tensors["tensor\(number)"])
            #expect(file.data(of: tensor).load(as: UInt8.self) == UInt8(number))
        }
        let sizes = try (1...3).map { try Data(contentsOf: URL(filePath: path($0))).count }
        #expect(file.byteCount == sizes.reduce(0, +))
    }

    @Test func `a part that is missing is named with how many there are`() throws {
        try write()
        try FileManager.default.removeItem(atPath: path(2))
        let missing = try #require(error(path(1)))
        #expect(missing.code == .missing)
        #expect(missing.message.contains("model-00002-of-00003.gguf"))
        #expect(missing.message.contains("it has 3"))
    }

    @Test func `a part that is another part than its name says is named`() throws {
        try write { number, writer in
            if number == 2 {
                writer.remove("split.no")
                writer.set("split.no", .uint32(7))
            }
        }
        #expect(error(path(1))?.message.contains("split.no is 7; its name says 1") == true)
    }

    @Test func `a tensor in two parts, and too few tensors, are errors`() throws {
        try write { number, writer in
            if number == 3 { writer.add("tensor1", shape: [4], type: 0, data: [UInt8](repeating: 0, count: 16)) }
        }
        #expect(error(path(1))?.message.contains("tensor1 is in another part") == true)
        try write(total: 9)
        #expect(error(path(1))?.message.contains("split.tensors.count is 9, but the parts hold 3") == true)
    }

    @Test func `a whole file whose name only looks like a part says what is wrong`() throws {
        try Data(MalformedFileTests.sound.encoded()).write(to: URL(filePath: path(1, of: 2)))
        try Data(MalformedFileTests.sound.encoded()).write(to: URL(filePath: path(2, of: 2)))
        #expect(error(path(1, of: 2))?.message.contains("split.count is missing") == true)
    }
}
