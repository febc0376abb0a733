import Foundation
import Testing

/// SwiftPM lets a target import a sibling it does not depend on, so the arrows are held by reading import lines.
@Suite struct LayeringTests {
    /// What each folder of `Sources` may import besides the toolchain's own modules.
    static let allowed: [String: Set<String>] = [
        "JSON": [],
        "RegexSyntax": [],
        "AgentCore": ["JSON", "CSQLite", "CYAML", "CCrypto", "CSpawn"],
        "Engine": ["EngineKernels", "JSON", "RegexSyntax"],
        "EngineAdapter": ["AgentCore", "Engine"],
        "MCP": ["AgentCore"],
        "Server": ["AgentCore", "CMicroHTTPD", "CMarkGFM", "PageFiles"],
        "Skills/Memory": ["AgentCore"],
        "Skills/Prompts": ["AgentCore", "RegexSyntax"],
        "SkillTools": ["AgentCore"],
        "SwiftTools": ["AgentCore"],
        "Skills/TestGen": ["AgentCore", "SwiftTools"],
        "Skills/Feature": ["AgentCore", "SwiftTools", "RegexSyntax"],
        "agent": [
            "AgentCore", "Engine", "EngineAdapter", "MCP", "MemorySkill", "PromptsSkill", "FeatureSkill",
            "TestGenSkill", "SkillTools", "Server", "CLineEditor",
        ],
    ]

    /// Modules of the toolchain, open to all.
    static let toolchain: Set<String> = [
        "Foundation", "FoundationEssentials", "FoundationNetworking", "Synchronization", "Dispatch", "Glibc", "Musl",
        "Darwin", "CryptoKit", "RegexBuilder",
    ]

    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    @Test(arguments: allowed.keys.sorted())
    func `a target imports only what the design lets it`(folder: String) throws {
        let sources = Self.root.appending(path: "Sources/\(folder)")
        let allowed = try #require(Self.allowed[folder]).union(Self.toolchain)
        let files = try Self.swiftFiles(in: sources)
        #expect(!files.isEmpty)
        for file in files {
            for module in try Self.imports(of: file) where !allowed.contains(module) {
                Issue.record("\(folder)/\(file.lastPathComponent) imports \(module), which is not below \(folder)")
            }
        }
    }

    @Test func `every folder with Swift sources has its arrows declared`() throws {
        let sources = Self.root.appending(path: "Sources")
        for file in try Self.swiftFiles(in: sources) {
            let path = file.path(percentEncoded: false).dropFirst(sources.path(percentEncoded: false).count)
            let trimmed = path.drop { $0 == "/" }
            #expect(Self.allowed.keys.contains { trimmed.hasPrefix($0 + "/") }, "\(trimmed) belongs to no known target")
        }
    }

    @Test func `what is locked is locked by Locked, which says why; the engine has no locks where it waits`() throws {
        let sources = Self.root.appending(path: "Sources")
        for file in try Self.swiftFiles(in: sources)
        where try String(contentsOf: file, encoding: .utf8).contains("Mutex") {
            let path = file.path(percentEncoded: false)
            let isSynchronous = path.contains("/Sources/Engine/") && !path.contains("/Remote/")
            #expect(isSynchronous || file.lastPathComponent == "Locked.swift", "\(path)")
        }
    }

    static func swiftFiles(in folder: URL) throws -> [URL] {
        let walker = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (walker?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    }

    /// The modules a file imports, whatever stands before or after the name (`public`, `struct`, `Module.Type`).
    static func imports(of file: URL) throws -> [String] {
        let text = try String(contentsOf: file, encoding: .utf8)
        return text.split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ").map(String.init)
            guard let keyword = words.firstIndex(of: "import"), words.count > keyword + 1,
                words[..<keyword].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) })
            else { return nil }
            let kinds: Set<String> = ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"]
            let name = kinds.contains(words[keyword + 1]) ? words[keyword + 2] : words[keyword + 1]
            return String(name.prefix { $0 != "." })
        }
    }

    private static let accessLevels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
}
