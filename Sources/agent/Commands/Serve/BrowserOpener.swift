import Foundation

/// Opens a page in the user's browser.
enum BrowserOpener {
    #if canImport(Darwin)
        private static let program = "open"
    #else
        private static let program = "xdg-open"
    #endif

    /// Starts the system's program for that and does not wait for it.
    ///
    /// - Returns: whether there is such a program.
    static func open(_ address: String, _ environment: [String: String]) -> Bool {
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        guard
            let path = folders.map({ "\($0)/\(program)" }).first(where: FileManager.default.isExecutableFile(atPath:))
        else { return false }
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = [address]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
            return true
        } catch {
            return false
        }
    }
}
