/// What the templates for SwiftData and SwiftUI are filled with besides.
struct AppleCode {
    private let feature: FeatureCode

    /// Code of a feature.
    init(_ feature: FeatureCode) { self.feature = feature }

    /// All values, by the names that templates use.
    var values: [String: String] { [:] }
}
