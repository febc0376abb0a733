import Foundation

/// Checks a manifest's fields by the specification's rules, and collects the findings.
struct SkillManifestRules {
    static let fields = ["name", "description", "license", "compatibility", "metadata", "allowed-tools"]
    static let maximumDescription = 1024
    static let maximumCompatibility = 500

    let root: YAMLNode
    let folderName: String
    var diagnostics: [Diagnostic] = []

    init(root: YAMLNode, folderName: String) {
        self.root = root
        self.folderName = folderName
    }

    mutating func checkAll() {
        checkKeys()
        checkName()
        checkDescription()
        checkCompatibility()
        checkShapes()
    }

    /// The result, after the fields were checked.
    ///
    /// - Parameter name: the name to use if the manifest has none.
    func verdict(path: String, source: SkillManifestFile, nameless name: String? = nil) -> SkillCheck {
        let name = text(of: "name") ?? name
        let description = text(of: "description")
        var manifest: SkillManifest?
        if let name, let description {
            manifest = SkillManifest(
                name: name.precomposedStringWithCompatibilityMapping, description: description,
                license: text(of: "license"), compatibility: text(of: "compatibility"), metadata: metadata,
                allowedTools: root["allowed-tools"].map(SkillToolList.names(in:)) ?? [],
                body: source.frontMatter.body.trimmed,
                location: source.location)
        }
        return SkillCheck(
            path: path, manifest: manifest, name: name, description: description, diagnostics: diagnostics)
    }

    private mutating func checkKeys() {
        for pair in root.pairs ?? [] where !Self.fields.contains(pair.key) {
            let near = Self.fields.filter { EditDistance.between($0, pair.key) <= 2 }
            let hint = near.first.map { "did you mean \"\($0)\"?" } ?? "own fields go below metadata"
            diagnostics.append(
                Diagnostic(
                    .error, "unknown-field", "\"\(pair.key)\" is no field of a manifest; \(hint)", line: pair.line))
        }
    }

    private mutating func checkName() {
        guard let node = required("name"), let name = node.text else { return }
        for problem in SkillNameRule.problems(with: name, folderName: folderName) {
            diagnostics.append(Diagnostic(.error, problem.code, problem.message, line: node.line))
        }
    }

    private mutating func checkDescription() {
        guard let node = required("description"), let text = node.text else { return }
        checkLength(text, at: node, "description", Self.maximumDescription)
    }

    private mutating func checkCompatibility() {
        guard let node = root["compatibility"] else { return }
        guard let text = node.text else {
            diagnostics.append(
                Diagnostic(
                    .error, "compatibility-not-text", "compatibility must be a text, not \(node.kind)", line: node.line)
            )
            return
        }
        checkLength(text, at: node, "compatibility", Self.maximumCompatibility)
    }

    /// Warns of types that the specification does not allow but the reference validator accepts.
    private mutating func checkShapes() {
        if let metadata = root["metadata"] {
            if let pairs = metadata.pairs {
                for pair in pairs where pair.value.text == nil {
                    warn(
                        "metadata-not-text",
                        "metadata \"\(pair.key)\" is \(pair.value.kind), where other programs expect a text",
                        pair.line)
                }
            } else {
                warn("metadata-not-mapping", "metadata is \(metadata.kind), not key: value lines", metadata.line)
            }
        }
        if let license = root["license"], license.text == nil {
            warn("license-not-text", "license is \(license.kind), not a text", license.line)
        }
        if let tools = root["allowed-tools"], tools.text == nil {
            warn(
                "allowed-tools-not-text", "allowed-tools is \(tools.kind); write the names with blanks between",
                tools.line)
        }
    }

    private mutating func warn(_ code: String, _ message: String, _ line: Int) {
        diagnostics.append(Diagnostic(.warning, code, message, line: line))
    }

    private mutating func required(_ key: String) -> YAMLNode? {
        guard let node = root[key] else {
            diagnostics.append(Diagnostic(.error, "\(key)-missing", "the field \(key) is missing", line: 1))
            return nil
        }
        guard text(of: key) != nil else {
            diagnostics.append(
                Diagnostic(.error, "\(key)-empty", "the field \(key) must be a text that is not empty", line: node.line)
            )
            return nil
        }
        return node
    }

    private mutating func checkLength(_ text: String, at node: YAMLNode, _ key: String, _ limit: Int) {
        let length = text.unicodeScalars.count
        guard length > limit else { return }
        diagnostics.append(
            Diagnostic(
                .error, "\(key)-too-long", "\(key) has \(length) characters; at most \(limit) are allowed",
                line: node.line))
    }

    private var metadata: [String: JSONValue] {
        let pairs = root["metadata"]?.pairs ?? []
        // The specification allows only texts, so a number or a Boolean at the top level stays the text as written.
        return Dictionary(pairs.map { ($0.key, $0.value.text.map(JSONValue.string) ?? $0.value.json) }) { $1 }
    }

    /// A field's text without surrounding white space; `nil` where it is missing, empty or not a text.
    private func text(of key: String) -> String? {
        let text = root[key]?.text?.trimmed
        return text?.isEmpty == true ? nil : text
    }
}
