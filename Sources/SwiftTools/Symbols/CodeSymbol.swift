/// A declaration of a Swift module, from its symbol graph.
///
/// Source of the format: `swift symbolgraph-extract` (SymbolKit's symbol graph, version 0.6).
package struct CodeSymbol: Sendable, Hashable {
    /// The kind of declaration.
    package enum Kind: String, Sendable, Hashable {
        case structure = "struct"
        case classType = "class"
        case enumeration = "enum"
        case actorType = "actor"
        case protocolType = "protocol"
        case enumCase = "enum.case"
        case initializer = "init"
        case method
        case typeMethod = "type.method"
        case property
        case typeProperty = "type.property"
        case function = "func"
        case operatorFunction = "func.op"
        case variable = "var"
        case subscriptMember = "subscript"
        case typeSubscript = "type.subscript"
        case typeAlias = "typealias"
        case associatedType = "associatedtype"
        case typeExtension = "extension"
        case macro
        case deinitializer = "deinit"
    }

    /// One parameter of a function, an initialiser or a subscript.
    package struct Parameter: Sendable, Hashable {
        /// The argument label; `nil` for `_`.
        package let label: String?
        /// The parameter's name in the body.
        package let name: String
        /// The type as written, without `inout`, attributes and default value: `[Element]`, `(Int) throws -> Bool`.
        package let type: String
        /// Whether it may be left out.
        package let hasDefault: Bool
        /// Whether it is `inout`.
        package let isInout: Bool
        /// Whether it is variadic (`Int...`); `type` is then the type of one value.
        package let isVariadic: Bool

        /// Makes a parameter.
        package init(
            label: String?, name: String, type: String, hasDefault: Bool = false, isInout: Bool = false,
            isVariadic: Bool = false
        ) {
            self.label = label
            self.name = name
            self.type = type
            self.hasDefault = hasDefault
            self.isInout = isInout
            self.isVariadic = isVariadic
        }
    }

    /// A generic constraint.
    package struct Constraint: Sendable, Hashable {
        /// The relation of `left` to `right`.
        package enum Kind: String, Sendable, Hashable {
            case conformance
            case superclass
            case sameType
        }

        package let kind: Kind
        /// A generic parameter or one of its associated types: `Element`, `Self.Index`.
        package let left: String
        /// A protocol, or a type.
        package let right: String

        /// Makes a constraint.
        package init(_ kind: Kind, _ left: String, _ right: String) {
            self.kind = kind
            self.left = left
            self.right = right
        }
    }

    /// The USR (unified symbol resolution), which identifies the declaration.
    package let usr: String
    package let kind: Kind
    /// The names from the outermost type to this one: `["Heap", "insert(_:)"]`.
    package let path: [String]
    /// The whole declaration, as the compiler writes it out: `mutating func insert(_ x: Element)`.
    package let declaration: String
    /// The parameters in order; empty for declarations that are not called.
    package let parameters: [Parameter]
    /// The type of the result or the property; `nil` if there is none (`()` counts as none), and for types.
    package let type: String?
    /// The generic parameters in scope, those of enclosing types first.
    package let genericParameters: [String]
    /// Their constraints, including those of enclosing types and of the extension.
    package let constraints: [Constraint]
    /// `open`, `public`, `package`, `internal`, `fileprivate` or `private`.
    package let access: String
    /// The lines of the documentation comment, without the comment marks.
    package let documentation: [String]
    /// The file that declares it; `nil` for a declaration that the compiler made.
    package let file: String?
    /// The line of its name, counted from 1; 0 if unknown.
    package let line: Int
    /// For types, the names of protocols it conforms to: `Equatable`, `Sequence`.
    package var conformances: Set<String> = []
    /// Whether it is neither unavailable, obsoleted nor deprecated.
    package var isAvailable: Bool

    /// Makes a symbol.
    package init(
        usr: String, kind: Kind, path: [String], declaration: String, parameters: [Parameter] = [],
        type: String? = nil, genericParameters: [String] = [], constraints: [Constraint] = [],
        access: String = "internal", documentation: [String] = [], file: String? = nil, line: Int = 0,
        conformances: Set<String> = [], isAvailable: Bool = true
    ) {
        self.usr = usr
        self.kind = kind
        self.path = path
        self.declaration = declaration
        self.parameters = parameters
        self.type = type
        self.genericParameters = genericParameters
        self.constraints = constraints
        self.access = access
        self.documentation = documentation
        self.file = file
        self.line = line
        self.conformances = conformances
        self.isAvailable = isAvailable
    }

    /// The name: `insert(_:)`.
    package var name: String { path.last ?? "" }
    /// The name without labels: `insert`.
    package var baseName: String { String(name.prefix { $0 != "(" }) }
    /// The names of the enclosing types; empty at the top level.
    package var owner: [String] { path.dropLast() }

    /// Whether it is declared `throws`; `rethrows` does not count.
    package var isThrowing: Bool { words.contains("throws") }
    /// Whether it has to be awaited.
    package var isAsync: Bool { words.contains("async") }
    /// Whether it mutates its receiver.
    package var isMutating: Bool { words.contains("mutating") }
    /// Whether a member of an actor has to be awaited from outside; from another module, constants too (SE-0306).
    package var isIsolated: Bool { !words.contains("nonisolated") }
    /// Whether a property can be set from outside.
    package var isSettable: Bool { words.contains("var") && (!declaration.contains("{") || words.contains("set")) }
    /// Whether it is a postfix operator. The declaration does not say so, but the mangled name does (`oP`,
    /// docs/ABI/Mangling.rst of the Swift repository).
    package var isPostfix: Bool {
        guard kind == .operatorFunction, parameters.count == 1 else { return false }
        var rest = usr[...]
        while let next = rest.first {
            guard next.isNumber else {
                rest = rest.dropFirst()
                continue
            }
            // An identifier with its length before it; Punycode ones, with non-ASCII characters, begin with `00`.
            let digits = (rest.hasPrefix("00") ? rest.dropFirst(2) : rest).prefix { $0.isNumber }
            rest = rest[digits.endIndex...].dropFirst(Int(digits) ?? 0)
            if rest.hasPrefix("oP") { return true }
            if rest.hasPrefix("op") { return false }
        }
        return false
    }
    /// Whether it runs on the main actor.
    package var isMainActor: Bool { declaration.contains("@MainActor") }

    /// The words of the declaration outside of parentheses.
    private var words: Set<Substring> {
        var depth = 0
        let outside = declaration.map { character -> Character in
            if character == ")" { depth -= 1 }
            defer { if character == "(" { depth += 1 } }
            return depth > 0 ? " " : character
        }
        return Set(String(outside).split { !($0.isLetter || $0.isNumber || $0 == "_") }.map { Substring($0) })
    }
}
