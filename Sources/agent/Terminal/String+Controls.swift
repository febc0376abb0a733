extension String {
    /// The text without control characters, except tabs and line feeds. Text from models and files must not be able to
    /// move the cursor or rename the window.
    var withoutControls: String {
        guard unicodeScalars.contains(where: \.isTerminalControl) else { return self }
        var result = Self.UnicodeScalarView()
        result.append(contentsOf: unicodeScalars.lazy.filter { !$0.isTerminalControl })
        return Self(result)
    }
}

extension Unicode.Scalar {
    fileprivate var isTerminalControl: Bool {
        switch value {
        case 0x09, 0x0A: false
        case 0..<0x20, 0x7F..<0xA0: true
        default: false
        }
    }
}
