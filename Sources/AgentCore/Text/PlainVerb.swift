/// Takes the ending off a verb in the third person: "speaks" is "speak", "teaches" is "teach", "studies" is "study".
package enum PlainVerb {
    /// The verb as it stands behind "I" and "you", but for the irregular ones; what has no such ending stays.
    package static func form(_ verb: String) -> String {
        guard verb.hasSuffix("s"), !verb.hasSuffix("ss"), verb.count > 3 else { return verb }
        if verb.hasSuffix("ies") { return verb.count > 4 ? verb.dropLast(3) + "y" : String(verb.dropLast()) }
        let hissing = ["sses", "shes", "ches", "xes", "zzes", "oes"].contains { verb.hasSuffix($0) }
        return String(verb.dropLast(hissing ? 2 : 1))
    }
}
