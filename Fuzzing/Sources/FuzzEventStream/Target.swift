import CFuzzer
import Foundation

@testable import Engine

/// Any bytes are read as server-sent events, all at once and in two parts, which must give the same.
private func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    let cut = count / 2
    precondition(events([bytes[...]]) == events([bytes[..<cut], bytes[cut...]]))
    return 0
}

private func events(_ parts: [Slice<UnsafeBufferPointer<UInt8>>]) -> [String]? {
    var parser = EventStreamParser()
    var events: [String] = []
    for part in parts {
        guard let found = try? parser.feed(part) else { return nil }
        events += found
    }
    for event in events { _ = try? JSONDecoder().decode(ChatCompletion.Chunk.self, from: Data(event.utf8)) }
    return events
}

/// SwiftPM's name for this program's `main`.
@_cdecl("FuzzEventStream_main")
public func main(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> CInt {
    var (count, arguments) = (count, arguments)
    return LLVMFuzzerRunDriver(&count, &arguments) { fuzz($0, $1) }
}
