import AgentCore
import Foundation
import SwiftTools

/// Searches for texts that lead the code under test along different paths.
struct TextSearch: Sendable {
    let bench: TestBench
    let pool: ValuePool

    /// The texts that were found.
    struct Finds: Sendable {
        /// Texts by declaration and parameter, and whether the call returned a value.
        private var texts: [Key: [(text: String, hasValue: Bool)]] = [:]

        /// A parameter of a declaration; `nil` for the receiver.
        struct Key: Hashable, Sendable {
            let usr: String
            let parameter: Int?
        }

        /// No finds.
        init() {}

        fileprivate mutating func add(_ text: String, outcome: String, _ key: Key) {
            texts[key, default: []].append((text, outcome != "nil" && !outcome.hasPrefix("threw")))
        }

        /// The found texts as expressions for a parameter.
        ///
        /// - Parameters:
        ///   - usr: the declaration.
        ///   - parameter: the parameter's index; `nil` for the receiver.
        ///   - type: the parameter's type.
        ///   - graph: the module's symbols.
        ///   - mustGive: only texts for which the call returned a value.
        func values(
            _ usr: String, _ parameter: Int?, _ type: TypeExpression, in graph: SymbolGraph, mustGive: Bool = false
        ) -> [String] {
            guard let conversion = TextEntry.Conversion(type, in: graph) else { return [] }
            return (texts[Key(usr: usr, parameter: parameter)] ?? []).filter { $0.hasValue || !mustGive }
                .map { conversion.literal($0.text) }
        }
    }

    /// Searches for at most about `seconds` in all.
    ///
    /// - Throws: `AgentError` if the toolchain cannot be run. A program that does not build is no error: the search
    ///   finds nothing.
    func run(_ targets: [CodeSymbol], links: [String], seconds: Double) async throws(AgentError) -> Finds {
        let entries = targets.flatMap(self.entries).prefix(24)
        guard !entries.isEmpty else { return Finds() }
        let numbered = Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($0, $1) })
        let folder = bench.build.copy.scratch.appending(path: "search", directoryHint: .isDirectory)
        let seeds =
            pool.literals.strings + CaseTexts(bench.graph, literals: pool.literals.strings).joined + [
                "", "a", "abc", "1", "1.2.3", "a b", "-x", "--name=value", "key: value", "(1+2)*3", "[1, 2]",
                "{\"a\": 1}",
            ]
        let source = TextSearchSource(
            module: bench.invocation.moduleName, imports: bench.imports, entries: numbered, seeds: seeds,
            pieces: pool.literals.strings.filter { $0.count <= 12 } + Self.pieces
                + CaseTexts(bench.graph, literals: pool.literals.strings).all)
        guard
            let program = try await ProbeCompiler(
                build: bench.build, invocation: bench.invocation, links: links, folder: folder
            )
            .compile(
                Set(numbered.keys),
                { kept in
                    TextSearchSource(
                        module: source.module, imports: source.imports,
                        entries: source.entries.filter { kept.contains($0.key) },
                        seeds: source.seeds, pieces: source.pieces
                    ).text()
                })
        else { return Finds() }
        var finds = Finds()
        let share = max(0.3, min(1.5, seconds / Double(program.kept.count)))
        for number in program.kept.sorted() {
            guard let entry = numbered[number] else { continue }
            for (outcome, text) in try await search(number, program.executable, seconds: share) {
                finds.add(text, outcome: outcome, .init(usr: entry.usr, parameter: entry.parameter))
            }
        }
        return finds
    }

    private static let pieces = [
        "a", "b", "Z", "1", "2", "0", "10", " ", ".", ",", "-", "+", ":", ";", "=", "(", ")", "[", "]", "{", "}", "\"",
        "'", "\n",
        "_", "/", "\\", "#", "*", "<", ">", "!", "?", "@", "&", "%", "true", "--", "\u{1F}", "é", "  ",
    ]

    /// Runs the search of one entry. After a trap it starts again with another seed, at most three times in all.
    private func search(
        _ number: Int, _ executable: URL, seconds: Double
    ) async throws(AgentError) -> [(outcome: String, text: String)] {
        var found: [(outcome: String, text: String)] = []
        var seen: Set<String> = []
        let record = executable.deletingLastPathComponent().appending(path: "finds.txt")
        for seed in 1...3 {
            try? FileManager.default.removeItem(at: record)
            let outcome = try await bench.build.run(
                executable, [record.path(percentEncoded: false), String(number), String(seconds), String(seed)],
                in: executable.deletingLastPathComponent(),
                environment: ["LLVM_PROFILE_FILE": "/dev/null", "SWIFT_BACKTRACE": "enable=no"],
                timeLimit: .seconds(seconds + 2), outputLimit: 1 << 12)
            for line in ((try? TextFile.read(record, limit: 1 << 22)) ?? "").lines {
                let fields = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false)
                guard fields.count == 4 else { continue }
                let text = Self.unescaped(fields[3])
                if seen.insert(text).inserted { found.append((String(fields[2]), text)) }
            }
            if outcome.succeeded { break }
        }
        return found
    }

    private static func unescaped(_ text: Substring) -> String {
        var result = ""
        var isEscaped = false
        for character in text {
            if isEscaped {
                result.append(character == "n" ? "\n" : character == "r" ? "\r" : character == "t" ? "\t" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                result.append(character)
            }
        }
        return result
    }

    /// The entries of a declaration: one for each parameter that takes a text, and one for the receiver if it is a
    /// text.
    private func entries(_ symbol: CodeSymbol) -> [TextEntry] {
        guard symbol.isAvailable, symbol.access != "private", symbol.access != "fileprivate",
            let binding = GenericBinding(symbol, in: bench.graph)
        else { return [] }
        let receiver = binding.receiver(of: symbol, in: bench.graph)
        let types = symbol.parameters.map { parameter in
            binding.resolve(TypeExpression(parameter.type).replacing { $0 == "Self" ? receiver : nil })
        }
        var entries: [TextEntry] = []
        if [.method, .property].contains(symbol.kind),
            let conversion = receiver.flatMap({ TextEntry.Conversion($0, in: bench.graph) }),
            let words = fixed(symbol, types, except: nil)
        {
            let tail = symbol.kind == .method ? "(\(words))" : ""
            entries.append(
                entry(
                    symbol, nil, conversion,
                    setup: ["\(symbol.isMutating ? "var" : "let") subject = \(conversion.code)"],
                    call: "subject.\(symbol.baseName)\(tail)"))
        }
        for (position, type) in types.enumerated() where !symbol.parameters[position].isVariadic {
            guard let conversion = TextEntry.Conversion(type, in: bench.graph),
                let words = fixed(symbol, types, except: position)
            else { continue }
            let passed = symbol.parameters[position].isInout ? ["var \(Self.passed) = \(conversion.code)"] : []
            switch symbol.kind {
            case .function:
                entries.append(entry(symbol, position, conversion, setup: passed, call: "\(symbol.baseName)(\(words))"))
            case .typeMethod:
                entries.append(
                    entry(
                        symbol, position, conversion, setup: passed,
                        call: "\(receiver?.text ?? "").\(symbol.baseName)(\(words))"))
            case .initializer:
                entries.append(
                    entry(symbol, position, conversion, setup: passed, call: "\(receiver?.text ?? "")(\(words))"))
            case .method:
                guard let value = receiver.flatMap(plainValue) else { continue }
                entries.append(
                    entry(
                        symbol, position, conversion,
                        setup: passed + ["\(symbol.isMutating ? "var" : "let") subject = \(value)"],
                        call: "subject.\(symbol.baseName)(\(words))"))
            default: continue
            }
        }
        return entries
    }

    private func entry(
        _ symbol: CodeSymbol, _ position: Int?, _ conversion: TextEntry.Conversion, setup: [String], call: String
    ) -> TextEntry {
        let isActor = bench.graph.type(at: symbol.owner)?.kind == .actorType
        let effects = (symbol.isThrowing ? "try " : "") + (symbol.isAsync || isActor ? "await " : "")
        return TextEntry(
            usr: symbol.usr, parameter: position, conversion: conversion, setup: setup, call: effects + call,
            hasResult: symbol.kind == .initializer || symbol.type != nil, isMainActor: symbol.isMainActor)
    }

    /// The argument list: the searched text at its position, the first value of the pool elsewhere; `nil` if there is
    /// none.
    private func fixed(_ symbol: CodeSymbol, _ types: [TypeExpression], except position: Int?) -> String? {
        var words: [String] = []
        for (index, parameter) in symbol.parameters.enumerated() {
            if index == position, let conversion = TextEntry.Conversion(types[index], in: bench.graph) {
                let code = parameter.isInout ? "&\(Self.passed)" : conversion.code
                words.append(ArgumentLists.argument(parameter, code))
            } else if parameter.hasDefault {
                continue
            } else if let value = plainValue(types[index]), !parameter.isInout {
                words.append(ArgumentLists.argument(parameter, value))
            } else {
                return nil
            }
        }
        return words.joined(separator: ", ")
    }

    /// The variable passed to an `inout` parameter.
    private static let passed = "agentPassed"

    /// The first value that needs no list of notes.
    private func plainValue(_ type: TypeExpression) -> String? {
        pool.values(of: type).first { !$0.contains(ClosureValues.notes + ".append") }
    }
}
