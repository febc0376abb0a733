/// Cars, bikes, devices and tools.
struct BelongingPattern: ClausePattern {
    func read(_ clause: ClauseReading) -> [Statement] {
        guard clause.verb.modal == nil, !clause.verb.isDoubtful, !clause.verb.usedTo,
            !clause.verb.isNegated || clause.verb.hasEnded
        else { return [] }
        if let rest = clause.after(.verb, "drive", "drives", "ride", "rides") ?? clause.after(.be, "driving", "riding")
        {
            return driven(rest, clause)
        }
        if let rest = clause.after(.verb, "sold"), ["my", "the", "our"].contains(rest.first?.form ?? "") {
            let value = ValueReader.value(rest.dropping(1))
            return value.isEmpty
                ? []
                : [
                    Statement(
                        clause.person, "vehicle", clause.text(value), .verb("drives \(clause.text(value))"),
                        kind: .ended)
                ]
        }
        if clause.after(.verb, "traded", "swapped", "exchanged") != nil,
            let index = clause.rest.firstIndex(of: ["for"]) ?? clause.rest.firstIndex(of: ["with"])
        {
            return thing(clause.rest[(index + 1)...], clause)
        }
        let owned = clause.verb.opener == .have ? clause.rest : clause.after(.verb, "own", "owns", "bought", "got")
        if let owned, !clause.verb.isPast { return thing(owned, clause) }
        if let rest = clause.after(.verb, "use", "uses") ?? clause.after(.be, "using") { return tool(rest, clause) }
        return []
    }

    private func driven(_ rest: Phrase, _ clause: ClauseReading) -> [Statement] {
        let value = ValueReader.value(rest)
        let end = value.firstIndex { ["to", "with", "for"].contains($0.form) } ?? value.endIndex
        let name = value[..<end]
        guard let first = name.first, ["a", "an", "the"].contains(first.form) || first.isCapitalised,
            name.count > 1 || first.isCapitalised, !name.contains(anyOf: ["bus", "train", "lot"])
        else { return [] }
        let bare = clause.text(ValueReader.withoutArticle(name))
        let verb = clause.rest.first?.form.hasPrefix("rid") == true ? "rides" : "drives"
        return [clause.say("vehicle", bare, "\(verb) \(FactSentence.withArticle(bare))")]
    }

    private func thing(_ rest: Phrase, _ clause: ClauseReading) -> [Statement] {
        // "I've had this laptop, a ThinkPad, since 2020"
        if let noun = rest.dropping(1).first, ["this", "the", "my"].contains(rest.first?.form ?? ""),
            Self.devices.contains(noun.form),
            rest.dropping(2).first?.form == ",", ["a", "an"].contains(rest.dropping(3).first?.form ?? "")
        {
            let name = ValueReader.value(rest.dropping(4).prefix { $0.form != "," })
            guard (1...4).contains(name.count), name.first?.isCapitalised == true else { return [] }
            return [clause.say("device", clause.text(name), "has \(FactSentence.withArticle(clause.text(name)))")]
        }
        guard let first = rest.first, ["a", "an", "my"].contains(first.form) else { return [] }
        // "a new phone, a Pixel 10"
        if let noun = rest.prefix(4).firstIndex(where: { ["phone", "laptop", "car", "tablet"].contains($0.form) }),
            rest.dropping(noun - rest.startIndex + 1).first?.form == ",", rest.contains(anyOf: ["new"])
        {
            let name = ValueReader.withoutArticle(ValueReader.value(rest[(noun + 2)...]))
            guard (1...4).contains(name.count), name.first?.isCapitalised == true else { return [] }
            let kind = rest[noun].form
            let attribute = kind == "phone" ? "phone" : kind == "car" ? "vehicle" : "device"
            var statement = Statement(
                clause.person, attribute, clause.text(name), .possession(kind, "is a \(clause.text(name))"))
            statement.replacesLatest = true
            return [statement]
        }
        // "a desk and an M2 MacBook": one after the other.
        if let and = rest.firstIndex(where: { $0.form == "and" }),
            ["a", "an"].contains(rest[and...].dropping(1).first?.form ?? "")
        {
            return thing(rest[..<and], clause) + thing(rest[(and + 1)...], clause)
        }
        let relative = rest.firstIndex { ["that", "from", "with"].contains($0.form) } ?? rest.endIndex
        let value = ValueReader.value(rest[..<relative].dropping(1))
        guard let last = value.last, value.count <= 6 else { return [] }
        let text = clause.text(value)
        if Self.vehicles.contains(last.form)
            || value.contains(where: {
                $0.isCapitalised && (Self.makes.contains($0.form) || VehicleModels.contains($0.form))
            })
        {
            return [
                clause.say(
                    "vehicle", text,
                    clause.verb.opener == .have
                        ? "has \(FactSentence.withArticle(text))" : "owns \(FactSentence.withArticle(text))")
            ]
        }
        guard value.contains(where: { Self.devices.contains($0.form) || Self.namedDevices.contains($0.form) }) else {
            return []
        }
        return [clause.say("device", text, "has \(FactSentence.withArticle(text))")]
    }

    private func tool(_ rest: Phrase, _ clause: ClauseReading) -> [Statement] {
        ValueReader.values(rest).compactMap { value in
            let end = value.firstIndex { ["for", "to", "at", "on", "in", "with"].contains($0.form) } ?? value.endIndex
            let bare = ValueReader.withoutArticle(value[..<end])
            guard let first = bare.first, bare.count <= 4,
                first.isCapitalised || Self.tools.contains(first.form) || Self.devices.contains(first.form)
            else { return nil }
            let text = clause.text(bare)
            if ["metric", "imperial", "celsius", "fahrenheit", "kilometers", "kilometres", "miles"].contains(first.form)
            {
                return clause.say("units", text, "uses \(text)")
            }
            return clause.say(
                bare.contains(where: { Self.devices.contains($0.form) }) ? "device" : "tool", text, "uses \(text)")
        }
    }

    /// Whether a word names a vehicle, by its kind or make.
    static func isVehicle(_ form: String) -> Bool {
        vehicles.contains(form) || makes.contains(form) || VehicleModels.contains(form)
    }

    /// Whether a word names a device or a program.
    static func isThing(_ form: String) -> Bool {
        devices.contains(form) || namedDevices.contains(form) || tools.contains(form) || vehicles.contains(form)
    }

    private static let vehicles: Set<String> = [
        "car", "van", "motorbike", "motorcycle", "scooter", "truck", "pickup", "camper", "campervan", "bicycle", "bike",
        "e-bike", "moped", "boat", "tractor", "hatchback", "estate", "narrowboat", "yacht", "dinghy", "kayak", "canoe",
        "motorhome", "caravan", "tandem", "unicycle", "rickshaw", "tuk-tuk", "fixie", "trike", "snowmobile", "rv",
        "quad", "minivan", "convertible",
    ]
    /// Makes of cars and motorbikes.
    static let makes: Set<String> = [
        "honda", "toyota", "volvo", "ford", "fiat", "bmw", "audi", "volkswagen", "vw", "renault", "peugeot", "tesla",
        "skoda", "škoda", "kia", "hyundai", "mazda", "nissan", "subaru", "mercedes", "opel", "seat", "vespa", "yamaha",
        "kawasaki", "ducati", "jeep", "mini", "citroën", "citroen", "suzuki", "lexus", "porsche", "dacia",
        "lada", "saab", "isuzu", "mahindra", "tata", "maruti", "chevrolet", "chevy", "buick", "dodge", "chrysler",
        "cadillac",
        "acura", "lancia", "piaggio", "aprilia", "ktm", "bajaj", "harley", "royal-enfield", "polestar", "byd",
        "fortuner",
    ]
    /// Devices that are called by a name of their own.
    static let namedDevices: Set<String> = [
        "macbook", "iphone", "ipad", "pixel", "thinkpad", "chromebook", "kindle", "imac", "playstation", "xbox",
        "fairphone", "galaxy", "surface", "kobo", "airpods", "roomba", "alexa", "thermomix", "gopro", "nintendo",
        "garmin", "fitbit", "nikon", "fujifilm", "leica", "dell", "lenovo", "asus", "acer", "samsung", "huawei",
        "xiaomi", "motorola",
        "nokia", "peloton", "remarkable", "chromecast",
    ]
    private static let devices: Set<String> = [
        "laptop", "macbook", "iphone", "ipad", "pixel", "thinkpad", "chromebook", "kindle", "smartphone", "phone", "pc",
        "tablet", "imac", "playstation", "xbox", "switch", "android", "computer", "smartwatch", "raspberry",
    ]
    private static let tools: Set<String> = [
        "vim", "emacs", "neovim", "vscode", "linux", "python", "rust", "swift", "git", "metric", "imperial", "celsius",
        "fahrenheit", "kilometers", "kilometres", "miles", "obsidian", "excel", "notion", "debian", "ubuntu", "arch",
        "macos", "windows",
    ]
}
