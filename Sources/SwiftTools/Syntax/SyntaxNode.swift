/// A node of a Swift file's type-checked syntax tree.
///
/// Source of the format: the compiler's `-dump-ast -dump-ast-format json`. Kinds and roles have the compiler's names.
package struct SyntaxNode: Sendable, Hashable {
    /// The kind of node: `binary_expr`, `if_stmt`, `func_decl`.
    package let kind: String
    /// Its role in its parent: `args`, `conditions`, `body`; empty for the root.
    package let role: String
    /// Its range in bytes of the file, to the end of its last token; `nil` if the compiler made it or gives no range.
    package let range: Range<Int>?
    /// Whether the compiler made it.
    package let isImplicit: Bool
    /// Its mangled type: `$sSiD`. For a function this is the result type, for an extension the extended type.
    package let type: String?
    /// The name it declares or refers to, without labels: `append`, `+`, `init`.
    package let name: String?
    /// A literal's value: `10`, `true`.
    package let value: String?
    /// The USR (unified symbol resolution) of the declaration.
    package let usr: String?
    /// An argument's or a parameter's label; `nil` if it has none.
    package let label: String?
    /// Its Boolean properties that are true: `static`, `negative`, `single_expression`, `get`.
    package let flags: Set<String>
    /// Its child nodes, in the compiler's order.
    package let children: [SyntaxNode]

    /// The first child of this role.
    package func child(_ role: String) -> SyntaxNode? { children.first { $0.role == role } }
    /// All children of this role.
    package func children(_ role: String) -> [SyntaxNode] { children.filter { $0.role == role } }
}

extension SyntaxNode {
    /// The name, without labels, of the called function or operator, if this is a call.
    package var calledName: String? { callee?.name }

    /// The reference to the called function.
    var callee: SyntaxNode? {
        var node = child("fn")
        while let inner = node {
            if inner.name != nil { return inner }
            node = inner.child("fn") ?? inner.child("sub_expr")
        }
        return nil
    }

    /// The operands or arguments of a call as written in the code, without implicit nodes around them.
    var arguments: [SyntaxNode] {
        children("args").flatMap { list in
            list.children("args").compactMap { $0.child("expr")?.written }
        }
    }

    /// The node as written in the code: the first one inside that is not implicit.
    var written: SyntaxNode {
        var node = self
        while node.isImplicit, let inner = node.child("sub_expr") ?? node.child("single_expr_body") { node = inner }
        return node
    }
}
