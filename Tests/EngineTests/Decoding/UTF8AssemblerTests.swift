import Testing

@testable import Engine

struct UTF8AssemblerTests {
    @Test func `a character is given only when it is whole`() {
        var assembler = UTF8Assembler()
        let bytes = Array("a😀é".utf8)
        #expect(bytes.map { assembler.append([$0]) } == ["a", "", "", "", "😀", "", "é"])
        #expect(assembler.finish().isEmpty)
    }

    @Test func `what was kept back at the end is no character`() {
        var assembler = UTF8Assembler()
        #expect(assembler.append([0xf0, 0x9f]).isEmpty)
        #expect(assembler.finish() == "\u{fffd}")
        #expect(assembler.finish().isEmpty)
    }

    @Test func `bytes that can be no character are replaced at once`() {
        var assembler = UTF8Assembler()
        #expect(assembler.append([0xff]) == "\u{fffd}")
        #expect(assembler.append([0xc3, 0x28]) == "\u{fffd}(")
        #expect(assembler.append([0xed, 0xa0]) == "\u{fffd}\u{fffd}")
        #expect(assembler.append([0xc0]) == "\u{fffd}")
    }

    @Test func `any bytes in any portions give what decoding the whole gives`() {
        var random = SplitMix64(seed: 5)
        let interesting: [UInt8] = [
            0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc2, 0xc3, 0xdf, 0xe0, 0xe2, 0xed, 0xef, 0xf0, 0xf1,
            0xf4, 0xf5, 0xff,
        ]
        for _ in 0..<20_000 {
            let bytes = (0..<Int.random(in: 0...9, using: &random)).map { _ in
                interesting[Int.random(in: interesting.indices, using: &random)]
            }
            var assembler = UTF8Assembler()
            var text = ""
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Int.random(in: 1...rest.count, using: &random)
                text += assembler.append(rest.prefix(count))
                rest = rest.dropFirst(count)
            }
            text += assembler.finish()
            #expect(Array(text.utf8) == Array(String(decoding: bytes, as: UTF8.self).utf8), "\(bytes)")
        }
    }
}
