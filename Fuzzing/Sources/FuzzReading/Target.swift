import CFuzzer
import Foundation

@testable import AgentCore

/// Any text is what a reader of messages says, and the message that it is about: no line of it ends the program, and what
/// is taken from it stands in it.
private func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    let message = ReadableMessage(
        text, at: Date(timeIntervalSince1970: Double(count) * 1e6), calendar: Calendar(identifier: .gregorian),
        known: [text], after: [ChatMessage(.user, text), ChatMessage(.assistant, text)])
    precondition(MessageReader.prompt(message).utf8.count < 200 + 40 * (count + 1))
    for line in text.split(separator: "\n") {
        if let signals = MessageSignals(line: line), case .recall(let subject) = signals.request {
            precondition(line.contains(subject))
        }
        if let operation = ReadOperation(line: line) {
            precondition(!operation.value.isEmpty && line.contains(operation.value))
        }
    }
    return 0
}

/// SwiftPM's name for this program's `main`.
@_cdecl("FuzzReading_main")
public func main(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> CInt {
    var (count, arguments) = (count, arguments)
    return LLVMFuzzerRunDriver(&count, &arguments) { fuzz($0, $1) }
}
