import Engine
import Foundation
import TestKit
import Testing

@Suite struct ModelStoreTests {
    private let directory: TemporaryDirectory
    private let digest = String(repeating: "0a", count: 32)

    init() throws { directory = try TemporaryDirectory() }

    private func path(_ name: String) -> String { directory.url.appending(path: name).path(percentEncoded: false) }

    private func manifest(_ digest: String) -> String {
        """
        {"schemaVersion":2,"layers":[{"mediaType":"application/vnd.ollama.image.license","digest":"sha256:00"},
        {"mediaType":"application/vnd.ollama.image.model","digest":"\(digest)","size":3}]}
        """
    }

    @Test func `Ollama's names lead to the blobs that are there`() throws {
        let library = "manifests/registry.ollama.ai"
        try directory.write(manifest("sha256:\(digest)"), to: "\(library)/library/qwen3/1.7b")
        try directory.write(manifest("sha256:\(digest)"), to: "\(library)/someone/tiny/latest")
        try directory.write(manifest("sha256:\(digest)"), to: "manifests/hf.co/org/repo/Q4_K_M")
        let missing = "sha256:" + String(repeating: "1", count: 64)
        try directory.write(manifest(missing), to: "\(library)/library/gone/latest")
        try directory.write(manifest("sha256:../../secret"), to: "\(library)/library/evil/latest")
        try directory.write("no manifest", to: "\(library)/library/broken/latest")
        try directory.write("abc", to: "blobs/sha256-\(digest)")
        let models = OllamaStore(directory.url).models()
        #expect(models.map(\.name) == ["hf.co/org/repo:Q4_K_M", "qwen3:1.7b", "someone/tiny:latest"])
        #expect(Set(models.map(\.path)) == [path("blobs/sha256-\(digest)")])
    }

    @Test func `the hub's cache gives directories, files and the revision that main names`() throws {
        let mlx = "models--mlx-community--Tiny-4bit"
        for revision in ["aaa", "bbb"] {
            try directory.write("{}", to: "\(mlx)/snapshots/\(revision)/config.json")
            try directory.write("x", to: "\(mlx)/snapshots/\(revision)/model.safetensors")
        }
        try directory.write("bbb\n", to: "\(mlx)/refs/main")
        let files = "models--org--Files-GGUF/snapshots/ccc"
        try directory.write("x", to: "\(files)/tiny-Q8_0.gguf")
        try directory.write("x", to: "\(files)/big-00001-of-00002.gguf")
        try directory.write("x", to: "\(files)/big-00002-of-00002.gguf")
        try directory.write("x", to: "\(files)/mmproj-F16.gguf")
        try directory.write("x", to: "datasets--org--data/snapshots/ddd/data.gguf")
        let models = HuggingFaceCache(directory.url).models()
        #expect(models.map(\.name) == ["mlx-community/Tiny-4bit", "org/Files-GGUF/big", "org/Files-GGUF/tiny-Q8_0"])
        #expect(models.first?.path == path("\(mlx)/snapshots/bbb"))
    }

    @Test func `a folder is looked into as deep as was said`() throws {
        try directory.write("x", to: "publisher/repo/model.gguf")
        try directory.write("x", to: "top.gguf")
        try directory.write("x", to: "a/b/c/deep.gguf")
        #expect(ModelFolder(directory.url, owner: "me").models().map(\.name) == ["publisher/repo/model", "top"])
        #expect(ModelFolder(directory.url, owner: "me", depth: 0).models().map(\.name) == ["top"])
    }

    @Test func `a store that is not there holds nothing`() {
        let nowhere = directory.url.appending(path: "nowhere")
        #expect(OllamaStore(nowhere).models().isEmpty)
        #expect(HuggingFaceCache(nowhere).models().isEmpty)
        #expect(ModelFolder(nowhere, owner: "me").models().isEmpty)
    }
}
