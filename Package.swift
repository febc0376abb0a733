// swift-tools-version: 6.3
import PackageDescription

let package = Package(
    name: "agent",
    platforms: [.macOS("26.0")],
    products: [
        .executable(name: "agent", targets: ["agent"]),
        .library(name: "AgentCore", targets: ["AgentCore"]),
        .library(name: "Engine", targets: ["Engine"]),
        .library(name: "EngineAdapter", targets: ["EngineAdapter"]),
        .library(name: "MemorySkill", targets: ["MemorySkill"]),
    ],
    targets: [
        // System libraries: module maps only.
        .systemLibrary(
            name: "CSQLite", path: "Sources/SystemLibraries/CSQLite", pkgConfig: "sqlite3",
            providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
        .systemLibrary(
            name: "CYAML", path: "Sources/SystemLibraries/CYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .systemLibrary(
            name: "CLineEditor", path: "Sources/SystemLibraries/CLineEditor", pkgConfig: "libedit",
            providers: [.apt(["libedit-dev"])]),
        .systemLibrary(
            name: "CCrypto", path: "Sources/SystemLibraries/CCrypto", pkgConfig: "libcrypto",
            providers: [.apt(["libssl-dev"])]),
        .systemLibrary(name: "CSpawn", path: "Sources/SystemLibraries/CSpawn"),
        .systemLibrary(
            name: "CMicroHTTPD", path: "Sources/SystemLibraries/CMicroHTTPD", pkgConfig: "libmicrohttpd",
            providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
        .systemLibrary(
            name: "CMarkGFM", path: "Sources/SystemLibraries/CMarkGFM", pkgConfig: "libcmark-gfm",
            providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),

        // JSON as a value, read and written.
        .target(name: "JSON"),
        // The syntax of regular expressions; who matches by it is left to others.
        .target(name: "RegexSyntax"),

        // The engine: runs models, knows nothing of conversations.
        .target(
            name: "EngineKernels",
            cSettings: [.unsafeFlags(["-O3", "-fno-math-errno", "-ffp-contract=fast"])]),
        .target(
            name: "Engine", dependencies: ["EngineKernels", "JSON", "RegexSyntax"],
            // Foundation's URLSession needs it where the Swift libraries are linked in.
            linkerSettings: [.linkedLibrary("curl", .when(platforms: [.linux]))]),

        // The loop and its contracts.
        .target(
            name: "AgentCore",
            dependencies: [
                "JSON", "CSQLite", "CYAML", .target(name: "CCrypto", condition: .when(platforms: [.linux])),
                .target(name: "CSpawn", condition: .when(platforms: [.linux])),
            ]),
        .target(name: "EngineAdapter", dependencies: ["AgentCore", "Engine"]),

        // Tools of other programs, by the Model Context Protocol.
        .target(name: "MCP", dependencies: ["AgentCore"]),

        // The web page, the API of other programs, and HTTP below both. The page's files are bytes in a C target.
        .target(name: "PageFiles", path: "Sources/Server/PageFiles"),
        .target(
            name: "Server", dependencies: ["AgentCore", "CMicroHTTPD", "CMarkGFM", "PageFiles"],
            exclude: ["Page", "PageFiles"]),

        // The built-in skills.
        .target(name: "MemorySkill", dependencies: ["AgentCore"], path: "Sources/Skills/Memory"),
        .target(name: "PromptsSkill", dependencies: ["AgentCore", "RegexSyntax"], path: "Sources/Skills/Prompts"),

        // Reads, builds and proves Swift packages through the toolchain; what @feature and @test share.
        .target(name: "SwiftTools", dependencies: ["AgentCore"]),
        .target(name: "TestGenSkill", dependencies: ["AgentCore", "SwiftTools"], path: "Sources/Skills/TestGen"),
        .target(
            name: "FeatureSkill", dependencies: ["AgentCore", "SwiftTools", "RegexSyntax"],
            path: "Sources/Skills/Feature"),

        // What active skills bring for the model to use: their files and scripts.
        .target(name: "SkillTools", dependencies: ["AgentCore"]),

        // The program.
        .executableTarget(
            name: "agent",
            dependencies: [
                "AgentCore", "Engine", "EngineAdapter", "MCP", "MemorySkill", "PromptsSkill", "FeatureSkill",
                "TestGenSkill", "SkillTools", "Server", "CLineEditor",
            ]),

        // Tests.
        .target(name: "TestKit", dependencies: ["AgentCore"], path: "Tests/TestKit"),
        .testTarget(name: "JSONTests", dependencies: ["JSON"]),
        .testTarget(name: "RegexSyntaxTests", dependencies: ["RegexSyntax"]),
        .testTarget(
            name: "AgentCoreTests", dependencies: ["AgentCore", "TestKit"], resources: [.copy("Fixtures")]),
        .testTarget(
            name: "EngineTests", dependencies: ["Engine", "EngineKernels", "TestKit"], exclude: ["Reference"],
            resources: [.copy("Fixtures")]),
        .testTarget(name: "EngineAdapterTests", dependencies: ["EngineAdapter", "AgentCore", "Engine", "TestKit"]),
        .testTarget(
            name: "MemorySkillTests", dependencies: ["MemorySkill", "AgentCore", "TestKit"]),
        .testTarget(
            name: "MCPTests", dependencies: ["MCP", "AgentCore", "TestKit"], exclude: ["Reference"],
            resources: [.copy("Fixtures")]),
        .testTarget(name: "ServerTests", dependencies: ["Server", "AgentCore", "TestKit"]),
        .testTarget(name: "PromptsSkillTests", dependencies: ["PromptsSkill", "AgentCore", "TestKit"]),
        .testTarget(name: "SkillToolsTests", dependencies: ["SkillTools", "AgentCore", "TestKit"]),
        .testTarget(name: "SwiftToolsTests", dependencies: ["SwiftTools", "AgentCore", "TestKit"]),
        .testTarget(name: "TestGenSkillTests", dependencies: ["TestGenSkill", "SwiftTools", "AgentCore", "TestKit"]),
        .testTarget(name: "FeatureSkillTests", dependencies: ["FeatureSkill", "SwiftTools", "AgentCore", "TestKit"]),
        .testTarget(
            name: "AgentTests",
            dependencies: [
                "agent", "AgentCore", "EngineAdapter", "MemorySkill", "TestKit",
                .target(name: "CSpawn", condition: .when(platforms: [.linux])),
            ]),
        .testTarget(name: "LayeringTests"),
    ],
    swiftLanguageModes: [.v6]
)

// One loop, so that no target drifts from the others.
for target in package.targets
where ![.system, .plugin].contains(target.type)
    && !["EngineKernels", "PageFiles"].contains(target.name)
{
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
        .enableUpcomingFeature("ImmutableWeakCaptures"),
    ]
    // Unoptimised, a model is too slow for the tests that talk to one.
    if target.name == "Engine" {
        target.swiftSettings?.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
    }
}
