import Foundation
import TestKit
import Testing

@testable import AgentCore

@Suite struct SandboxProbeTests {
    @Test func `without bubblewrap there is no protection, and a notice says so`() async throws {
        let folder = try TemporaryDirectory()
        let sandbox = await SandboxProbe.probe(["PATH": folder.url.path(percentEncoded: false)])
        #expect(!sandbox.protects && sandbox.summary().hasPrefix("none: "))
        #expect(!sandbox.warnings().isEmpty)
    }

    @Test func `a broken bubblewrap gives no protection, and the reason is shown`() async throws {
        let folder = try TemporaryDirectory()
        let file = try folder.write("#!/bin/sh\necho 'bwrap: no namespaces for you' >&2\nexit 1\n", to: "bwrap")
        let path = file.path(percentEncoded: false)
        chmod(path, 0o755)
        let sandbox = await SandboxProbe.probe(path, ["PATH": "/usr/bin:/bin"])
        #expect(!sandbox.protects && sandbox.summary().contains("no namespaces for you"))
    }

    @Test func `an older bubblewrap is used without its missing options`() async throws {
        let folder = try TemporaryDirectory()
        let file = try folder.write(
            "#!/bin/sh\nfor word; do [ \"$word\" = --size ] && exit 1; done\nexit 0\n", to: "bwrap")
        let path = file.path(percentEncoded: false)
        chmod(path, 0o755)
        let sandbox = await SandboxProbe.probe(path, ["PATH": "/usr/bin:/bin"])
        let features = Bubblewrap.Features(boundsMemory: false, disablesNamespaces: false)
        #expect(sandbox == Sandbox(.bubblewrap(Bubblewrap(executable: path, features: features))))
    }

    @Test func `the active protection is described in words`() throws {
        let sandbox = Sandbox(.bubblewrap(Bubblewrap(executable: "/usr/bin/bwrap", features: .init())))
        #expect(sandbox.summary() == "bubblewrap: no network, no home directory")
        #expect(sandbox.summary(Protection(allowsNetwork: true)) == "bubblewrap: network, no home directory")
        let home = URL(filePath: ProgramFinder.userHome)
        #expect(
            sandbox.summary(Protection(readable: [home.appending(path: "a")]))
                == "bubblewrap: no network, of the home directory only \(ProgramFinder.userHome)/a")
        #expect(sandbox.summary(Protection(readable: [home])) == "bubblewrap: no network, home directory in sight")
        #expect(Sandbox.none("a test").summary() == "none: a test")
    }
}
