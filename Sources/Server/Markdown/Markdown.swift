import AgentCore
import CMarkGFM

/// Turns Markdown into HTML that a page may show as it is: no HTML of the text comes through, no scripts, and links only to
/// harmless kinds of addresses.
enum Markdown {
    /// Tables, struck-through text, bare addresses and lists of tasks.
    private static let extensions = ["table", "strikethrough", "autolink", "tasklist"]

    /// One text at a time: while it parses, the library keeps the marks of the extensions in variables of the whole
    /// program, and the end of one parse takes them from the others.
    private static let turn = Locked(())

    /// Registers the extensions once; the library keeps them in a list of its own.
    private static let isRegistered: Bool = {
        cmark_gfm_core_extensions_ensure_registered()
        return true
    }()

    /// A line with more bars is no table that anybody reads. The library takes minutes for the widest.
    private static let mostBars = 200

    /// The HTML of a text. A text whose Markdown is unfinished, as while a reply streams, is read as far as it goes.
    static func html(_ text: String) -> String { turn.withLock { _ in render(text) } }

    private static func render(_ text: String) -> String {
        // Without CMARK_OPT_UNSAFE, HTML in the text is left out, and so are addresses such as `javascript:`.
        let options = CMARK_OPT_VALIDATE_UTF8
        guard isRegistered, let parser = cmark_parser_new(options) else { return escaped(text) }
        defer { cmark_parser_free(parser) }
        let isTooWide = text.utf8.split(separator: UInt8(ascii: "\n")).contains { line in
            line.count { $0 == UInt8(ascii: "|") } > mostBars
        }
        for name in extensions where !(isTooWide && name == "table") {
            if let found = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, found) }
        }
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
        }
        guard let document = cmark_parser_finish(parser) else { return escaped(text) }
        defer { cmark_node_free(document) }
        guard let html = cmark_render_html(document, options, cmark_parser_get_syntax_extensions(parser)) else {
            return escaped(text)
        }
        defer { cmark_get_default_mem_allocator().pointee.free(html) }
        return String(cString: html)
    }

    /// The text with the marks of HTML escaped.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
