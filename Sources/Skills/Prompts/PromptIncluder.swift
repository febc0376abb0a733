import AgentCore

/// Inserts the texts of included prompts.
struct PromptIncluder {
    /// The deepest nesting of includes.
    static let maximumDepth = 8
    /// The most texts inserted into one prompt: prompts that include others twice grow exponentially.
    static let maximumParts = 64

    /// Finds a prompt by name.
    let lookup: (String) -> PromptSource?
    /// The distinct prompts found, in order.
    private(set) var sources: [PromptSource] = []
    private var parts = 0
    private var bytes = 0

    init(lookup: @escaping (String) -> PromptSource?) { self.lookup = lookup }

    /// The prompt with all its includes inserted.
    ///
    /// - Parameters:
    ///   - template: the prompt.
    ///   - path: the names of the prompts from the outermost to this one, to detect cycles.
    /// - Throws: `Failure` with the line of the include in this prompt's front matter.
    mutating func expand(_ template: PromptTemplate, path: [String]) throws(Failure) -> PromptTemplate {
        guard !template.includes.isEmpty else { return template }
        var inputs = template.inputs
        var bodies: [String: [PromptBody.Segment]] = [:]
        for include in template.includes {
            let part = try part(include, path: path)
            bodies[include.name] = Self.trimmed(part.body.segments)
            inputs += part.inputs.filter { input in !inputs.contains { $0.name == input.name } }
        }
        var inserted: Set<String> = []
        let own = template.body.segments.flatMap { segment in
            guard case .include(let name, _) = segment, let body = bodies[name] else { return [segment] }
            inserted.insert(name)
            return body
        }
        let before = template.includes.filter { !inserted.contains($0.name) }
            .flatMap { (bodies[$0.name] ?? []) + [.text("\n\n")] }
        return template.including(PromptBody(joining: before + own), inputs: inputs)
    }

    private mutating func part(_ include: PromptInclude, path: [String]) throws(Failure) -> PromptTemplate {
        let name = include.name
        func fail(_ code: String, _ message: String) -> Failure {
            Failure(diagnostic: Diagnostic(.error, code, message, line: include.line))
        }
        if let start = path.firstIndex(of: name) {
            throw fail(
                "include-cycle", "prompts include each other: \((path[start...] + [name]).joined(separator: " → "))")
        }
        guard path.count < Self.maximumDepth else {
            throw fail("include-depth", "more than \(Self.maximumDepth) prompts include each other")
        }
        guard let source = lookup(name) else {
            throw fail("include-missing", "there is no prompt \"\(name)\" to include")
        }
        guard let text = source.text else {
            throw fail("include-broken", "the included \(source.location) cannot be read")
        }
        parts += 1
        bytes += text.utf8.count
        guard parts <= Self.maximumParts, bytes <= PromptFile.maximumBytes else {
            throw fail(
                "include-size",
                "what is included is more than \(Self.maximumParts) prompts or \(PromptFile.maximumBytes) bytes")
        }
        var parser = PromptParser(fileName: name)
        let template = parser.template(of: text)
        if let error = parser.diagnostics.first(where: { $0.severity == .error }) {
            throw fail(
                "include-broken", "the included \(source.location) is broken: \(error.linePrefix)\(error.message)")
        }
        guard let template else { throw fail("include-broken", "the included \(source.location) is broken") }
        if !sources.contains(where: { $0.name == name }) { sources.append(source) }
        do throws(Failure) {
            return try expand(template, path: path + [name])
        } catch {
            // The inner line belongs to the included file; report the line of the include here.
            let inner = error.diagnostic
            let isTold = inner.code == "include-cycle" || inner.message.contains(source.location)
            throw fail(inner.code, isTold ? inner.message : "\(source.location), \(inner.linePrefix)\(inner.message)")
        }
    }

    /// The segments without line breaks at both ends.
    private static func trimmed(_ segments: [PromptBody.Segment]) -> [PromptBody.Segment] {
        var segments = segments
        if case .text(let text)? = segments.first { segments[0] = .text(String(text.drop(while: \.isNewline))) }
        if case .text(let text)? = segments.last {
            let end = text.lastIndex { !$0.isNewline }.map(text.index(after:)) ?? text.startIndex
            segments[segments.count - 1] = .text(String(text[..<end]))
        }
        return segments
    }
}

extension PromptIncluder {
    /// The reason why includes cannot be inserted.
    struct Failure: Error {
        let diagnostic: Diagnostic
    }
}

extension Diagnostic {
    /// `line 3: `, or nothing if the line is unknown.
    var linePrefix: String { line.map { "line \($0): " } ?? "" }
}
