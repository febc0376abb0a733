import CFuzzer
import Foundation

@testable import Engine

/// Any bytes are read as a `tokenizer.json`; what stands behind a zero byte is a text for the tokenizer.
private func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let parts = UnsafeBufferPointer(start: start, count: count).split(separator: 0, maxSplits: 1)
    guard let json = parts.first, let output = fopen(path, "wb") else { return 0 }
    fwrite(Array(json), 1, json.count, output)
    fclose(output)
    guard let vocabulary = try? TokenizerVocabulary(json: path, limit: nil),
        let tokenizer = try? vocabulary.makeTokenizer()
    else { return 0 }
    let own = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : ""
    let texts = [
        "", "Hello, wörld 12 <s>", "   \n\n e\u{301} 漢字 \u{1F600}\u{200D}",
        String(repeating: "a", count: 32), own,
    ]
    for text in texts {
        for parses in [false, true] {
            let tokens = tokenizer.encode(text, addSpecial: parses, parseSpecial: parses)
            precondition(tokens.allSatisfy { (0..<TokenID(tokenizer.vocabularySize)).contains($0) })
            _ = tokenizer.decode(tokens)
            _ = tokenizer.encode(text, between: tokens.first, and: tokens.last)
        }
    }
    if let shapes = try? ShapeVocabulary(tokenizer) { precondition(shapes.deepest >= 0) }
    return 0
}

/// In memory where the system has a place for that.
private let path: String = {
    let folder = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
    return "\(folder)/agent-fuzz-\(getpid()).json"
}()

/// SwiftPM's name for this program's `main`.
@_cdecl("FuzzTokenizerJSON_main")
public func main(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> CInt {
    var (count, arguments) = (count, arguments)
    return LLVMFuzzerRunDriver(&count, &arguments) { fuzz($0, $1) }
}
