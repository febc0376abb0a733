import CFuzzer
import Foundation

@testable import Engine

/// Any bytes are read as a GGUF adapter; the pairs of one that can be read are matrices within the file.
private func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let start, FileManager.default.createFile(atPath: path, contents: Data(bytes: start, count: count)) else {
        return 0
    }
    guard let adapter = try? GGUFAdapter(path: path) else { return 0 }
    for pair in adapter.pairs.values {
        for matrix in [pair.down, pair.up] {
            precondition(matrix.rows >= 0 && matrix.columns >= 0)
            precondition(matrix.rows * matrix.columns * 2 <= count)
        }
    }
    if let template = adapter.chatTemplate {
        let vocabulary = TokenizerVocabulary(source: "fuzz", model: "gpt2", tokens: [Array("x".utf8)])
        _ = try? ChatFormats.detect(template: template.text, field: template.field, vocabulary)
    }
    return 0
}

/// In memory where the system has a place for that.
private let path: String = {
    let folder = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
    return "\(folder)/agent-fuzz-adapter-\(getpid()).gguf"
}()

/// SwiftPM's name for this program's `main`.
@_cdecl("FuzzAdapter_main")
public func main(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> CInt {
    var (count, arguments) = (count, arguments)
    return LLVMFuzzerRunDriver(&count, &arguments) { fuzz($0, $1) }
}
