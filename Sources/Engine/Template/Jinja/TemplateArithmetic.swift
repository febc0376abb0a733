import Foundation

/// Operators on values, by Python's rules, except that whole numbers have 64 bits and overflow is an error.
enum TemplateArithmetic {
    /// The value of `left symbol right`, for all operators except `and` and `or`.
    static func apply(
        _ symbol: TemplateOperator, _ left: TemplateValue, _ right: TemplateValue, _ interpreter: TemplateInterpreter
    ) throws(TemplateError) -> TemplateValue {
        if symbol == .concatenate { return .string(try interpreter.text(of: left) + interpreter.text(of: right)) }
        for operand in [left, right] { if case .undefined(let reason) = operand { throw TemplateError(reason) } }
        switch (symbol, left, right) {
        case (.add, .string(let first), .string(let second)):
            guard first.isMarkup || second.isMarkup else { return .string(first + second) }
            var sum = first.escapedForHTML + second.escapedForHTML
            sum.isMarkup = true
            return .string(sum)
        case (.add, .list(let first), .list(let second)): return .list(of: first.elements + second.elements)
        case (.add, .tuple(let first), .tuple(let second)):
            return .tuple(TemplateList(first.elements + second.elements))
        case (.multiply, .string, _), (.multiply, .list, _), (.multiply, .tuple, _):
            return try `repeat`(left, right, interpreter)
        case (.multiply, _, .string), (.multiply, _, .list), (.multiply, _, .tuple):
            return try `repeat`(right, left, interpreter)
        case (.remainder, .string(let format), _):
            return .string(try TemplateFormatting.format(format, with: right, interpreter))
        default: break
        }
        if let first = left.integer, let second = right.integer, symbol != .divide {
            return try integers(symbol, first, second)
        }
        guard let first = left.number, let second = right.number else {
            throw TemplateError(
                "unsupported operand type(s) for \(symbol.rawValue): '\(left.typeName)' and '\(right.typeName)'")
        }
        return try numbers(symbol, first, second)
    }

    private static func `repeat`(
        _ value: TemplateValue, _ times: TemplateValue, _ interpreter: TemplateInterpreter
    ) throws(TemplateError) -> TemplateValue {
        guard let number = times.integer else {
            throw TemplateError("can't multiply sequence by non-int of type '\(times.typeName)'")
        }
        let count = max(0, number)
        let size = (value.weight - 1).multipliedReportingOverflow(by: count)
        try interpreter.checkSize(size.overflow ? .max : size.partialValue)
        try interpreter.charge(value.breadth.multipliedReportingOverflow(by: count).partialValue)
        guard value.breadth > 0 else { return value }
        switch value {
        case .string(let text):
            return .string(TemplateString(units: repeatElement(text.units, count: count).joined()))
        case .list(let elements): return .list(of: Array(repeatElement(elements.elements, count: count).joined()))
        case .tuple(let elements):
            return .tuple(TemplateList(Array(repeatElement(elements.elements, count: count).joined())))
        default: return value
        }
    }

    private static func integers(_ symbol: TemplateOperator, _ left: Int, _ right: Int) throws(TemplateError)
        -> TemplateValue
    {
        let result: (partialValue: Int, overflow: Bool)
        switch symbol {
        case .add: result = left.addingReportingOverflow(right)
        case .subtract: result = left.subtractingReportingOverflow(right)
        case .multiply: result = left.multipliedReportingOverflow(by: right)
        case .power:
            guard right >= 0 else { return try numbers(.power, Double(left), Double(right)) }
            result = power(left, right)
        default:
            guard right != 0 else { throw TemplateError("integer division or modulo by zero") }
            let quotient = left.dividedReportingOverflow(by: right)
            guard !quotient.overflow else { throw TemplateError("a whole number is too large") }
            let rest = left - quotient.partialValue * right
            let isBelow = rest != 0 && (rest < 0) != (right < 0)
            return .integer(
                symbol == .floorDivide ? quotient.partialValue - (isBelow ? 1 : 0) : rest + (isBelow ? right : 0))
        }
        guard !result.overflow else { throw TemplateError("a whole number is too large") }
        return .integer(result.partialValue)
    }

    private static func power(_ base: Int, _ exponent: Int) -> (partialValue: Int, overflow: Bool) {
        if (-1...1).contains(base) { return (base == -1 && exponent % 2 == 0 ? 1 : exponent == 0 ? 1 : base, false) }
        var value = 1
        for _ in 0..<min(exponent, 64) {
            let product = value.multipliedReportingOverflow(by: base)
            if product.overflow { return (0, true) }
            value = product.partialValue
        }
        return (value, exponent > 64)
    }

    private static func numbers(_ symbol: TemplateOperator, _ left: Double, _ right: Double) throws(TemplateError)
        -> TemplateValue
    {
        switch symbol {
        case .add: return .float(left + right)
        case .subtract: return .float(left - right)
        case .multiply: return .float(left * right)
        case .power: return .float(pow(left, right))
        default:
            guard right != 0 else { throw TemplateError("division by zero") }
            if symbol == .divide { return .float(left / right) }
            if symbol == .floorDivide { return .float((left / right).rounded(.down)) }
            let rest = fmod(left, right)
            return .float(rest != 0 && (rest < 0) != (right < 0) ? rest + right : rest)
        }
    }

    /// `-value`
    static func negative(_ value: TemplateValue) throws(TemplateError) -> TemplateValue {
        if let number = value.integer {
            guard number != .min else { throw TemplateError("a whole number is too large") }
            return .integer(-number)
        }
        return .float(-(try operand(value)))
    }

    /// `+value`
    static func positive(_ value: TemplateValue) throws(TemplateError) -> TemplateValue {
        if let number = value.integer { return .integer(number) }
        return .float(try operand(value))
    }

    private static func operand(_ value: TemplateValue) throws(TemplateError) -> Double {
        if case .undefined(let reason) = value { throw TemplateError(reason) }
        guard let number = value.number else {
            throw TemplateError("bad operand type for unary -: '\(value.typeName)'")
        }
        return number
    }
}
