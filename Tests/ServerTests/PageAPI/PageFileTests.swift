import Foundation
import Testing

@testable import Server

@Suite struct PageFileTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/Server/Page")

    @Test func `every file of the page is in the program, byte for byte`() throws {
        let served = Dictionary(uniqueKeysWithValues: try PageRoutes.files().map { ($0.path, $0.bytes) })
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path(percentEncoded: false))
            .filter { !$0.hasPrefix(".") }
        #expect(names.contains("index.html"))
        #expect(served.count == names.count, "run script/page-files")
        for name in names {
            let bytes = served[name == "index.html" ? "/" : "/page/\(name)"]
            let content = try Data(contentsOf: Self.folder.appending(path: name))
            #expect(bytes.map { Data($0) } == content, "\(name): build again, or run script/page-files")
        }
    }

    @Test func `a file that the browser has is not sent again`() async throws {
        let room = try ServerRoom { _ in [] }
        let first = try await room.ask("GET", "/")
        #expect(first.status == 200)
        #expect(first.fields["content-type"] == "text/html; charset=utf-8")
        let tag = try #require(first.fields["etag"])
        let client = try RawClient(port: room.port)
        client.send(room.request("GET", "/", fields: ["If-None-Match: \(tag)", "Connection: close"]))
        #expect(await client.readAll().hasPrefix("HTTP/1.1 304"))
        await room.server.stop()
    }
}
