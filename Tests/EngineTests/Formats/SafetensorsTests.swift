import Foundation
import TestKit
import Testing

@testable import Engine

struct SafetensorsTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private var path: String {
        let path = directory.url.path(percentEncoded: false)
        return path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    private func open(_ bytes: [UInt8]) throws -> SafetensorsFiles {
        try Data(bytes).write(to: directory.url.appending(path: "model.safetensors"))
        return try SafetensorsFiles(directory: path)
    }

    private func failure(_ bytes: [UInt8]) throws -> EngineError? {
        do {
            _ = try open(bytes)
            return nil
        } catch let error as EngineError { return error }
    }

    private func failure(header: String, data: [UInt8] = []) throws -> String? {
        try failure(SafetensorsWriter.bytes(header: header, data: data))?.message.replacing("\(path)/", with: "")
    }

    private static func entry(_ name: String, _ from: Int, _ to: Int) -> String {
        #""\#(name)":{"dtype":"F16","shape":[2],"data_offsets":[\#(from),\#(to)]}"#
    }

    @Test func `tensors are found where the header says`() throws {
        var writer = SafetensorsWriter()
        writer.add("a", "F32", [2, 1], [0, 0, 128, 63, 0, 0, 0, 64])
        writer.add("empty", "U8", [0, 7], [])
        writer.add("b.\u{e9}", "BF16", [], [0x80, 0x3F])
        let files = try open(writer.bytes)
        #expect(Set(files.tensors.keys) == ["a", "empty", "b.\u{e9}"])
        let a = try #require(files.tensors["a"])
        #expect(a.shape == [2, 1] && a.type == .f32 && a.elementCount == 2)
        #expect(files.data(of: a).loadUnaligned(fromByteOffset: 4, as: Float.self) == 2)
        #expect(try #require(files.tensors["empty"]).byteCount == 0)
        #expect(try #require(files.tensors["b.\u{e9}"]).elementCount == 1)
    }

    @Test func `a header that claims a gigabyte is refused before it is read`() throws {
        var bytes = withUnsafeBytes(of: UInt64(1 << 30)) { [UInt8]($0) } + Array("{}".utf8)
        #expect(
            try failure(bytes)
                == EngineError(
                    .malformed,
                    "\(path)/model.safetensors: length of the header is 1073741824; at most 100000000 bytes are possible"
                ))
        bytes = withUnsafeBytes(of: UInt64.max) { [UInt8]($0) }
        #expect(try failure(bytes)?.code == .malformed)
        bytes = withUnsafeBytes(of: UInt64(99_999_999)) { [UInt8]($0) } + Array("{}".utf8)
        let message = try failure(bytes)?.message
        #expect(
            message?.contains("is incomplete: length of the header is 99999999, more than the file can hold") == true)
    }

    @Test(arguments: [
        (#"{"a":{"dtype":"F16","shape":[2],"data_offsets":[0,5]}}"#, "tensor a of F16 [2] takes 4 bytes"),
        (#"{"a":{"dtype":"F16","shape":[2],"data_offsets":[0,4]}}"#, "bytes behind a belong to no tensor"),
        (#"{"a":{"dtype":"F16","shape":[2],"data_offsets":[4,8]}}"#, "4 bytes between the header and a"),
        (#"{"a":{"dtype":"F16","shape":[2],"data_offsets":[0,9]}}"#, "tensor a of F16 [2] takes 4 bytes"),
        (#"{"a":{"dtype":"F16","shape":[2],"data_offsets":[8,4]}}"#, "data_offsets [8, 4] of tensor a make no sense"),
        (#"{"a":{"dtype":"F16","shape":[9],"data_offsets":[0,18]}}"#, "is incomplete: it has"),
        (#"{"a":{"dtype":"F16","shape":[2],"data_offsets":[4]}}"#, "tensor a has no two data_offsets"),
        (#"{"a":{"dtype":"F16","shape":[-2],"data_offsets":[0,4]}}"#, "shape of tensor a holds -2"),
        (#"{"a":{"dtype":"F16","shape":[1e3],"data_offsets":[0,4]}}"#, "shape of tensor a is 1e3"),
        (#"{"a":{"dtype":"F16","shape":[9223372036854775807,2],"data_offsets":[0,4]}}"#, "more elements than"),
        (#"{"a":{"dtype":"F16","shape":[1,1,1,1,1,1,1,1,1],"data_offsets":[0,4]}}"#, "has more than 8 numbers"),
        (#"{"a":{"dtype":"F12","shape":[2],"data_offsets":[0,4]}}"#, "dtype F12 of tensor a is not supported"),
        (#"{"a":{"shape":[2],"data_offsets":[0,4]}}"#, "tensor a has no dtype"),
        (#"{"a":{"dtype":"F16","data_offsets":[0,4]}}"#, "tensor a has no shape"),
        (#"{"a":7}"#, "tensor a is no object"),
        (#"{"a":{"dtype":"F16""#, "lacks '}'"),
        (#"["a"]"#, "header is no object"),
        (#"{} 1"#, "header is followed by more"),
        ("{\"a\u{1}\":1}", "holds a control character"),
        ("", "header is no object"),
        (String(repeating: "[", count: 5000), "header is no object"),
        (#"{"__metadata__":"# + String(repeating: "[", count: 5000), "nested deeper than 64 levels"),
    ])
    func `a broken header is refused and the field named`(header: String, message: String) throws {
        let found = try #require(try failure(header: header, data: [UInt8](repeating: 0, count: 8)))
        #expect(found.hasPrefix("model.safetensors: "))
        #expect(found.contains(message), "\(found)")
    }

    @Test func `tensors that overlap or appear twice are refused`() throws {
        let (a, b) = (Self.entry("a", 0, 4), Self.entry("b", 2, 6))
        #expect(
            try failure(header: "{\(a),\(b)}", data: [UInt8](repeating: 0, count: 6))
                == "model.safetensors: tensors a and b overlap")
        let again = Self.entry("a", 4, 8)
        #expect(
            try failure(header: "{\(a),\(again)}", data: [UInt8](repeating: 0, count: 8))
                == "model.safetensors: tensor a appears twice")
    }

    @Test func `a name that is no UTF-8 is refused`() throws {
        var bytes = SafetensorsWriter.bytes(header: "{\(Self.entry("a??", 0, 4))}", data: [0, 0, 0, 0])
        let index = try #require(bytes.firstIndex(of: UInt8(ascii: "?")))
        bytes.replaceSubrange(index...index + 1, with: [0xC3, 0x28])
        #expect(try failure(bytes)?.message.contains("a key of header is no UTF-8") == true)
    }

    @Test func `a file that is cut off anywhere is refused`() throws {
        var writer = SafetensorsWriter()
        writer.add("a", "F32", [2], [UInt8](repeating: 1, count: 8))
        let bytes = writer.bytes
        for count in 0..<bytes.count { #expect(try failure(Array(bytes.prefix(count))) != nil) }
    }

    @Test func `every changed byte of a header gives tensors within the file or an error`() throws {
        var writer = SafetensorsWriter()
        writer.add("a", "F16", [2, 2], [UInt8](repeating: 1, count: 8))
        writer.add("b", "F32", [2], [UInt8](repeating: 1, count: 8))
        let bytes = writer.bytes
        for index in 0..<bytes.count - 16 {
            for value: UInt8 in [0x22, 0x39, 0x7D] {
                var changed = bytes
                changed[index] = value
                try Data(changed).write(to: directory.url.appending(path: "model.safetensors"))
                guard let files = try? SafetensorsFiles(directory: path) else { continue }
                for tensor in files.tensors.values { #expect(tensor.offset + tensor.byteCount <= bytes.count) }
            }
        }
    }

    // MARK: Parts

    private func writeParts(_ parts: [String], index: String?) throws {
        for (number, part) in parts.enumerated() {
            var writer = SafetensorsWriter()
            writer.add("t\(number)", "F32", [1], [UInt8](repeating: UInt8(number), count: 4))
            try writer.write(to: directory.url.appending(path: part))
        }
        if let index { try directory.write(index, to: "model.safetensors.index.json") }
    }

    private static let two = ["model-00001-of-00002.safetensors", "model-00002-of-00002.safetensors"]
    private static let index =
        #"{"metadata":{"total_size":8},"weight_map":{"t0":"\#(two[0])","t1":"\#(two[1])"}}"#

    @Test(arguments: [index, nil])
    func `parts are opened together, with an index or without`(index: String?) throws {
        try writeParts(Self.two, index: index)
        let files = try SafetensorsFiles(directory: path)
        #expect(files.count == 2 && files.tensors.count == 2)
        let second = try #require(files.tensors["t1"])
        #expect(files.data(of: second).load(as: UInt8.self) == 1)
        #expect(files.path(of: second).hasSuffix(Self.two[1]))
    }

    @Test(arguments: [index, nil])
    func `half the parts missing is an error that names one and counts them`(index: String?) throws {
        try writeParts([Self.two[0]], index: index)
        let error = #expect(throws: EngineError.self) { try SafetensorsFiles(directory: path) }
        #expect(error?.code == .missing)
        #expect(error?.message.contains("\(Self.two[1]): this part of the model is missing (1 of 2 are)") == true)
    }

    @Test(arguments: [
        (#"{"weight_map":{"t0":"../a.safetensors"}}"#, "weight_map of t0 is \"../a.safetensors\", no safetensors file"),
        (#"{"weight_map":{"t0":"model.bin"}}"#, "weight_map of t0 is \"model.bin\""),
        (#"{"weight_map":{"t0":3}}"#, "weight_map of t0 is no text"),
        (#"{"weight_map":{}}"#, "weight_map is missing or empty"),
        (#"{}"#, "weight_map is missing or empty"),
        (#"{"weight_map":{"t0":"x.safetensors","t0":"x.safetensors"}}"#, "names tensor t0 twice"),
        (#"{"weight_map":{"gone":"\#(two[0])"}}"#, "tensor gone is missing, though the index puts it there"),
        ("<html>", "index is no object"),
    ])
    func `a broken index is refused and the field named`(index: String, message: String) throws {
        try writeParts([Self.two[0]], index: index)
        let error = #expect(throws: EngineError.self) { try SafetensorsFiles(directory: path) }
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    }

    @Test func `a directory without weights is said to have none`() throws {
        #expect(throws: EngineError.self) { try SafetensorsFiles(directory: path) }
        try directory.write("x", to: "adapter_model.safetensors")
        let error = #expect(throws: EngineError.self) { try SafetensorsFiles(directory: path) }
        #expect(error?.code == .missing)
    }
}
