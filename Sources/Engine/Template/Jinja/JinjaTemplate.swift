/// A chat template in the language that Hugging Face models use: Jinja 3.1 in the settings of `transformers`
/// (`utils/chat_template_utils.py`): an immutable sandbox, `trim_blocks`, `lstrip_blocks`, `break` and `continue`,
/// `tojson` without escaping for HTML, `raise_exception` and `strftime_now`.
///
/// A template comes with a model's file and so is not trusted: it can read nothing but what it is given, and steps,
/// depth and size are bounded.
public struct JinjaTemplate: Sendable {
    private let statements: [TemplateStatement]
    private let limits: TemplateLimits

    /// Reads a template.
    ///
    /// - Throws: `TemplateError` with the line that cannot be read.
    public init(_ source: String, limits: TemplateLimits = TemplateLimits()) throws(TemplateError) {
        statements = try TemplateParser.parse(source, limits: limits)
        self.limits = limits
    }

    /// Renders the template as one text.
    ///
    /// - Parameters:
    ///   - variables: what the template finds by name.
    ///   - environment: the time.
    /// - Throws: `TemplateError` where the template asks for it, does what it may not or goes beyond the limits.
    public func render(
        _ variables: [String: JSONValue], environment: TemplateEnvironment
    ) throws(TemplateError) -> String {
        try run(variables.mapValues { $0.templateValue() }, environment: environment).text
    }

    /// Renders the template as text that still knows which parts of it are data.
    func run(
        _ variables: [String: TemplateValue], environment: TemplateEnvironment
    ) throws(TemplateError) -> TemplateString {
        let interpreter = TemplateInterpreter(variables, environment: environment, limits: limits)
        _ = try interpreter.run(statements)
        return interpreter.output
    }
}
