import AgentCore

extension MemoryCommand {
    /// All commands, for help texts and completions.
    static let all: [SkillCommand] = [
        SkillCommand("list", "Shows every fact that holds, with its day and the sentence it came from."),
        SkillCommand(
            "people", "Shows the facts of each person together.",
            options: [
                ("--state STATE", "Current, proposed or superseded ones; current unless given."),
                ("--about SUBJECT", "Only those about user, or a path such as user.sister."),
                ("--search TEXT", "Only those that contain the text."),
                ("--from N", "Without the first N."), ("-k N", "At most this many; 100 unless given."),
            ]),
        SkillCommand("show", "ID", "Shows everything about one fact."),
        SkillCommand("add", "TEXT", "Adds a fact by hand."),
        SkillCommand("edit", "ID TEXT", "Corrects a fact; the old content becomes history."),
        SkillCommand(
            "forget", "ID|TEXT", "Removes a fact and its history.",
            options: [
                ("--yes", "Remove what the text means without asking."),
                ("--messages", "Take the sentence out of past messages too."),
            ]),
        SkillCommand("yes", "[ID]", "Confirms a fact that waits for your word."),
        SkillCommand("no", "[ID]", "Drops a fact that waits for your word."),
        SkillCommand(
            "recent", "Shows what was just learned, the newest first.",
            options: [("-k N", "At most this many; 10 unless given.")]),
        SkillCommand("undo", "[ID]", "Takes the newest change back, or the newest of one fact."),
        SkillCommand(
            "search", "TEXT|--queries FILE", "Looks through facts and past messages.",
            options: [
                ("-k N", "At most this many; 10 unless given."),
                ("--kind fact|message|all", "What is looked through; all unless given."),
            ]),
        SkillCommand("history", "[ID]", "Shows what held before and what replaced it."),
        SkillCommand("why", "MESSAGE", "Shows which facts and messages a reply was given."),
        SkillCommand("profile", "Tells who you are, each line with the facts behind it."),
        SkillCommand(
            "reflect", "Tells what changed, each statement with its days.",
            options: [("--weeks N", "Over so many weeks; 12 unless given.")]),
        SkillCommand(
            "export", "[FILE]", "Writes everything as JSON lines; `-`, or no file, is standard output.",
            options: [("--markdown", "As Markdown for people; so is a file called .md.")]),
        SkillCommand(
            "import", "FILE", "Reads what `export` writes; `-` is standard input.",
            options: [("--skip-bad", "Take the sound lines where others are broken.")]),
        SkillCommand(
            "extract", "[FILE]",
            "Reads conversations as JSON lines, by default on standard input, and says what would be learned."),
        SkillCommand("index", "Makes the vectors that are missing, where an embedding model is there."),
        SkillCommand("stats", "Tells how much is remembered, of what kind."),
    ]

    /// One line that names every command.
    static let usage = "Use: memory " + all.map(\.usage).joined(separator: " | ")
}
