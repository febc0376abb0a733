import Foundation
import TestKit
import Testing

@testable import AgentCore

@Suite struct ProgramFinderTests {
    let folder: TemporaryDirectory
    let root: String

    init() throws {
        folder = try TemporaryDirectory()
        root = try #require(RealPath.of(folder.url.path(percentEncoded: false)))
    }

    func makeProgram(_ path: String, _ text: String = "\u{7F}ELF") throws {
        let file = try folder.write(text, to: path)
        chmod(file.path(percentEncoded: false), 0o755)
    }

    func find(_ name: String, in folders: [String], isConfined: Bool) -> InstalledProgram? {
        ProgramFinder(
            searchPath: folders.map { "\(root)/\($0)" } + ["/usr/bin", "/bin"], isConfined: isConfined,
            home: "\(root)/home"
        ).find(named: name)
    }

    @Test func `the first program in the search path is used`() throws {
        try makeProgram("a/sh")
        try folder.write("no program", to: "b/sh")
        #expect(find("sh", in: ["b", "a"], isConfined: false)?.executable.path() == "\(root)/a/sh")
        #expect(find("no-such-program-anywhere", in: ["a"], isConfined: false) == nil)
        #expect(find("../a/sh", in: ["b"], isConfined: false) == nil)
        #expect(find("", in: ["a"], isConfined: false) == nil)
    }

    @Test func `in a sandbox a version manager's shims are skipped`() throws {
        try makeProgram("home/.versions/shims/sh", "#!/usr/bin/env bash\n")
        let found = try #require(find("sh", in: ["home/.versions/shims"], isConfined: true))
        #expect(SystemFolders.contain(found.executable.path()) && found.readable.isEmpty)
        #expect(find("sh", in: ["home/.versions/shims"], isConfined: false)?.executable.path().hasPrefix(root) == true)
    }

    @Test(arguments: [
        ("home/.nvm/versions/v20/bin", "home/.nvm/versions/v20"), ("home/.local/bin", "home/.local/bin/node"),
        ("home/bin", "home/bin/node"), ("home/tools/node", "home/tools/node/node"), ("opt/node/bin", "opt/node"),
    ])
    func `of where a program is installed, no more is shown than is its own`(path: String, shown: String) throws {
        try makeProgram("\(path)/node")
        let found = try #require(find("node", in: [path], isConfined: true))
        #expect(found.readable.map { RealPath.of($0.path()) } == ["\(root)/\(shown)"])
    }

    @Test func `a program that depends on its name is called by it`() throws {
        try makeProgram("opt/swift/bin/driver")
        let link = "\(root)/opt/swift/bin/swift"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "driver")
        #expect(find("swift", in: ["opt/swift/bin"], isConfined: true)?.executable.path() == link)
        try folder.write("", to: "home/bin/x")
        try FileManager.default.createSymbolicLink(atPath: "\(root)/home/bin/swift", withDestinationPath: link)
        #expect(find("swift", in: ["home/bin"], isConfined: true)?.executable.path() == link)
        // A manager of versions, which chooses one by its name.
        try makeProgram("home/bin/manager")
        try FileManager.default.createSymbolicLink(atPath: "\(root)/home/bin/tool-x", withDestinationPath: "manager")
        #expect(find("tool-x", in: ["home/bin"], isConfined: true)?.executable.path() == "\(root)/home/bin/tool-x")
        try FileManager.default.createSymbolicLink(
            atPath: "\(root)/opt/tool-y", withDestinationPath: "\(root)/home/bin/manager")
        #expect(find("tool-y", in: ["opt"], isConfined: true) == nil)
    }
}
