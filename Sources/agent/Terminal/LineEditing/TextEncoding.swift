import Foundation

/// The C library's encoding of typed text.
enum TextEncoding {
    /// Selects the user's locale if it is UTF-8; otherwise, as in a bare container, another UTF-8 locale.
    static func useUTF8() {
        for name in ["", "C.UTF-8", "en_US.UTF-8"] {
            if setlocale(LC_CTYPE, name) != nil, String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8" { return }
        }
    }
}
