// swift-tools-version: 6.3
import PackageDescription

// Numbers that the weights of recall are learned from; Training/answers.py builds and runs it.
let package = Package(
    name: "answer-rows",
    platforms: [.macOS("26.0")],
    dependencies: [.package(name: "agent", path: "../..")],
    targets: [
        .executableTarget(
            name: "answer-rows",
            dependencies: [
                .product(name: "MemorySkill", package: "agent"), .product(name: "EngineAdapter", package: "agent"),
                .product(name: "AgentCore", package: "agent"),
            ],
            path: "Sources")
    ],
    swiftLanguageModes: [.v6]
)
