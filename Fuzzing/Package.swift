// swift-tools-version: 6.3
import PackageDescription

// Programs of the toolchain's libFuzzer (https://llvm.org/docs/LibFuzzer.html), one for each parser of what strangers
// write. `Fuzzing/run` builds and runs them.
let targets = [
    "FuzzGGUF", "FuzzVocabulary", "FuzzDirectory", "FuzzTokenizerJSON", "FuzzTemplate", "FuzzSchema", "FuzzEventStream",
    "FuzzSavedContext", "FuzzAdapter", "FuzzReading",
]

let package = Package(
    name: "Fuzzing",
    platforms: [.macOS("26.0")],
    dependencies: [.package(name: "agent", path: "..")],
    targets: [.target(name: "CFuzzer")]
        + targets.map { name in
            .executableTarget(
                name: name,
                dependencies: [
                    "CFuzzer", .product(name: "Engine", package: "agent"),
                    .product(name: "AgentCore", package: "agent"),
                ],
                swiftSettings: [.unsafeFlags(["-parse-as-library"])])
        },
    swiftLanguageModes: [.v6]
)
