package import AgentCore

/// `@feature`: a whole slice of a Swift program, built and tested before it is kept.
package struct FeatureSkill: Skill {
    /// `feature`
    package let name = "feature"
}
