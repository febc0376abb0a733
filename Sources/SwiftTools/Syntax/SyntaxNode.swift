/// A node of a Swift file's type-checked tree.
///
/// The form is that of the compiler's `-dump-ast -dump-ast-format json`; the names of kinds and roles are the compiler's.
package struct SyntaxNode: Sendable, Hashable {
    /// What it is: `binary_expr`, `if_stmt`, `func_decl`.
    package let kind: String
    /// What it is to its parent: `args`, `conditions`, `body`; empty for the root.
    package let role: String
    /// Where its text stands in the file, to the end of its last token; `nil` where the compiler made it or does not tell.
    package let range: Range<Int>?
    /// Whether the compiler made it.
    package let isImplicit: Bool
    /// Its type, mangled: `$sSiD`; of a function its result's, of an extension the extended one.
    package let type: String?
    /// The name it declares or refers to, without labels: `append`, `+`, `init`.
    package let name: String?
    /// What a literal means: `10`, `true`.
    package let value: String?
    /// The unified symbol resolution name of what it declares.
    package let usr: String?
    /// An argument's or a parameter's label; `nil` where there is none.
    package let label: String?
    /// What else is true of it: `static`, `negative`, `single_expression`, `get`.
    package let flags: Set<String>
    /// What it consists of, in the compiler's order.
    package let children: [SyntaxNode]

    /// The first child of this role.
    package func child(_ role: String) -> SyntaxNode? { children.first { $0.role == role } }
    /// All children of this role.
    package func children(_ role: String) -> [SyntaxNode] { children.filter { $0.role == role } }
}

extension SyntaxNode {
    /// What is called where this is a call, or a use of an operator: its name without labels.
    package var calledName: String? { callee?.name }

    /// The reference to what is called.
    var callee: SyntaxNode? {
        var node = child("fn")
        while let inner = node {
            if inner.name != nil { return inner }
            node = inner.child("fn") ?? inner.child("sub_expr")
        }
        return nil
    }

    /// The operands or arguments of a call, as they stand in the code: without the compiler's wrappers around them.
    var arguments: [SyntaxNode] {
        children("args").flatMap { list in
            list.children("args").compactMap { $0.child("expr")?.written }
        }
    }

    /// The node inside that stands in the code, where this is one of the compiler's.
    var written: SyntaxNode {
        var node = self
        while node.isImplicit, let inner = node.child("sub_expr") ?? node.child("single_expr_body") { node = inner }
        return node
    }
}
