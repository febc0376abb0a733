// swift-tools-version: 6.3
import PackageDescription

// What memory costs in a turn; Benchmarks/memory builds and runs it.
let package = Package(
    name: "memory-benchmark",
    platforms: [.macOS("26.0")],
    dependencies: [.package(name: "agent", path: "../..")],
    targets: [
        .executableTarget(
            name: "memory-benchmark",
            dependencies: [
                .product(name: "MemorySkill", package: "agent"), .product(name: "AgentCore", package: "agent"),
            ],
            path: "Sources")
    ],
    swiftLanguageModes: [.v6]
)
