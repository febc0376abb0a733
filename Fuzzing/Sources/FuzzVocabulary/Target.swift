import CFuzzer
import Engine
import Foundation

/// Any bytes are read as what a GGUF file says about its vocabulary, and a text for its tokenizer.
///
/// Each line holds a letter and a value: `m` the model, `p` the rules of splitting, `t` a token behind its type and
/// score, `g` a merge, `b`, `e`, `u` the numbers of the begin, end and unknown token, `a` which of them are added, `x`
/// a text.
private func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var vocabulary = TokenizerVocabulary(source: "fuzz", model: "gpt2", tokens: [])
    var (types, scores, merges): ([Int32], [Float], [[UInt8]]) = ([], [], [])
    var texts = [
        "", "Hello, wörld 12 <s>", "   \n\n e\u{301} 漢字 \u{1F600}\u{200D}",
        String(repeating: "a", count: 32),
    ]
    for line in UnsafeBufferPointer(start: start, count: count).split(separator: 0x0A) {
        let value = Array(line.dropFirst())
        let text = String(decoding: value, as: UTF8.self)
        switch line.first {
        case UInt8(ascii: "m"): vocabulary.model = text
        case UInt8(ascii: "p"): vocabulary.pre = text
        case UInt8(ascii: "t"):
            types.append(value.first.map { Int32($0) - 0x30 } ?? 1)
            scores.append(value.dropFirst().first.map { Float(Int($0) - 0x40) } ?? 0)
            vocabulary.tokens.append(Array(value.dropFirst(2)))
        case UInt8(ascii: "g"): merges.append(value)
        case UInt8(ascii: "b"): vocabulary.begin = TokenID(text)
        case UInt8(ascii: "e"): vocabulary.end = TokenID(text)
        case UInt8(ascii: "u"): vocabulary.unknown = TokenID(text)
        case UInt8(ascii: "a"):
            vocabulary.addsBegin = text.contains("b")
            vocabulary.addsEnd = text.contains("e")
            vocabulary.addsSpacePrefix = text.contains("s")
        case UInt8(ascii: "x"): texts.append(text)
        default: break
        }
    }
    vocabulary.types = types
    vocabulary.scores = scores
    vocabulary.merges = merges
    guard let tokenizer = try? vocabulary.makeTokenizer() else { return 0 }
    for text in texts {
        for parses in [false, true] {
            let tokens = tokenizer.encode(text, addSpecial: parses, parseSpecial: parses)
            precondition(tokens.allSatisfy { (0..<TokenID(tokenizer.vocabularySize)).contains($0) })
            _ = tokenizer.decode(tokens)
            _ = tokenizer.encode(text, between: tokens.first, and: tokens.last)
        }
    }
    if let shapes = try? ShapeVocabulary(tokenizer) { _ = shapes }
    return 0
}

/// SwiftPM's name for this program's `main`.
@_cdecl("FuzzVocabulary_main")
public func main(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> CInt {
    var (count, arguments) = (count, arguments)
    return LLVMFuzzerRunDriver(&count, &arguments) { fuzz($0, $1) }
}
