import CFuzzer
import Foundation

@testable import Engine

/// Any bytes are read as the index of a saved context, beside a chunk that it may name.
///
/// Where the first byte is even the checksum of the index is put right, or nothing would ever get past it; bit 1 does
/// the same for the chunk.
private func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let start, count > 1 else { return 0 }
    var index = Array(UnsafeBufferPointer(start: start + 1, count: count - 1))
    if start[0] & 2 == 0, index.count >= 56 {
        // The checksum of the first chunk stands behind the tokens: magic, key, bytes, tokens, chunks, then these.
        let tokens = index.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 24, as: UInt64.self).littleEndian }
        let bytes = index.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 16, as: UInt64.self).littleEndian }
        let offset = 40 + Int(tokens % 1024 + 1) / 2 * 8
        if offset + 16 <= index.count, bytes <= 1 << 16 {
            let chunk = [UInt8](repeating: start[0], count: Int(bytes))
            let checksum = chunk.withUnsafeBytes { Checksum.of($0) }
            withUnsafeBytes(of: checksum.littleEndian) { index.replaceSubrange(offset..<offset + 8, with: $0) }
        }
    }
    if start[0] & 1 == 0, index.count >= 8 {
        let checksum = index.dropLast(8).withUnsafeBytes { Checksum.of($0) }
        withUnsafeBytes(of: checksum.littleEndian) { index.replaceSubrange(index.count - 8..<index.count, with: $0) }
    }
    let saved = SavedContext(folder: URL(filePath: folder), model: ContextKey(number: 7))
    mkdir(folder, 0o700)
    write(index, "index")
    guard let contents = saved.contents() else { return 0 }
    precondition(contents.tokens.count < index.count && contents.checksums.count < index.count)
    let chunk = [UInt8](repeating: start[0], count: min(max(contents.chunkBytes, 0), 1 << 16))
    var names: [String] = []
    for (number, checksum) in contents.checksums.prefix(3).enumerated() {
        names.append("\(number)-\(String(checksum, radix: 16)).chunk")
        write(chunk, names[number])
        if let mapping = saved.chunk(number, of: contents) { precondition(mapping.count == chunk.count) }
    }
    let decoder = FuzzDecoder(chunkBytes: contents.chunkBytes)
    CachedContext(decoder).resume(saved, for: contents.tokens)
    precondition(decoder.position <= contents.tokens.count)
    for name in names { unlink("\(folder)/\(name)") }
    return 0
}

private func write(_ bytes: [UInt8], _ name: String) {
    guard let output = fopen("\(folder)/\(name)", "wb") else { return }
    fwrite(bytes, 1, bytes.count, output)
    fclose(output)
}

/// In memory where the system has a place for that.
private let folder: String = {
    let parent = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
    return "\(parent)/agent-fuzz-\(getpid())"
}()

/// SwiftPM's name for this program's `main`.
@_cdecl("FuzzSavedContext_main")
public func main(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> CInt {
    var (count, arguments) = (count, arguments)
    return LLVMFuzzerRunDriver(&count, &arguments) { fuzz($0, $1) }
}
