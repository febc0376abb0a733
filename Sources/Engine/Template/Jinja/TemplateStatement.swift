/// A statement of a template, with the line on which it begins.
struct TemplateStatement: Sendable {
    let kind: TemplateStatementKind
    let line: Int
}

/// What a statement does.
indirect enum TemplateStatementKind: Sendable {
    case text(TemplateString)
    case output(TemplateExpression)
    case condition([(test: TemplateExpression, body: [TemplateStatement])], otherwise: [TemplateStatement])
    case loop(TemplateLoop)
    case set(TemplateTarget, TemplateExpression)
    /// Assigns the text of the body, passed through the filters of the expression.
    case setBlock(TemplateTarget, TemplateExpression, [TemplateStatement])
    case filter(TemplateExpression, [TemplateStatement])
    case macro(TemplateMacro)
    case call(TemplateExpression, caller: TemplateMacro)
    case with([(target: TemplateTarget, value: TemplateExpression)], [TemplateStatement])
    case breakLoop
    case continueLoop
}

/// `{% for target in list if test %}`
struct TemplateLoop: Sendable {
    let target: TemplateTarget
    let list: TemplateExpression
    let test: TemplateExpression?
    let body: [TemplateStatement]
    let otherwise: [TemplateStatement]
}

/// `{% macro name(parameters) %}`
struct TemplateMacro: Sendable {
    let name: String
    let parameters: [(name: String, fallback: TemplateExpression?)]
    let body: [TemplateStatement]
}

/// The target of an assignment.
indirect enum TemplateTarget: Sendable {
    case name(String)
    case tuple([TemplateTarget])
    /// A member of a namespace.
    case member(String, String)
}
