import CFuzzer
import Engine
import Foundation

/// Any bytes are read as a model directory, up to its tensors, tokenizer, chat format and one token.
///
/// A line `=== NAME ZEROS` begins a file, which goes on to the next such line and ends with so many zero bytes, so that
/// seeds need not hold weights. A safetensors file that begins with `{` gets the length of its header put in front.
private func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    try? FileManager.default.removeItem(atPath: folder)
    mkdir(folder, 0o700)
    for file in files(bytes).prefix(12) { write(file) }
    guard let directory = try? ModelDirectory(path: folder) else { return 0 }
    if let vocabulary = try? directory.vocabulary() {
        if let tokenizer = try? vocabulary.makeTokenizer() {
            let tokens = tokenizer.encode("Hello, wörld 12 <s>", addSpecial: true, parseSpecial: true)
            precondition(tokens.allSatisfy { (0..<TokenID(tokenizer.vocabularySize)).contains($0) })
        }
        _ = try? ChatFormats.detect(directory, vocabulary)
    }
    if let model = try? LoadedModel(file: directory) {
        if model.weightBytes < 1 << 24, model.memoryEstimate(contextLength: 4).total < 1 << 26 {
            _ = try? model.makeDecoder(contextLength: 4, threads: 1).evaluate([0])
        }
    } else if let model = try? LoadedEncoder(file: directory), model.memoryEstimate.total < 1 << 26 {
        _ = try? model.makeEncoder(threads: 1).encode([[0]])
    }
    return 0
}

private struct Part {
    var name: String
    var zeros: Int
    var content: [UInt8] = []
}

private func files(_ bytes: [UInt8]) -> [Part] {
    var result: [Part] = []
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
        if line.starts(with: "=== ".utf8) {
            let words = String(decoding: line.dropFirst(4), as: UTF8.self).split(separator: " ")
            let name = words.first.map(String.init) ?? ""
            result.append(Part(name: name, zeros: words.dropFirst().first.flatMap { Int($0) } ?? 0))
        } else if !result.isEmpty {
            if !result[result.count - 1].content.isEmpty { result[result.count - 1].content.append(0x0A) }
            result[result.count - 1].content += line
        }
    }
    return result
}

private func write(_ part: Part) {
    let isPlain = part.name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x2F } && !part.name.hasPrefix(".")
    guard part.name == "1_Pooling/config.json" || (isPlain && !part.name.isEmpty && part.name.utf8.count < 80) else {
        return
    }
    if part.name.contains("/") { mkdir("\(folder)/1_Pooling", 0o700) }
    var content = part.content
    if part.name.hasSuffix(".safetensors"), content.first == UInt8(ascii: "{") {
        content = withUnsafeBytes(of: UInt64(content.count).littleEndian) { Array($0) } + content
    }
    guard let output = fopen("\(folder)/\(part.name)", "wb") else { return }
    fwrite(content, 1, content.count, output)
    fflush(output)
    ftruncate(fileno(output), content.count + min(max(0, part.zeros), 1 << 22))
    fclose(output)
}

/// In memory where the system has a place for that.
private let folder: String = {
    let parent = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
    return "\(parent)/agent-fuzz-\(getpid())"
}()

/// SwiftPM's name for this program's `main`.
@_cdecl("FuzzDirectory_main")
public func main(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> CInt {
    var (count, arguments) = (count, arguments)
    return LLVMFuzzerRunDriver(&count, &arguments) { fuzz($0, $1) }
}
