/// The fixed part of the probe: it records what the scenarios observe.
///
/// The record has these lines, with the forms of `ProbeObservation.Form`:
///
/// - `begin TAB scenario`
/// - `reach TAB scenario TAB mutants`
/// - `end TAB scenario TAB microseconds`
/// - `see TAB scenario TAB step TAB accessor TAB form TAB text`
enum ProbeRecorder {
    static let source = #"""
        #if canImport(Glibc)
        import Glibc
        #elseif canImport(Musl)
        import Musl
        #else
        import Darwin
        #endif
        import Foundation

        final class AgentLog: @unchecked Sendable {
            private let file: Int32
            private var buffer = ""
            private var scenario = 0
            private var start = ContinuousClock.now
            var step = 0

            init(path: String) { file = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o600) }

            func begin(_ number: Int) {
                scenario = number
                step = 0
                buffer += "begin\t\(number)\n"
                flush()
                start = ContinuousClock.now
            }

            func end() { buffer += "end\t\(scenario)\t\((ContinuousClock.now - start) / .microseconds(1))\n" }

            func reached(_ mutants: [Int]) {
                buffer += "reach\t\(scenario)\t" + mutants.map { "\($0)" }.joined(separator: ",") + "\n"
            }

            func flush() {
                var bytes = Array(buffer.utf8)[...]
                while !bytes.isEmpty {
                    let written = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
                    guard written > 0 else { exit(86) }
                    bytes = bytes.dropFirst(written)
                }
                buffer = ""
            }

            func see<T>(_ step: Int, _ value: T) {
                if T.self == Bool.self { line(step, "", "bool", "\(value)") } else { see(step, "", value as Any) }
            }

            private func see(_ step: Int, _ accessor: String, _ value: Any, depth: Int = 0) {
                if let some = AgentWriter.optionalElements(value) { return see(step, accessor + "?", some, depth: depth + 1) }
                if let (form, text) = AgentWriter.form(value) {
                    line(step, accessor, form, text)
                    return
                }
                let mirror = Mirror(reflecting: value)
                guard mirror.displayStyle == .tuple, depth < 2 else { return }
                for (index, child) in mirror.children.enumerated() {
                    let label = child.label ?? ".\(index)"
                    see(step, accessor + (label.hasPrefix(".") ? label : ".\(label)"), child.value, depth: depth + 1)
                }
            }

            func threw(_ step: Int, _ error: any Error) {
                // What the scenario was to begin with could not be made: it shows nothing.
                if error is AgentMissingValue { return }
                let name = AgentWriter.typeName(type(of: error))
                if let name, error is any Equatable, let text = AgentWriter.literal(error, depth: 0), text.hasPrefix(".") {
                    line(step, "", "throws", name + text)
                } else if let text = AgentWriter.described(error), name != nil, Mirror(reflecting: error).displayStyle != .class {
                    line(step, "", "throws-described", text)
                } else {
                    line(step, "", "throws-type", name ?? "(any Error)")
                }
            }

            private func line(_ step: Int, _ accessor: String, _ form: String, _ text: String) {
                guard text.utf8.count <= 600 else { return }
                buffer += "see\t\(scenario)\t\(step)\t\(accessor)\t\(form)\t\(text)\n"
            }
        }

        @_silgen_name("swift_EnumCaseName")
        private func agentCaseName<T>(_ value: T) -> UnsafePointer<CChar>?

        enum AgentWriter {
            static func form(_ value: Any) -> (String, String)? {
                if value is Void { return ("void", "()") }
                if let number = value as? Double, number.isNaN { return ("nan", "nan") }
                if let number = value as? Float, number.isNaN { return ("nan", "nan") }
                let mirror = Mirror(reflecting: value)
                if mirror.displayStyle == .optional, mirror.children.isEmpty { return ("nil", "nil") }
                if value is any Equatable, let text = literal(value, depth: 0) { return ("equals", text) }
                if mirror.displayStyle == .tuple { return nil }
                if let sequence = value as? any Sequence, !(value is String) {
                    let (elements, isCut) = elements(sequence)
                    // Of no elements nothing tells whether they could be compared.
                    if elements.isEmpty { return ("empty", "[]") }
                    let texts = elements.map { $0 is any Equatable ? literal($0, depth: 1) : nil }
                    if !texts.contains(nil) {
                        return (isCut ? "prefix" : "array", "[" + texts.map { $0! }.joined(separator: ", ") + "]")
                    }
                    if !isCut, let text = described(elements) { return ("array-described", text) }
                    return nil
                }
                if value is any CustomStringConvertible { return described(value).map { ("described", $0) } }
                switch mirror.displayStyle {
                case .struct, .enum, .optional: return described(value).map { ("dumped", $0) }
                default: return nil
                }
            }

            /// What an optional holds whose value no literal makes and that has elements.
            static func optionalElements(_ value: Any) -> Any? {
                let mirror = Mirror(reflecting: value)
                guard mirror.displayStyle == .optional, let some = mirror.children.first?.value, some is any Sequence,
                    !(value is any Equatable && literal(value, depth: 0) != nil)
                else { return nil }
                return some
            }

            static func described(_ value: Any) -> String? {
                let text = String(describing: value)
                return text.contains("0x") || text.contains("(unknown context") || text.contains("(Function)")
                    ? nil : string(text)
            }

            private static func elements<S: Sequence>(_ sequence: S) -> ([Any], Bool) {
                var elements: [Any] = []
                var iterator = sequence.makeIterator()
                while elements.count < 24, let element = iterator.next() { elements.append(element) }
                return (elements, elements.count == 24)
            }

            static func literal(_ value: Any, depth: Int) -> String? {
                guard depth < 5 else { return nil }
                switch value {
                case let value as Bool: return "\(value)"
                case let value as Double: return number(value, "\(value)")
                case let value as Float: return number(Double(value), "\(value)")
                case let value as any FixedWidthInteger: return "\(value)"
                // A type of the package's own may take only short literals.
                case let value as any BinaryInteger: return Int64(exactly: value).map { "\($0)" }
                case let value as String: return string(value)
                case let value as Substring: return string(String(value))
                case let value as Character: return string(String(value))
                case let value as Unicode.Scalar: return string(String(Character(value)))
                case let value as Data: return value.count > 64 ? nil : "Data([\(value.map { "\($0)" }.joined(separator: ", "))])"
                case let value as Date: return "Date(timeIntervalSince1970: \(value.timeIntervalSince1970))"
                case let value as Range<Int>: return "\(value.lowerBound)..<\(value.upperBound)"
                case let value as ClosedRange<Int>: return "\(value.lowerBound)...\(value.upperBound)"
                default: return composed(value, depth: depth)
                }
            }

            private static func composed(_ value: Any, depth: Int) -> String? {
                let mirror = Mirror(reflecting: value)
                switch mirror.displayStyle {
                case .optional:
                    guard let wrapped = mirror.children.first?.value else { return "nil" }
                    return literal(wrapped, depth: depth)
                case .collection where isStandard(value):
                    guard mirror.children.count <= 64 else { return nil }
                    let texts = mirror.children.map { literal($0.value, depth: depth + 1) }
                    return texts.contains(nil) ? nil : "[" + texts.map { $0! }.joined(separator: ", ") + "]"
                case .set where isStandard(value):
                    guard mirror.children.count <= 64 else { return nil }
                    let texts = mirror.children.map { literal($0.value, depth: depth + 1) }
                    return texts.contains(nil) ? nil : "[" + texts.map { $0! }.sorted().joined(separator: ", ") + "]"
                case .dictionary where isStandard(value):
                    guard mirror.children.count <= 64 else { return nil }
                    if mirror.children.isEmpty { return "[:]" }
                    var texts: [String] = []
                    for child in mirror.children {
                        let pair = Array(Mirror(reflecting: child.value).children)
                        guard pair.count == 2, let key = literal(pair[0].value, depth: depth + 1),
                            let value = literal(pair[1].value, depth: depth + 1)
                        else { return nil }
                        texts.append("\(key): \(value)")
                    }
                    return "[" + texts.sorted().joined(separator: ", ") + "]"
                case .enum: return enumeration(value, mirror, depth: depth)
                default: return nil
                }
            }

            /// Whether the standard library's own literals make such a value.
            private static func isStandard(_ value: Any) -> Bool {
                let name = String(reflecting: type(of: value))
                return name.hasPrefix("Swift.")
            }

            private static func enumeration(_ value: Any, _ mirror: Mirror, depth: Int) -> String? {
                func name<T>(_ value: T) -> String? { agentCaseName(value).map { String(cString: $0) } }
                guard let base = name(value), !base.isEmpty else { return nil }
                guard let payload = mirror.children.first?.value else { return ".\(base)" }
                let inner = Mirror(reflecting: payload)
                if inner.displayStyle == .tuple {
                    var texts: [String] = []
                    for child in inner.children {
                        guard let text = literal(child.value, depth: depth + 1) else { return nil }
                        let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
                        texts.append(label.map { "\($0): \(text)" } ?? text)
                    }
                    return ".\(base)(\(texts.joined(separator: ", ")))"
                }
                return literal(payload, depth: depth + 1).map { ".\(base)(\($0))" }
            }

            private static func number(_ value: Double, _ text: String) -> String? {
                if value.isNaN { return nil }
                return value.isInfinite ? (value > 0 ? ".infinity" : "-.infinity") : text
            }

            static func typeName(_ type: Any.Type) -> String? {
                let name = String(reflecting: type)
                guard !name.contains("("), let dot = name.firstIndex(of: ".") else { return nil }
                return String(name[name.index(after: dot)...])
            }

            static func string(_ text: String) -> String {
                "\"" + text.unicodeScalars.map(escaped).joined() + "\""
            }

            private static func escaped(_ scalar: Unicode.Scalar) -> String {
                switch scalar {
                case "\"": return "\\\""
                case "\\": return "\\\\"
                case "\n": return "\\n"
                case "\r": return "\\r"
                case "\t": return "\\t"
                default: break
                }
                switch scalar.properties.generalCategory {
                case .format, .control, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark, .privateUse,
                    .unassigned, .surrogate:
                    return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
                default:
                    return scalar.properties.isWhitespace && scalar != " "
                        ? "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}" : String(scalar)
                }
            }
        }

        struct AgentMissingValue: Error {}

        func agentRequire<T>(_ value: T?) throws -> T {
            guard let value else { throw AgentMissingValue() }
            return value
        }
        """#
}
