/// Patterns for values of `format`. They are stricter than the formats: every match is valid, but not every valid text
/// matches.
enum StringFormats {
    private static let day =
        "[12][0-9]{3}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))"
    private static let time = "(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:Z|[+-](?:0[0-9]|1[0-3]):[0-5][0-9])"
    private static let number = "(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])"

    /// The pattern of a format, if it is one of these.
    static func pattern(_ name: String) -> String? {
        switch name {
        case "date": "^\(day)$"
        case "time": "^\(time)$"
        case "date-time": "^\(day)T\(time)$"
        case "email": "^[a-z0-9_+-]{1,24}(?:\\.[a-z0-9_+-]{1,24}){0,2}@[a-z0-9]{1,24}(?:\\.[a-z]{2,12}){1,2}$"
        case "ipv4": "^\(number)(?:\\.\(number)){3}$"
        case "uuid": "^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"
        default: nil
        }
    }
}
