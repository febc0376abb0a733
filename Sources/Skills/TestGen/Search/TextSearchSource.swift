/// Writes the search program. It mutates texts at random and keeps those that reach a new set of mutants, or
/// give a new kind of result.
///
/// Source: the loop of coverage-guided fuzzers (Zalewski, "american fuzzy lop", technical details).
struct TextSearchSource {
    let module: String
    let imports: [String]
    let entries: [Int: TextEntry]
    /// The first texts to try.
    let seeds: [String]
    /// Pieces to insert into texts.
    let pieces: [String]

    /// The program's text, and the entry that each line belongs to.
    func text() -> (text: String, owners: [Int: Int]) {
        var lines = ["@testable import \(module)"]
        lines += imports.filter { $0 != module && $0 != "Foundation" }.map { "import \($0)" }
        lines += ["import Foundation", ""]
        var owners: [Int: Int] = [:]
        for number in entries.keys.sorted() {
            guard let entry = entries[number] else { continue }
            let first = lines.count + 1
            if entry.isMainActor { lines.append("@MainActor") }
            lines.append("func agentEntry\(number)(_ agentInput: String) async throws -> String {")
            lines += entry.setup.map { "    " + $0.replacing("#require(", with: "agentRequire(") }
            let call = entry.call.replacing("#require(", with: "agentRequire(")
            lines += entry.hasResult ? ["    return agentOutcome(\(call))"] : ["    \(call)", "    return \"\""]
            lines.append("}")
            for line in first...lines.count { owners[line] = number }
        }
        lines += [
            "", "func agentEnter(_ number: Int, _ input: String) async throws -> String {", "    switch number {",
        ]
        lines += entries.keys.sorted().map { "    case \($0): try await agentEntry\($0)(input)" }
        lines += ["    default: \"\"", "    }", "}", ""]
        lines.append("let agentSeeds: [String] = [\(seeds.map { SwiftLiteral.string($0) }.joined(separator: ", "))]")
        lines.append("let agentPieces: [String] = [\(pieces.map { SwiftLiteral.string($0) }.joined(separator: ", "))]")
        lines += ["", Self.main]
        return (lines.joined(separator: "\n") + "\n", owners)
    }

    /// The program's arguments: the record file, the entry's number, the seconds and a seed.
    ///
    /// Each find is a line `find TAB entry TAB outcome TAB text`. Line breaks, tabs and backslashes in the text are
    /// escaped.
    private static let main = #"""
        func agentOutcome<T>(_ value: T) -> String {
            if let value = value as? Bool { return "\(value)" }
            let mirror = Mirror(reflecting: value)
            if mirror.displayStyle == .optional { return mirror.children.isEmpty ? "nil" : "some" }
            if let value = value as? any Collection { return "count \(min(value.count, 3))" }
            return "value"
        }

        struct AgentRandom: RandomNumberGenerator {
            var state: UInt64
            mutating func next() -> UInt64 {
                state &+= 0x9E37_79B9_7F4A_7C15
                var mixed = state
                mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
                mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
                return mixed ^ (mixed >> 31)
            }
        }

        func agentChange(_ text: String, _ corpus: [String], _ random: inout AgentRandom) -> String {
            var characters = Array(text)
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let index = Int.random(in: 0...characters.count, using: &random)
                let piece = Array(agentPieces.randomElement(using: &random) ?? "a")
                switch Int.random(in: 0..<8, using: &random) {
                case 0, 1, 2: characters.insert(contentsOf: piece, at: index)
                case 3: if index < characters.count { characters.remove(at: index) }
                case 4: if index < characters.count { characters.replaceSubrange(index...index, with: piece) }
                case 5: characters += piece + Array(corpus.randomElement(using: &random) ?? "")
                case 6:
                    guard !characters.isEmpty else { break }
                    let start = Int.random(in: 0..<characters.count, using: &random)
                    let end = Int.random(in: start..<characters.count, using: &random)
                    characters.insert(contentsOf: characters[start...end], at: index)
                default: characters = Array(characters.prefix(index))
                }
            }
            return String(characters.prefix(60))
        }

        @main struct AgentSearch {
            static func main() async throws {
                let words = CommandLine.arguments
                let file = open(words[1], O_WRONLY | O_CREAT | O_APPEND, 0o600)
                let entry = Int(words[2]) ?? 0
                let end = ContinuousClock.now + .seconds(Double(words[3]) ?? 1)
                var random = AgentRandom(state: UInt64(words[4]) ?? 1)
                var corpus: [String] = []
                var known: Set<String> = []
                func attempt(_ text: String) async {
                    _agentForgetReached()
                    let outcome: String
                    do { outcome = try await agentEnter(entry, text) } catch { outcome = "threw \(type(of: error)) \(String(describing: error).prefix(24))" }
                    let reached = _agentReachedMutants()
                    guard known.insert("\(outcome) \(reached)").inserted, known.count < 400 else { return }
                    corpus.append(text)
                    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\n", with: "\\n")
                        .replacingOccurrences(of: "\r", with: "\\r").replacingOccurrences(of: "\t", with: "\\t")
                    let line = Array("find\t\(entry)\t\(outcome.prefix(5))\t\(escaped)\n".utf8)
                    _ = line.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
                }
                for seed in agentSeeds { await attempt(seed) }
                while ContinuousClock.now < end {
                    let recent = corpus.count > 4 && random.next() % 2 == 0 ? corpus.suffix(corpus.count / 3 + 1) : corpus[...]
                    await attempt(agentChange(recent.randomElement(using: &random) ?? "", corpus, &random))
                }
            }
        }
        """#
}
