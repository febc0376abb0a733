import CFuzzer
import Engine
import Foundation

/// Any bytes are read as a model file: its metadata, its vocabulary and chat format, its shape and tensors.
private func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let start, count > 0 else { return 0 }
    guard let output = fopen(path, "wb") else { fatalError("cannot write \(path)") }
    fwrite(start, 1, count, output)
    fclose(output)
    guard let file = try? GGUFFile(path: path) else { return 0 }
    if let vocabulary = try? TokenizerVocabulary(file) {
        if let tokenizer = try? vocabulary.makeTokenizer() {
            let tokens = tokenizer.encode("Hello, wörld 12", addSpecial: true, parseSpecial: true)
            for token in tokens { _ = tokenizer.bytes(of: token) }
            precondition(tokens.allSatisfy { (0..<TokenID(tokenizer.vocabularySize)).contains($0) })
        }
        _ = try? ChatFormats.detect(file, vocabulary)
    }
    if let model = try? LoadedModel(file: file), model.weightBytes < 1 << 24, model.config.contextLength > 4,
        model.memoryEstimate(contextLength: 4).total < 1 << 26
    {
        _ = try? model.makeDecoder(contextLength: 4, threads: 1).evaluate([0])
    }
    if let model = try? LoadedEncoder(file: file), model.memoryEstimate.total < 1 << 26 {
        _ = try? model.makeEncoder(threads: 1).encode([[0]])
    }
    return 0
}

/// In memory where the system has a place for that.
private let path: String = {
    let folder = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
    return "\(folder)/agent-fuzz-\(getpid()).gguf"
}()

/// SwiftPM's name for this program's `main`.
@_cdecl("FuzzGGUF_main")
public func main(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> CInt {
    var (count, arguments) = (count, arguments)
    return LLVMFuzzerRunDriver(&count, &arguments) { fuzz($0, $1) }
}
