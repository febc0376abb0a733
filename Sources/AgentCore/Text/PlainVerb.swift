/// Base form of a verb in the third person: "speaks" becomes "speak", "teaches" "teach", "studies" "study".
package enum PlainVerb {
    /// The verb without its third-person ending; a word without that ending is returned as it is. Irregular verbs are
    /// not handled.
    package static func form(_ verb: String) -> String {
        guard verb.hasSuffix("s"), !verb.hasSuffix("ss"), verb.count > 3 else { return verb }
        if verb.hasSuffix("ies") { return verb.count > 4 ? verb.dropLast(3) + "y" : String(verb.dropLast()) }
        let hissing = ["sses", "shes", "ches", "xes", "zzes", "oes"].contains { verb.hasSuffix($0) }
        return String(verb.dropLast(hissing ? 2 : 1))
    }
}
