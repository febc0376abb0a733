import Testing

@testable import FeatureSkill

@Suite struct FeatureSkillTests {
    @Test func `it answers to the name of its manifest`() {
        #expect(FeatureSkill().name == "feature")
    }
}
