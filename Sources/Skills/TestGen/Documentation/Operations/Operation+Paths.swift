/// Paths whose components slashes part.
extension Operation {
    private static let paths = texts(
        "a", "a/b", "/a/b", "/a", "a/b/c", "/usr/lib/swift", "x/y.txt", "/a/b/", "docs/read.me", "/", "")
    private static let couples: [Row] = ["/a/b", "/a", "/a/b/c", "/x", "/usr/lib", "/usr/library", "/a/b/../b"]
        .flatMap { one in
            ["/a/b", "/a", "/usr/lib", "/x/y", "/", "/a/c"].map {
                Row(values: [.string(one), .string($0)], needs: nil)
            }
        }

    /// The components without `.`, with `..` taken back.
    private static func components(_ text: String) -> [Substring] {
        text.split(separator: "/").reduce(into: []) { parts, part in
            if part == "..", parts.last != nil {
                parts.removeLast()
            } else if part != ".", part != ".." {
                parts.append(part)
            }
        }
    }

    static let pathParts: [Operation] = [
        Operation(
            "file extension", "extension|file extension|path extension", not: "without remov name stem", takes: "text",
            options: [OperationOption("lower", on: "lowercase|lower case")],
            rows: texts(
                "a.txt", "photo.JPG", "archive.tar.gz", "noext", ".hidden", "dir.d/file", "x.", "dir/file.swift", "a.b",
                "a.b.c", "notes.md", "lib/main.c", "v1.2/read.me", "x.y.z.txt", ""), settled: [.symbols]
        ) { c in
            let name = c.text(0).split(separator: "/").last.map(String.init) ?? ""
            guard let dot = name.lastIndex(of: "."), dot != name.startIndex, dot != name.index(before: name.endIndex)
            else { return nil }
            let end = String(name[name.index(after: dot)...])
            return .string(c["lower"] ? end.lowercased() : end)
        },
        Operation(
            "joined path", "path|join", not: "relative inside ancestor parent common resolved normalized",
            takes: "text text",
            options: [
                OperationOption("replacing", on: "absolute replac|absolute returned|absolute wins|absolute result is")
            ],
            rows: calls(
                ["a", "b"], ["a/", "b"], ["a", "/b"], ["a/", "/b"], ["/root", "x/y"], ["/r/s/", "t"], ["x", "y/z"],
                ["q/r", "s"], ["", "b"], ["a", ""]),
            settled: [.symbols, .short]
        ) { c in
            guard !c.text(0).isEmpty, !c.text(1).isEmpty else { return nil }
            if c["replacing"], c.text(1).hasPrefix("/") { return .string(c.text(1)) }
            return .string(
                (c.text(0).hasSuffix("/") ? String(c.text(0).dropLast()) : c.text(0)) + "/"
                    + (c.text(1).hasPrefix("/") ? String(c.text(1).dropFirst()) : c.text(1)))
        },
        Operation(
            "normalized path", "normal|simplif|canonical|resolve|standard", takes: "text",
            options: [
                OperationOption(
                    "slash kept", on: "ends_with_one|trailing_slash kept|trailing_slash preserved|slash end kept",
                    off: "trailing slash removed|trailing slash dropped|no_trailing")
            ],
            rows: texts(
                "/a/b/../c", "/a/./b", "/a//b", "/a/b/", "/../a", "/", "/a/b/c/../../d", "/x/y/z", "/../../b", "/.")
                + texts("a/../b", "a/./b/", "x//y", "../a", needs: "relative"), settled: [.symbols]
        ) { c in
            let isAbsolute = c.text(0).hasPrefix("/")
            var parts: [Substring] = []
            for part in c.text(0).split(separator: "/") where part != "." {
                if part == "..", let last = parts.last, last != ".." {
                    parts.removeLast()
                } else if part != ".." || !isAbsolute {
                    parts.append(part)
                }
            }
            let end = c["slash kept"] && !parts.isEmpty && c.text(0).hasSuffix("/") ? "/" : ""
            return parts.isEmpty && !isAbsolute
                ? nil : .string((isAbsolute ? "/" : "") + parts.joined(separator: "/") + end)
        },
        Operation(
            "parent path", "parent path|path without last|path directory|enclosing path|dirname|parent directory",
            not: "extension", takes: "text",
            options: [OperationOption("dot", on: "\".\"")], rows: paths, settled: InputTopic.every
        ) { c in
            let parts = c.text(0).split(separator: "/")
            let isAbsolute = c.text(0).hasPrefix("/")
            guard !parts.isEmpty else { return nil }
            let rest = (isAbsolute ? "/" : "") + parts.dropLast().joined(separator: "/")
            return .string(rest.isEmpty && c["dot"] ? "." : rest)
        },
        Operation(
            "last path component", "last component|path file name|path last part|basename|final component",
            not: "extension without remov",
            takes: "text",
            options: [
                OperationOption(
                    "empty at a slash", on: "slash empty|slash gives empty", off: "trailing slash ignor|slash drop")
            ],
            rows: paths, settled: InputTopic.every
        ) { c in
            if c["empty at a slash"], c.text(0).hasSuffix("/") { return "" }
            return c.text(0).split(separator: "/").last.map { .string(String($0)) }
        },
        Operation(
            "path components", "path component|path segment|component path|path part",
            not: "extension last without first",
            takes: "text", rows: paths,
            settled: InputTopic.every
        ) { c in .texts(c.text(0).split(separator: "/").map(String.init)) },
        Operation(
            "is inside of path",
            "path inside|path below|path descend|path ancestor|path within|path contain|path under|directory inside",
            takes: "text text",
            options: [OperationOption("itself", on: "itself|same|equal", off: "strict|itself not|proper")],
            rows: couples, settled: InputTopic.every
        ) { c in
            let (one, other) = (components(c.text(0)), components(c.text(1)))
            return .bool(one.starts(with: other) && (c["itself"] || one.count > other.count))
        },
        Operation(
            "relative path", "relative path|path lead", takes: "text text",
            options: [OperationOption("dot", on: "\".\"")],
            rows: couples, settled: InputTopic.every
        ) { c in
            let (base, path) = (components(c.text(0)), components(c.text(1)))
            let shared = zip(base, path).prefix { $0 == $1 }.count
            let steps = [Substring](repeating: "..", count: base.count - shared) + path.dropFirst(shared)
            return steps.isEmpty ? c["dot"] ? "." : "" : .string(steps.joined(separator: "/"))
        },
        Operation(
            "path without extension", "without extension|remov extension|delet extension|stem|drop extension",
            takes: "text", rows: texts("a.txt", "b.tar.gz", "noext", "photo.JPG", "x.y.z", "read.me", "main.swift"),
            settled: InputTopic.every
        ) { c in
            guard let dot = c.text(0).lastIndex(of: ".") else { return .string(c.text(0)) }
            return .string(String(c.text(0)[..<dot]))
        },
    ]
}
