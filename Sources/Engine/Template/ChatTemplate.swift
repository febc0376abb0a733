/// A model's own chat template (`tokenizer.chat_template`), run as in `transformers`.
///
/// Control tokens are recognised only in text that the template itself wrote, never in messages, tools or other data:
/// see `TemplateString`. A token that begins in the template and ends in data is not recognised either.
public struct ChatTemplate: ChatFormat {
    /// `jinja`
    public let name = "jinja"
    /// The template's text.
    public let source: String
    private let template: JinjaTemplate
    private let field: String
    private let tokens: ControlTokens
    private let variables: [String: TemplateValue.Trusted]

    /// Parses a template.
    ///
    /// - Parameters:
    ///   - template: its text.
    ///   - field: file and field it comes from, for messages; the vocabulary's `tokenizer.chat_template` unless given.
    ///   - vocabulary: the model's tokens; its control tokens are recognised in what the template writes.
    /// - Throws: `EngineError.malformed` naming the model and the line.
    public init(
        _ template: String, field: String? = nil, _ vocabulary: TokenizerVocabulary
    ) throws(EngineError) {
        source = template
        self.field = field ?? "\(vocabulary.source): tokenizer.chat_template"
        do throws(TemplateError) {
            self.template = try JinjaTemplate(template)
        } catch {
            throw EngineError(.malformed, "\(self.field): \(error)")
        }
        tokens = ControlTokens(vocabulary)
        variables = [
            "bos_token": .init(vocabulary.beginText),
            "eos_token": .init(vocabulary.text(of: vocabulary.end)),
            "unk_token": .init(vocabulary.text(of: vocabulary.unknown)),
        ].filter { !$0.value.text.isEmpty }
    }

    /// Formats a conversation with the template.
    ///
    /// - Throws: `EngineError.malformed` with the model, the line and the template's message.
    public func render(_ turns: [ChatTurn], _ options: ChatFormatOptions) throws(EngineError) -> RenderedPrompt {
        var values = variables.mapValues(\.value)
        values["messages"] = .list(of: turns.map { $0.data.templateValue() })
        values["tools"] =
            options.tools.isEmpty ? TemplateValue.none : .list(of: options.tools.map { $0.templateValue() })
        values["documents"] = TemplateValue.none
        values["add_generation_prompt"] = .bool(options.startsReply)
        if let flag = options.enableThinking { values["enable_thinking"] = .bool(flag) }
        for (name, value) in options.variables { values[name] = value.templateValue() }
        do throws(TemplateError) {
            return tokens.split(try template.run(values, environment: options.environment))
        } catch {
            throw EngineError(.malformed, "\(field): \(error)")
        }
    }
}

extension TemplateValue {
    /// A text of the model's own, in which control tokens are recognised.
    struct Trusted: Sendable {
        let text: String
        var value: TemplateValue { .text(text) }

        init(_ text: String?) { self.text = text ?? "" }
    }
}

extension TokenizerVocabulary {
    /// The text of a token, if it is one of this vocabulary.
    func text(of token: TokenID?) -> String? {
        guard let token, tokens.indices.contains(Int(token)) else { return nil }
        return String(decoding: tokens[Int(token)], as: UTF8.self)
    }
}
