import AgentCore
import FeatureSkill

/// `agent feature …`: generates a feature of a Swift package: model, stores, service and tests.
enum RunFeature: Command {
    static let syntax = Syntax(
        "feature", operands: "NAME [FIELD:TYPE…]", count: 0...Int.max,
        "Makes a feature of a Swift package: model, stores, service, tests.",
        details: """
            Fields: title:String{1...80} score:Int{0...10}=5 tags:[String] due:Date? status:{open,done}=open
            email:String{email} code:String{/[A-Z]{3}/} owner:Person (another feature) prices:[String:Decimal]

            --from TEXT           the fields from a sentence, by a model that is able
            --kind package|apple  plain Swift, or SwiftData and SwiftUI
            --path DIR            a folder in the package (the working directory)
            --target NAME         the target, where there are several
            --force               although not all is committed
            --yes                 writes it; else the plan and its diff are shown

            `agent skills show feature` tells more.
            """,
        options: [.json, .jsonLines, .skillsDirectory]
            + [.model, .contextLength, .threads, .maxMemory, .cacheType, .remoteTimeout].map(\SettingKey.option),
        commands: FeatureSkill.commands, keepsUnknownOptions: true)

    static func run(_ call: Call) async throws { try await BuiltInSkillCommand.run("feature", call) }
}
