/// The part of the probe that writes out the stored parts of values, ignoring the descriptions their types define.
enum ProbeShape {
    static let source = #"""

        enum AgentShape {
            /// A value's parts as `String(reflecting:)` would write them, without descriptions of the module's own.
            static func text(_ value: Any, depth: Int = 0) -> String {
                let type = String(reflecting: Swift.type(of: value))
                let mirror = Mirror(reflecting: value)
                guard depth < 8 else { return "…" }
                func children(_ hasLabels: Bool) -> String {
                    mirror.children.map { child in
                        let label = child.label.flatMap { $0.hasPrefix(".") || !hasLabels ? nil : $0 + ": " } ?? ""
                        return label + text(child.value, depth: depth + 1)
                    }.joined(separator: ", ")
                }
                switch mirror.displayStyle {
                case .optional:
                    return mirror.children.first.map { "Optional(\(text($0.value, depth: depth + 1)))" } ?? "nil"
                case .tuple: return "(\(children(true)))"
                case .collection where type.hasPrefix("Swift."): return "[\(children(false))]"
                case .set where type.hasPrefix("Swift."): return "Set([\(children(false))])"
                case .dictionary where type.hasPrefix("Swift."):
                    let pairs = mirror.children.map { child in
                        Mirror(reflecting: child.value).children.map { text($0.value, depth: depth + 1) }
                            .joined(separator: ": ")
                    }
                    return pairs.isEmpty ? "[:]" : "[\(pairs.joined(separator: ", "))]"
                case .struct where !type.hasPrefix("Swift.") && !type.hasPrefix("Foundation"),
                    .class where !type.hasPrefix("Swift.") && !type.hasPrefix("Foundation"):
                    return "\(type)(\(children(true)))"
                default: return String(reflecting: value)
                }
            }
        }
        """#
}
