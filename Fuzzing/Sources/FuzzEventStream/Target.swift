import CFuzzer
import Foundation

@testable import Engine

/// Any bytes are read as a server's reply, all at once and in two parts, which must give the same.
private func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    let cut = count / 2
    precondition(events([bytes[...]]) == events([bytes[..<cut], bytes[cut...]]))
    let whole = reply([Data(bytes)])
    precondition(whole == reply([Data(bytes[..<cut]), Data(bytes[cut...])]))
    // What came is checked as a served reply is, against a schema and as one.
    if var check = try? SchemaCheck(schema) { _ = check.fault(in: whole?.text ?? "") }
    if var check = try? SchemaCheck(whole?.text ?? "") { _ = check.fault(in: document) }
    return 0
}

private let schema =
    ##"{"$defs":{"n":{"type":"object","properties":{"v":{"type":"integer"},"next":{"$ref":"#/$defs/n"}}}},"$ref":"#/$defs/n"}"##
private let document = #"{"v":1,"next":{"v":-2.5,"list":["a",null,true,{"v":0}]}}"#

private func events(_ parts: [Slice<UnsafeBufferPointer<UInt8>>]) -> [String]? {
    var parser = EventStreamParser()
    var events: [String] = []
    for part in parts {
        guard let found = try? parser.feed(part) else { return nil }
        events += found
    }
    return events
}

/// Text, reasoning and calls of a reply that did not fail.
private struct Outcome: Equatable {
    var text = ""
    var reasoning = ""
    var calls: [GeneratedCall] = []
    var end: GenerationEnd?
}

private func reply(_ parts: [Data]) -> Outcome? {
    var reply = RemoteReply()
    var outcome = Outcome()
    do throws(EngineError) {
        for part in parts { try reply.take(part) }
        while let piece = reply.takePiece() {
            switch piece {
            case .text(let text): outcome.text += text
            case .reasoning(let text): outcome.reasoning += text
            }
        }
        outcome.end = reply.end
        while let call = reply.takeCall() { outcome.calls.append(call) }
    } catch { return nil }
    return outcome
}

/// SwiftPM's name for this program's `main`.
@_cdecl("FuzzEventStream_main")
public func main(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> CInt {
    var (count, arguments) = (count, arguments)
    return LLVMFuzzerRunDriver(&count, &arguments) { fuzz($0, $1) }
}
