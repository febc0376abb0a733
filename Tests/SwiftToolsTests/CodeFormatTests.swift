import AgentCore
import Foundation
import TestKit
import Testing

@testable import SwiftTools

@Suite struct CodeFormatTests {
    private static let sources: [(text: String, expected: Indentation?)] = [
        ("struct A {\n    let a = 1\n    func b() {\n        c(\n            d)\n    }\n}\n", .spaces(4)),
        ("struct A {\n  func b() {\n    if c {\n      d()\n    }\n  }\n}\n", .spaces(2)),
        ("struct A {\r\n\tfunc b() {\r\n\t\tc()\r\n\t}\r\n}\r\n", .tab), ("let a = 1\n", nil), ("struct A {\n}\n", nil),
        ("switch a {\ncase 1: b()\ndefault: c {\n   d()\n}\n}\n", .spaces(3)),
    ]

    @Test(arguments: sources)
    fileprivate func `the indentation is what the blocks have`(_ source: (text: String, expected: Indentation?)) {
        #expect(Indentation(of: [source.text]) == source.expected)
    }

    @Test func `a configuration in the package or above it counts before its files`() throws {
        let package = try ScratchPackage(files: ["Sources/Notes/Note.swift": "struct A {\n    let a = 1\n}\n"])
        let (sources, new) = (["Sources/Notes/Note.swift"], ["Sources/Notes/New.swift"])
        func arguments() throws -> [String] {
            try CodeFormat(of: try ScratchCopy(of: package.root), for: new, like: sources).arguments
        }
        #expect(try arguments() == ["--configuration", #"{"version":1,"indentation":{"spaces":4}}"#])
        try package.directory.write(#"{"version":1,"lineLength":70}"#, to: ".swift-format")
        #expect(try arguments() == ["--configuration", #"{"version":1,"lineLength":70}"#])
        try package.directory.write(#"{"version":1}"#, to: "my notes/Sources/.swift-format")
        #expect(try arguments() == [])
    }
}
