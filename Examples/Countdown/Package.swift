// swift-tools-version: 6.3
import PackageDescription

// A program of its own with a skill written in Swift, on the framework's loop, store and engine.
let package = Package(
    name: "Countdown",
    platforms: [.macOS("26.0")],
    dependencies: [.package(name: "agent", path: "../..")],
    targets: [
        .executableTarget(
            name: "countdown",
            dependencies: [
                .product(name: "AgentCore", package: "agent"), .product(name: "EngineAdapter", package: "agent"),
            ])
    ],
    swiftLanguageModes: [.v6]
)
