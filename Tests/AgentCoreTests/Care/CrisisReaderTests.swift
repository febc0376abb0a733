import AgentCore
import Foundation
import Testing

@Suite struct CrisisReaderTests {
    @Test(arguments: [
        "I want to die.", "i just wanna die", "Sometimes I wish I was dead", "I don't want to be alive anymore",
        "I’ve been thinking about killing myself", "honestly gonna kms tonight",
        "everyone would be better off without me",
        "There is no point in going on.", "I can't go on like this", "My life isn't worth living",
        "I cut myself again last night", "the urge to hurt myself is back",
        "I wish I could go to sleep and never wake up",

        "I keep having suicidal thoughts", "I feel so suicidal lately", "I took all my sleeping pills",
        "I'm thinking of jumping off the bridge by our house", "Nobody would even notice if I was gone",
        "I've written goodbye letters to my kids", "I want to end it all", "I started self-harming when I was twelve",
        "what's the point of living", "i'm so tired of being alive", "Work was fine. But I don't want to exist.",
        "I relapsed and started cutting", "I keep imagining driving into a tree", "I'd rather be dead",
        "I should just step in front of a train", "I sort of think it'd be easier if I just wasn't here anymore",
        "Some nights I look at the bridge pillars coming up and think it wouldn't take but a second",
        "had thoughts of suicide all week", "I wish I'd never been born",
    ])
    func `a message about ending or harming oneself is a crisis`(message: String) {
        #expect(CrisisReader.read(message) == .own(language: "en"))
    }

    @Test(arguments: [
        "I can't live with the sadness anymore and I don't want to live",
        "I nearly died laughing at lunch, but I want to kill myself",
    ])
    func `a figure of speech excuses only its own clause`(message: String) {
        #expect(CrisisReader.read(message) == .own(language: "en"))
    }

    @Test(arguments: [
        "I want to run more but I never start", "This heat is killing me", "I'm dying to see the new film",
        "I nearly died laughing", "I could die of embarrassment", "I cut myself while slicing onions",
        "I need to cut down on salt",
        "I hurt myself running on Sunday", "We watched Suicide Squad", "I'd rather die than eat liver",
        "I don't want to live with my parents anymore", "I don't want to be here at this party", "I don't want to die",
        "My phone died again", "I ran 10 kms this morning", "I need to kill some time before the train",
        "I shot myself in the foot with that email",
        "I'm burning myself out at work", "I can't go on holiday this year",
        "I'm writing an essay about suicide in Werther", "I wrote goodbye notes to my colleagues on my last day",
        "My dead plants make me sad", "I want to end my subscription", "No, I would never hurt myself",
        "She said the hotel had a bungee jump and I want to jump off the bridge there", "I'm killing myself laughing",
        "I want to sleep early tonight", "I'm tired of living here", "I'm sick of living with my in-laws",
        "I want to dye my hair", "I'm done with life admin for today", "I hate my life, the bus was late again",
        "my results for stats come out tmr im gonna die",
    ])
    func `a message that only sounds like a crisis is none`(message: String) {
        #expect(CrisisReader.read(message) == nil)
    }

    @Test(arguments: [
        "My friend says he wants to die", "my sister is suicidal and I'm scared", "He keeps talking about suicide",
        "My daughter has been cutting herself",
    ])
    func `somebody else's danger is recognised as such`(message: String) {
        #expect(CrisisReader.read(message) == .other)
    }

    @Test(arguments: [
        "Romeo wants to die in the last act of the play", "In the book the hero wants to kill himself",
        "My brother wants to dye his hair", "Her phone wants to be charged",
    ])
    func `a story is not a crisis`(message: String) {
        #expect(CrisisReader.read(message) == nil)
    }

    @Test(arguments: [
        ("Ich will nicht mehr leben", "de"), ("Ich möchte mich umbringen.", "de"), ("Ich habe Suizidgedanken", "de"),
        ("J'ai envie de mourir", "fr"), ("Je veux en finir avec la vie", "fr"), ("Je ne veux plus vivre", "fr"),
        ("Quiero morirme", "es"), ("Ya no quiero vivir", "es"), ("Pienso en matarme", "es"),
        ("Voglio morire", "it"), ("Non voglio più vivere", "it"), ("Penso di farla finita", "it"),
        ("Quero morrer", "pt"), ("Não quero mais viver", "pt"), ("Penso em me matar", "pt"),
    ])
    func `crisis messages in other languages are recognised`(message: String, language: String) {
        #expect(CrisisReader.read(message) == .own(language: language))
    }

    @Test(arguments: [
        "Ich lache mich tot", "Das war zum Sterben langweilig", "Je suis mort de rire", "J'ai envie de mourir de rire",
        "Me muero de hambre", "Quiero vivir en Lisboa", "Non voglio vivere a Roma", "Quero morrer de rir",
        "Quiero cortarme el pelo", "Ich will nicht mehr in Berlin leben",
    ])
    func `figures of speech in other languages are not a crisis`(message: String) {
        #expect(CrisisReader.read(message) == nil)
    }

    @Test func `a long message is read in bounded time, and its beginning counts`() {
        let filler = String(repeating: "want to go home and ", count: 20_000)
        #expect(CrisisReader.read("I want to die. " + filler) == .own(language: "en"))
        #expect(CrisisReader.read(filler) == nil)
    }

    @Test(arguments: [
        "I want to kill myself because I failed my exam", "I want to die, my job is hell",
        "I'm visiting my parents and I want to die", "my diet failed and I feel suicidal",
        "I want to end my life before Christmas, I handed in my notice at work",
        "I got the job but I still don't want to be alive",
    ])
    func `the rest of a sentence does not excuse a plain crisis message`(message: String) {
        #expect(CrisisReader.read(message) == .own(language: "en"))
    }

    /// Messages that others wrote, plain and hidden ones; the reader was widened by them.
    @Test func `nine in ten crisis messages are recognised, and no harmless one is mistaken`() throws {
        let file = try #require(
            Bundle.module.url(forResource: "cries", withExtension: "json", subdirectory: "Fixtures"))
        let cases = try JSONDecoder().decode([String: [String]].self, from: Data(contentsOf: file))
        let missed = try #require(cases["cry"]).filter { CrisisReader.read($0) == nil }
        #expect(missed.count <= 18, "\(missed)")
        let others = try #require(cases["other"])
        let overlooked = others.filter { CrisisReader.read($0) == nil }
        #expect(overlooked.count <= others.count / 10, "\(overlooked)")
        let alarming = try #require(cases["harmless"]).filter { CrisisReader.read($0) != nil }
        #expect(alarming.isEmpty, "\(alarming)")
    }
}
