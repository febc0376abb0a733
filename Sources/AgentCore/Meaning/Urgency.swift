/// Whether a message tells of something for which help is needed at once.
public enum Urgency: String, Sendable, Hashable, CaseIterable {
    /// Somebody needs an ambulance, the fire service, the police or a poison centre now.
    case emergency
    /// Nobody does.
    case calm
}
