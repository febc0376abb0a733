/// One declaration of a Swift module, as its symbol graph tells it.
///
/// The format is that of `swift symbolgraph-extract` (SymbolKit's symbol graph, version 0.6).
package struct CodeSymbol: Sendable, Hashable {
    /// What is declared.
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
        /// What stands before the colon in a call; `nil` for `_`.
        package let label: String?
        /// The name inside.
        package let name: String
        /// The type as written, without `inout`, attributes and default value: `[Element]`, `(Int) throws -> Bool`.
        package let type: String
        /// Whether it may be left out.
        package let hasDefault: Bool
        /// Whether it is `inout`.
        package let isInout: Bool
        /// Whether it takes any number of values (`Int...`); `type` is then that of one.
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

    /// A demand on generic parameters.
    package struct Constraint: Sendable, Hashable {
        /// What is demanded of `left`.
        package enum Kind: String, Sendable, Hashable {
            case conformance
            case superclass
            case sameType
        }

        package let kind: Kind
        /// A generic parameter or a type that hangs on it: `Element`, `Self.Index`.
        package let left: String
        /// A protocol, or a type.
        package let right: String

        /// Makes a demand.
        package init(_ kind: Kind, _ left: String, _ right: String) {
            self.kind = kind
            self.left = left
            self.right = right
        }
    }

    /// The unified symbol resolution name, unlike any other's.
    package let usr: String
    package let kind: Kind
    /// The names from the outermost type to this one: `["Heap", "insert(_:)"]`.
    package let path: [String]
    /// The whole declaration, as the compiler writes it out: `mutating func insert(_ x: Element)`.
    package let declaration: String
    /// What a call passes, in order; empty for what is not called.
    package let parameters: [Parameter]
    /// The type of the result or the property; `nil` where there is none (`()` counts as none), and for types.
    package let type: String?
    /// Generic parameters in scope, those of the surrounding types first.
    package let genericParameters: [String]
    /// Demands on them, those of the surrounding types and of the extension included.
    package let constraints: [Constraint]
    /// `open`, `public`, `package`, `internal`, `fileprivate` or `private`.
    package let access: String
    /// Lines of the documentation comment, without the marks.
    package let documentation: [String]
    /// The file that declares it; `nil` for what the compiler made.
    package let file: String?
    /// Where its name stands, from 1; 0 where it stands nowhere.
    package let line: Int
    /// Protocols it conforms to by name: `Equatable`, `Sequence`. For types.
    package var conformances: Set<String> = []
    /// Whether it can be used without `if #available` and is neither obsoleted nor deprecated in favour of something else.
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
    /// The surrounding type's names; empty at the top.
    package var owner: [String] { path.dropLast() }

    /// Whether it may throw by itself; what only passes on the errors of its closures does not.
    package var isThrowing: Bool { words.contains("throws") }
    /// Whether it has to be awaited.
    package var isAsync: Bool { words.contains("async") }
    /// Whether it changes the value it is called on.
    package var isMutating: Bool { words.contains("mutating") }
    /// Whether it has to be awaited outside of the actor whose member it is: from another module a constant has to be, too
    /// (SE-0306).
    package var isIsolated: Bool { !words.contains("nonisolated") }
    /// Whether a property can be set from outside.
    package var isSettable: Bool { words.contains("var") && (!declaration.contains("{") || words.contains("set")) }
    /// Whether an operator stands behind its operand; the declaration does not tell, the mangled name's kind of operator does
    /// (`oP`, docs/ABI/Mangling.rst of the Swift repository).
    package var isPostfix: Bool {
        guard kind == .operatorFunction, parameters.count == 1 else { return false }
        var rest = usr[...]
        while let next = rest.first {
            guard next.isNumber else {
                rest = rest.dropFirst()
                continue
            }
            // A name with its length before it; one with marks beyond ASCII begins with two zeros.
            let digits = (rest.hasPrefix("00") ? rest.dropFirst(2) : rest).prefix { $0.isNumber }
            rest = rest[digits.endIndex...].dropFirst(Int(digits) ?? 0)
            if rest.hasPrefix("oP") { return true }
            if rest.hasPrefix("op") { return false }
        }
        return false
    }
    /// Whether it runs on the main actor.
    package var isMainActor: Bool { declaration.contains("@MainActor") }

    /// The words of the declaration that stand outside of its parameters' types.
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
