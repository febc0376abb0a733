package import AgentCore
package import Foundation

/// How the build system calls the compiler for one module.
package struct CompilerInvocation: Sendable, Hashable {
    /// The compiler's executable.
    package let executable: URL
    /// The module's name.
    package let moduleName: String
    /// Its Swift files, in the build system's order.
    package var sources: [URL]
    /// The folder of the modules that it imports; `nil` if the arguments name it, or there are none.
    package let importPath: URL?
    /// The driver's arguments besides the module's name, the files and the import path.
    package let arguments: [String]

    /// Makes an invocation.
    package init(
        executable: URL, moduleName: String, sources: [URL], importPath: URL? = nil, arguments: [String] = []
    ) {
        self.executable = executable
        self.moduleName = moduleName
        self.sources = sources
        self.importPath = importPath
        self.arguments = arguments
    }

    /// The language mode: `5`, `6`.
    package var languageMode: String {
        guard let index = arguments.lastIndex(of: "-swift-version"), index + 1 < arguments.count else { return "5" }
        return arguments[index + 1]
    }
}

extension CompilerInvocation {
    /// Reads the invocations of all Swift modules of a package from SwiftPM's `description.json`, which is among a
    /// build's products (`.build/debug`). The keys are module names.
    ///
    /// - Throws: `AgentError` naming the file and what it lacks.
    package static func read(description file: URL) throws(AgentError) -> [String: CompilerInvocation] {
        let name = file.path(percentEncoded: false)
        let document: JSONValue
        do {
            document = try JSONValue(parsing: Data(contentsOf: file))
        } catch {
            throw AgentError(
                .failed, "cannot read the build's description \(name): \(error.words)",
                remedy: "Build the package again.")
        }
        guard case .object(let commands)? = document["swiftCommands"] else {
            throw AgentError(
                .failed, "the build's description \(name) has no \"swiftCommands\"",
                remedy: "agent reads what Swift 6.3 writes; see which version `swift --version` names.")
        }
        var result: [String: CompilerInvocation] = [:]
        for command in commands {
            guard let invocation = CompilerInvocation(command.value) else {
                throw AgentError(
                    .failed, "in the build's description \(name), the command \(command.key) is not of the known form",
                    remedy: "agent reads what Swift 6.3 writes; see which version `swift --version` names.")
            }
            result[invocation.moduleName] = invocation
        }
        return result
    }

    private init?(_ value: JSONValue) {
        guard let executable = value["executable"]?.stringValue, let name = value["moduleName"]?.stringValue,
            let sources = value["sources"]?.arrayValue?.compactMap(\.stringValue),
            let arguments = value["otherArguments"]?.arrayValue?.compactMap(\.stringValue)
        else { return nil }
        let importPath = value["importPath"]?.stringValue.map { URL(filePath: $0, directoryHint: .isDirectory) }
        self.init(
            executable: URL(filePath: executable), moduleName: name, sources: sources.map { URL(filePath: $0) },
            importPath: importPath, arguments: arguments)
    }
}

extension CompilerInvocation {
    /// The arguments for one call of the frontend: the driver's arguments that affect the meaning of the code, without
    /// those about builds, outputs and linking.
    ///
    /// - Parameter resources: the toolchain's `…/usr/lib/swift`, which has its macro plugins.
    package func frontendArguments(resources: URL) -> [String] {
        var result = ["-module-name", moduleName]
        if let importPath { result += ["-I", importPath.path(percentEncoded: false)] }
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "-Xfrontend" {
                if let passed = rest.popFirst() { result.append(passed) }
            } else if Self.droppedWithValue.contains(argument) {
                rest = rest.dropFirst()
            } else if argument == "-Xcc" {
                // The next word is passed to the C compiler, whatever it is.
                result.append(argument)
                if let passed = rest.popFirst() { result.append(passed) }
            } else if !Self.isDropped(argument) {
                result.append(argument)
            }
        }
        let host = resources.appending(path: "host")
        let server = host.appending(path: Self.pluginServer).path(percentEncoded: false)
        if FileManager.default.fileExists(atPath: server) { result += ["-in-process-plugin-server-path", server] }
        return result + ["-plugin-path", host.appending(path: "plugins").path(percentEncoded: false)]
    }

    #if os(Linux)
        private static let pluginServer = "libSwiftInProcPluginServer.so"
    #else
        private static let pluginServer = "libSwiftInProcPluginServer.dylib"
    #endif

    private static let droppedWithValue: Set<String> = [
        "-index-store-path", "-index-unit-output-path", "-emit-objc-header-path", "-output-file-map", "-o",
        "-emit-module-path", "-emit-module-interface-path", "-num-threads", "-Xlinker", "-Xclang-linker",
        "-tools-directory", "-emit-const-values-path", "-serialize-diagnostics-path", "-emit-dependencies-path",
        "-module-link-name", "-Werror", "-Wwarning", "-toolchain-stdlib-rpath", "-clang-target",
    ]

    private static let dropped: Set<String> = [
        "-incremental", "-enable-batch-mode", "-disable-batch-mode", "-serialize-diagnostics", "-emit-objc-header",
        "-emit-module", "-emit-module-interface", "-emit-dependencies", "-c", "-parseable-output", "-v",
        "-whole-module-optimization", "-wmo", "-no-whole-module-optimization", "-save-temps", "-emit-executable",
        "-emit-library", "-emit-object", "-static", "-static-stdlib", "-static-executable", "-no-static-stdlib",
        "-explicit-module-build", "-experimental-explicit-module-build", "-emit-const-values",
        "-index-ignore-clang-modules",
        "-index-ignore-system-modules", "-avoid-emit-module-source-info", "-emit-module-separately",
        "-no-emit-module-separately", "-emit-module-separately-wmo", "-no-emit-module-separately-wmo",
        "-warnings-as-errors", "-no-warnings-as-errors", "-profile-generate", "-profile-coverage-mapping",
        "-no-toolchain-stdlib-rpath",
    ]

    private static func isDropped(_ argument: String) -> Bool {
        dropped.contains(argument) || argument.hasPrefix("-driver-") || argument.hasPrefix("-use-ld=")
            || argument.hasPrefix("-sanitize=")
            || argument.hasPrefix("-j") && argument.dropFirst(2).allSatisfy(\.isNumber)
    }
}
