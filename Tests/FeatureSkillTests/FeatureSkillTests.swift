import Testing

@testable import FeatureSkill

@Suite struct FeatureSkillTests {}
