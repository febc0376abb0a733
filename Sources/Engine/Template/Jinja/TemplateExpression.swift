/// An expression of a template.
indirect enum TemplateExpression: Sendable {
    case literal(TemplateLiteral)
    case name(String)
    /// The text captured by a filter block or a `set` block.
    case captured
    case list([TemplateExpression])
    case tuple([TemplateExpression])
    case mapping([(key: TemplateExpression, value: TemplateExpression)])
    case attribute(TemplateExpression, String)
    case item(TemplateExpression, TemplateExpression)
    case slice(TemplateExpression, from: TemplateExpression?, to: TemplateExpression?, step: TemplateExpression?)
    case call(TemplateExpression, TemplateCall)
    case filter(TemplateExpression, String, TemplateCall)
    case test(TemplateExpression, String, TemplateCall)
    case negative(TemplateExpression)
    case positive(TemplateExpression)
    case not(TemplateExpression)
    case binary(TemplateOperator, TemplateExpression, TemplateExpression)
    case comparison(TemplateExpression, [(comparison: TemplateComparison, right: TemplateExpression)])
    case choice(condition: TemplateExpression, then: TemplateExpression, otherwise: TemplateExpression?)
}

/// A constant of a template.
enum TemplateLiteral: Sendable {
    case none
    case bool(Bool)
    case integer(Int)
    case float(Double)
    case string(TemplateString)

    /// Its value.
    var value: TemplateValue {
        switch self {
        case .none: .none
        case .bool(let flag): .bool(flag)
        case .integer(let number): .integer(number)
        case .float(let number): .float(number)
        case .string(let text): .string(text)
        }
    }
}

/// The arguments of a call, before they are evaluated.
struct TemplateCall: Sendable {
    var positional: [TemplateExpression] = []
    var named: [(name: String, value: TemplateExpression)] = []
    /// `*list`
    var spread: TemplateExpression?
    /// `**mapping`
    var spreadNamed: TemplateExpression?
}

/// A binary operator, with its symbol.
enum TemplateOperator: String, Sendable {
    case or
    case and
    case add = "+"
    case subtract = "-"
    case concatenate = "~"
    case multiply = "*"
    case divide = "/"
    case floorDivide = "//"
    case remainder = "%"
    case power = "**"

    /// Its precedence; comparisons have 3.
    var precedence: Int {
        switch self {
        case .or: 0
        case .and: 1
        case .add, .subtract: 4
        case .concatenate: 5
        case .multiply, .divide, .floorDivide, .remainder: 6
        case .power: 7
        }
    }
}

/// A comparison operator, with its symbol.
enum TemplateComparison: String, Sendable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case isIn = "in"
    case isNotIn = "not in"
}
