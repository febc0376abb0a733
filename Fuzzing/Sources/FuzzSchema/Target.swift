import CFuzzer
import Foundation

@testable import Engine

/// Any text is read as a JSON Schema, or as a pattern where it does not begin with a brace. An answer is then written
/// byte by byte, chosen by the input; at any time some byte must bring its end nearer.
private func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    var text = String(decoding: bytes, as: UTF8.self)
    if !text.hasPrefix("{"), let pattern = try? JSONEncoder().encode(text) {
        text = "{\"type\":\"string\",\"pattern\":\(String(decoding: pattern, as: UTF8.self))}"
    }
    guard let grammar = try? ShapeGrammar(jsonSchema: text) else { return 0 }
    precondition(grammar.smallest >= 1)
    let automaton = ShapeAutomaton(grammar.program)
    var state = automaton.start()
    precondition(automaton.cost(state) == grammar.smallest)
    for byte in bytes.prefix(32) {
        let allowed = automaton.firstBytes(state)
        guard !allowed.isEmpty else { break }
        var choice = byte
        while !allowed.contains(choice) { choice &+= 1 }
        state = automaton.step(state, choice)
        precondition(state != ShapeAutomaton.dead)
    }
    // The shortest way out: one byte after another brings the end nearer.
    for _ in 0..<24 where automaton.cost(state) > 0 {
        let cost = automaton.cost(state)
        let nearer = (UInt8(0)...255).lazy.filter { automaton.firstBytes(state).contains($0) }
            .map { automaton.step(state, $0) }.first { automaton.cost($0) < cost }
        guard let nearer else { preconditionFailure("no byte leads to the end, though \(cost) should") }
        state = nearer
    }
    precondition(automaton.cost(state) > 0 || automaton.isAccepting(state))
    return 0
}

/// SwiftPM's name for this program's `main`.
@_cdecl("FuzzSchema_main")
public func main(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> CInt {
    var (count, arguments) = (count, arguments)
    return LLVMFuzzerRunDriver(&count, &arguments) { fuzz($0, $1) }
}
