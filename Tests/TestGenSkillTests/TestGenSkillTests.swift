import Testing

@testable import TestGenSkill

@Suite struct TestGenSkillTests {
    @Test func `it answers to the name of its manifest`() {
        #expect(TestGenSkill().name == "test")
    }
}
