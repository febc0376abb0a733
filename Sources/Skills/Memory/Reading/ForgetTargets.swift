/// The attributes that a noun names when the user asks to forget it.
enum ForgetTargets {
    /// The attributes of a phrase such as "birthday" or "home address".
    static func attributes(_ forms: [String]) -> [String]? {
        let words = forms.filter {
            !["date", "of", "the", "and", "full", "current", "home", "old"].contains($0) || forms.count == 1
        }
        return words.compactMap { table[$0] }.first ?? forms.compactMap { table[$0] }.first
    }

    private static let table: [String: [String]] = [
        "birthday": ["birthday"], "birth": ["birthday"], "name": ["name"], "age": ["age"], "nickname": ["nickname"],
        "job": ["job_title", "employer"], "work": ["job_title", "employer", "work_city"], "profession": ["job_title"],
        "employer": ["employer"], "company": ["employer"], "address": ["home_city"], "city": ["home_city"],
        "home": ["home_city"], "location": ["home_city"], "hometown": ["origin"], "origin": ["origin"],
        "allergy": ["allergy"], "allergies": ["allergy"], "diet": ["diet"], "health": ["health", "allergy"],
        "condition": ["health"], "pet": ["pet"], "pets": ["pet"], "hobbies": ["hobby"], "hobby": ["hobby"],
        "car": ["vehicle"],
        "goals": ["goal"], "goal": ["goal"], "plans": ["plan"], "plan": ["plan"], "education": ["education"],
        "partner": ["partner"], "relationship": ["relationship_status", "partner"], "phone": ["phone", "device"],
        "languages": ["language"], "likes": ["like"], "dislikes": ["dislike"], "children": ["children"],
        "kids": ["children"], "tastes": ["like", "dislike"], "trip": ["plan"], "divorce": ["relationship_status"],
        "style": ["reply_style"], "device": ["device"], "schedule": ["schedule"],
        "goals-and": ["goal"], "school": ["education"], "studies": ["education"], "illness": ["health"],
        "husband": ["partner"], "wife": ["partner"], "weight": ["trait"], "religion": ["trait"],
    ]
}
