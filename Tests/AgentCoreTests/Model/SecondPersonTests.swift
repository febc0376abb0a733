import Testing

@testable import AgentCore

@Suite struct SecondPersonTests {
    @Test(arguments: [
        ("The user's sister Nkechi lives in Rotterdam.", "Your sister Nkechi lives in Rotterdam."),
        ("The user keeps their passports in the piano bench", "You keep your passports in the piano bench."),
        ("The user is left-handed and has a limp.", "You are left-handed and have a limp."),
        ("The user has been learning Thai and speaks Dutch.", "You have been learning Thai and speak Dutch."),
        ("The user likes cats and dogs.", "You like cats and dogs."),
        ("The user never misses a match.", "You never miss a match."),
        ("The user doesn't eat meat.", "You don't eat meat."),
        ("The user wasn't born in Malta.", "You weren't born in Malta."),
        ("Mr Obuya is the user's driving instructor.", "Mr Obuya is your driving instructor."),
        ("The user's neighbours sold their house to the user.", "Your neighbours sold their house to you."),
        ("The user’s shoe size is 43.", "Your shoe size is 43."),
        ("The user sold his Subaru in spring.", "You sold your Subaru in spring."),
        ("The user had her appendix taken out in 2012.", "You had your appendix taken out in 2012."),
        ("The user cut herself on a tin of tuna.", "You cut yourself on a tin of tuna."),
        ("The user saw her on Monday.", "You saw her on Monday."),
        ("The user knows her very well from school.", "You know her very well from school."),
        ("The user lent Pavel his ladder.", "You lent Pavel his ladder."),
        ("The user helps a neighbour with her shopping.", "You help a neighbour with her shopping."),
    ])
    func `a fact is restated to the user`(note: String, told: String) {
        #expect(SecondPerson.telling(note) == told)
    }
}
