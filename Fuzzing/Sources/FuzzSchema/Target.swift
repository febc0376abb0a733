import CFuzzer
import Engine

/// Any text is read as a JSON Schema.
private func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    if let grammar = try? ShapeGrammar(jsonSchema: text) { precondition(grammar.smallest >= 1) }
    return 0
}

/// SwiftPM's name for this program's `main`.
@_cdecl("FuzzSchema_main")
public func main(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> CInt {
    var (count, arguments) = (count, arguments)
    return LLVMFuzzerRunDriver(&count, &arguments) { fuzz($0, $1) }
}
