/// A file's text with several mutants, each behind a switch, so that one build serves all. Every line keeps its number.
package struct MutatedSource: Sendable {
    /// The text with the switches.
    package let text: String
    /// The mutants in it.
    package let mutants: [Mutant]
    /// The parts of the text that belong to mutants.
    let parts: [Part]

    /// A part of the text that belongs to mutants.
    struct Part: Sendable {
        /// The range in bytes of the text.
        let range: Range<Int>
        /// The mutants' numbers.
        let ids: [Int]
        /// Whether it is the mutated code alone, rather than the whole switch.
        let isMutated: Bool
    }

    /// Puts mutants into a file.
    ///
    /// - Parameters:
    ///   - source: the original file.
    ///   - mutants: mutants of this file with distinct numbers. A mutant that partly overlaps another is left out; one
    ///     may contain another.
    package init(_ source: SourceText, mutants: [Mutant]) {
        let mutants = Self.nested(mutants, in: 0..<source.bytes.count)
        var writer = MutatedSourceWriter(source: source, mutants: mutants)
        writer.write()
        text = String(decoding: writer.output, as: UTF8.self)
        parts = writer.parts
        self.mutants = mutants
    }

    /// The mutants of which any two are nested or disjoint.
    private static func nested(_ mutants: [Mutant], in whole: Range<Int>) -> [Mutant] {
        var open: [Range<Int>] = []
        var kept: Set<Int> = []
        let sorted = mutants.sorted {
            ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
        }
        for mutant in sorted where mutant.range.clamped(to: whole) == mutant.range && !mutant.range.isEmpty {
            while let last = open.last, last.upperBound <= mutant.range.lowerBound { open.removeLast() }
            if let last = open.last, mutant.range.upperBound > last.upperBound { continue }
            open.append(mutant.range)
            kept.insert(mutant.id)
        }
        return mutants.filter { kept.contains($0.id) }
    }
}

/// Writes a file's text with switches.
private struct MutatedSourceWriter {
    let source: SourceText
    /// The mutants of each range, outer ranges first.
    private let groups: [(range: Range<Int>, mutants: [Mutant])]
    private(set) var output: [UInt8] = []
    private(set) var parts: [MutatedSource.Part] = []
    private var next = 0

    init(source: SourceText, mutants: [Mutant]) {
        self.source = source
        let byRange = Dictionary(grouping: mutants) { $0.range }
        groups = byRange.map { (range: $0.key, mutants: $0.value.sorted { $0.id < $1.id }) }
            .sorted { ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound) }
    }

    mutating func write() { write(0..<source.bytes.count) }

    /// Writes a part of the file with its switches.
    private mutating func write(_ range: Range<Int>) {
        var offset = range.lowerBound
        while next < groups.count, groups[next].range.lowerBound < range.upperBound {
            let group = groups[next]
            next += 1
            output += source.bytes[offset..<group.range.lowerBound]
            write(group.range, group.mutants)
            offset = group.range.upperBound
        }
        output += source.bytes[offset..<range.upperBound]
    }

    /// The common type of all values of a range: the optional type if one of them is `nil`.
    private func commonType(_ mutants: [Mutant]) -> String? {
        let types = mutants.map { mutant -> String? in
            if case .expression(let type) = mutant.form { type } else { nil }
        }
        guard !types.contains(nil) else { return nil }
        return types.compactMap { $0 }.max { $0.utf8.count < $1.utf8.count }
    }

    private mutating func write(_ range: Range<Int>, _ mutants: [Mutant]) {
        let start = output.count
        let statements = mutants.filter { $0.form == .statement }
        let opposites = mutants.filter { $0.form == .opposite }
        let expressions = mutants.filter { $0.form != .statement && $0.form != .opposite }
        for mutant in statements { output += "if !\(MutantSwitch.condition(mutant.id)) { ".utf8 }
        for mutant in opposites { output += MutantSwitch.opposite(mutant.id).utf8 }
        let type = commonType(expressions)
        if !expressions.isEmpty { output += (type == nil ? "(" : "((").utf8 }
        for mutant in expressions {
            output += "\(MutantSwitch.condition(mutant.id)) ? (".utf8
            let begin = output.count
            output += mutant.mutated.utf8
            parts.append(MutatedSource.Part(range: begin..<output.count, ids: [mutant.id], isMutated: true))
            output += ") : ".utf8
        }
        if !expressions.isEmpty { output += "(".utf8 }
        write(range)
        if !expressions.isEmpty { output += (type.map { ")) as \($0))" } ?? "))").utf8 }
        for _ in opposites { output += ")".utf8 }
        for _ in statements { output += " }".utf8 }
        parts.append(MutatedSource.Part(range: start..<output.count, ids: mutants.map(\.id), isMutated: false))
    }
}
