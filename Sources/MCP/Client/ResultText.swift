import AgentCore

/// Converts the result of a tool call to text for a model. Parts that are not text are only described.
enum ResultText {
    /// The text.
    static func text(_ result: CallResult) -> String {
        var parts = result.content.map(text)
        let texts = result.content.compactMap { if case .text(let text) = $0 { text } else { nil } }
        if let structured = result.structured, !repeats(structured, texts) {
            parts.append(structured.text())
        }
        return parts.isEmpty ? "[no output]" : parts.joined(separator: "\n")
    }

    private static func text(_ block: ContentBlock) -> String {
        switch block {
        case .text(let text): text
        case .image(let type, let encoded): "[an image\(named(type)), \(size(encoded)), which cannot be shown here]"
        case .audio(let type, let encoded): "[a sound\(named(type)), \(size(encoded)), which cannot be played here]"
        case .link(let uri, let name, let type, let description):
            "[a resource: \(name.map { "\($0.oneLine(200)), " } ?? "")\(uri.oneLine(1000))\(named(type))"
                + (description.map { ": \($0.oneLine(400))" } ?? "") + "]"
        case .document(let uri, let type, let text): "[the resource \(uri.oneLine(1000))\(named(type))]\n\(text)"
        case .file(let uri, let type, let encoded):
            "[the resource \(uri.oneLine(1000))\(named(type)), \(size(encoded)), which is no text]"
        case .unknown(let type): "[a part of the kind \"\(type.oneLine(60))\", which is not known here]"
        }
    }

    private static func named(_ type: String?) -> String { type.map { ", \($0.oneLine(80))" } ?? "" }

    /// The approximate size of what this many Base64 digits encode.
    private static func size(_ encoded: Int) -> String {
        let bytes = encoded / 4 * 3
        return bytes < 1024 ? "\(bytes) bytes" : "\(bytes / 1024) KiB"
    }

    /// Whether the texts repeat the structured result, as the protocol asks of servers. The Python SDK wraps anything
    /// but an object in `{"result": …}`, and gives each element of a list as a text.
    private static func repeats(_ structured: JSONValue, _ texts: [String]) -> Bool {
        guard !texts.isEmpty else { return false }
        let values = texts.map { (try? JSONReader(maximumValues: 1_000_000).read($0)) ?? .string($0) }
        var forms = [structured]
        if case .object(let members) = structured, members.count == 1, members[0].key == "result" {
            forms.append(members[0].value)
        }
        return forms.contains { form in
            if values.count == 1, values[0].ordered == form.ordered || .string(texts[0]) == form { return true }
            guard let elements = form.arrayValue, elements.count == texts.count else { return false }
            return zip(elements, zip(values, texts)).allSatisfy { element, said in
                said.0.ordered == element.ordered || .string(said.1) == element
            }
        }
    }
}
