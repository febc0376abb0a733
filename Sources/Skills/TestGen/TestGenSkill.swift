package import AgentCore

/// `@test`: tests for Swift code that exists, each shown to catch faults before it is kept.
package struct TestGenSkill: Skill {
    /// `test`
    package let name = "test"
}
