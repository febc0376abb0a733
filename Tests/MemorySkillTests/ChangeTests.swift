import AgentCore
import Testing

/// What is known, beside words that end or replace it, and words that only look so.
@Suite struct ChangeTests {
    private func operations(_ attribute: String, _ value: String, _ text: String) async throws -> [JSONValue] {
        let input: JSONValue = [
            "id": "1", "date": "2026-03-14",
            "store": [["subject": "user", "attribute": .string(attribute), "value": .string(value)]],
            "turns": [["role": "user", "text": .string(text)]],
        ]
        let output = try await TemporaryStore().run("extract", input: input.text())
        return try #require(output.jsonLines?.first?["operations"]?.arrayValue)
    }

    @Test(arguments: [
        ("vehicle", "Ford Fiesta", "The Fiesta finally gave up the ghost."),
        ("pet", "dog named Rex", "We had to rehome Rex."),
        ("pet", "dog named Rex", "Rex passed away last month."), ("hobby", "chess", "I don't play chess any more."),
        ("hobby", "climbing", "Climbing is out since I wrecked my shoulder."),
        ("employer", "Bosch", "Bosch let me go last week."),
        ("employer", "Bosch", "I got laid off."), ("like", "coffee", "I've gone off coffee completely."),
        ("plan", "visit Japan in May", "The Japan trip fell through."),
        ("health", "asthma", "My asthma has cleared up."),
        ("goal", "lose 5 kilos", "I've lost the 5 kilos!"), ("partner", "Tom", "Tom and I split up."),
    ])
    func `what is over ends`(_ attribute: String, _ value: String, _ text: String) async throws {
        let operations = try await operations(attribute, value, text)
        #expect(operations.map { $0["op"] } == ["delete"])
        #expect(operations.first?["value"] == .string(value))
    }

    @Test(arguments: [
        ("vehicle", "Golf", "I swapped the Golf for a cargo bike.", "cargo bike"),
        ("vehicle", "Golf", "Sold the Golf! E-bike now.", "E-bike"),
        ("tool", "Vim", "I ditched Vim for Helix.", "Helix"),
        ("phone", "iPhone 12", "I upgraded my phone to a Pixel 9.", "Pixel 9"),
        ("schedule", "yoga on Mondays", "Yoga moved to Thursdays.", "yoga on Thursdays"),
        ("education", "studies biology", "I changed my major to chemistry.", "chemistry"),
        ("job_title", "intern", "They made me office manager!", "office manager"),
        ("birthday", "1991-07-14", "You have my birthday wrong, it's the 24th of July.", "1991-07-24"),
        ("plan", "start art college in Aberdeen", "Not Aberdeen, Dundee!", "start art college in Dundee"),
    ])
    func `what takes the place of what is known replaces it`(
        _ attribute: String, _ value: String, _ text: String, _ new: String
    ) async throws {
        let operations = try await operations(attribute, value, text)
        #expect(operations.map { $0["op"] } == ["update"])
        #expect(operations.first?["value"] == .string(new))
    }

    @Test(arguments: [
        ("pet", "dog named Rex", "Rex broke a vase today."),
        ("pet", "dog named Rex", "Rex ran away from the vacuum cleaner."),
        ("pet", "dog named Rex", "I lost Rex in the park for a minute but found him."),
        ("pet", "cat", "The cat's toy is broken."),
        ("vehicle", "Golf", "My Golf broke down again."), ("vehicle", "Golf", "I almost sold the Golf."),
        ("vehicle", "Golf", "I'm thinking of selling my Golf."), ("vehicle", "Golf", "My brother sold his Golf."),
        ("hobby", "chess", "I never get tired of chess."), ("hobby", "chess", "I left my chess set at work."),
        ("employer", "Bosch", "I left Bosch early today."), ("employer", "Bosch", "I lost my badge at Bosch."),
        ("employer", "Bosch", "I might leave Bosch."),
        ("home_city", "Lyon", "I left Lyon this morning and I'm back tonight."),
        ("home_city", "Lyon", "Lyon is over 500 km from Paris."), ("partner", "Tom", "Tom is over at his mum's."),
        ("language", "Spanish", "I don't have time for my Spanish class now."),
        ("like", "coffee", "I don't want coffee now."),
        ("goal", "learn Greek", "I had a Greek lesson yesterday."),
        ("tool", "Vim", "I dropped Vim a mention in my talk."),
        ("birthday", "1990-05-03", "Forget about the birthday cake."), ("pet", "cat", "Remove the cat from the photo."),
        ("name", "Jo", "Remove my name from the letter, please."),
    ])
    func `a word of ending that ends nothing leaves what is known`(
        _ attribute: String, _ value: String, _ text: String
    ) async throws {
        #expect(
            try await operations(attribute, value, text).allSatisfy { $0["op"] != "delete" && $0["op"] != "update" })
    }
}
