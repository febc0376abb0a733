/// A chat template in the language of Hugging Face models: Jinja 3.1 with the settings of `transformers`
/// (`utils/chat_template_utils.py`): an immutable sandbox, `trim_blocks`, `lstrip_blocks`, `break` and `continue`,
/// `tojson` without escaping for HTML, `raise_exception` and `strftime_now`.
///
/// A template comes with a model's file and so is not trusted: it can read only its input, and steps, depth and size
/// are limited.
public struct JinjaTemplate: Sendable {
    private let statements: [TemplateStatement]
    private let limits: TemplateLimits

    /// Parses a template.
    ///
    /// - Throws: `TemplateError` with the line that cannot be parsed.
    public init(_ source: String, limits: TemplateLimits = TemplateLimits()) throws(TemplateError) {
        statements = try TemplateParser.parse(source, limits: limits)
        self.limits = limits
    }

    /// Renders the template as one text.
    ///
    /// - Parameters:
    ///   - variables: the template's input, by name.
    ///   - environment: the time.
    /// - Throws: `TemplateError` if the template raises it, does something forbidden or exceeds the limits.
    public func render(
        _ variables: [String: JSONValue], environment: TemplateEnvironment
    ) throws(TemplateError) -> String {
        try run(variables.mapValues { $0.templateValue() }, environment: environment).text
    }

    /// Renders the template as text in which data is still marked.
    func run(
        _ variables: [String: TemplateValue], environment: TemplateEnvironment
    ) throws(TemplateError) -> TemplateString {
        let interpreter = TemplateInterpreter(variables, environment: environment, limits: limits)
        _ = try interpreter.run(statements)
        return interpreter.output
    }
}
