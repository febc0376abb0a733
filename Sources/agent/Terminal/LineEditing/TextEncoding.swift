import Foundation

/// The encoding in which the C library reads what is typed.
enum TextEncoding {
    /// Takes the user's locale where it is UTF-8, another that is otherwise (as in a bare container).
    static func useUTF8() {
        for name in ["", "C.UTF-8", "en_US.UTF-8"] {
            if setlocale(LC_CTYPE, name) != nil, String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8" { return }
        }
    }
}
