/// What a message may be: the words that the cross-encoder which comes with the program reads beside it (`Training/meaning.py`).
enum Sense: String, Sendable, Hashable, CaseIterable {
    case glad = "good news"
    case sad = "bad news"
    case request = "a request"
    case emergency = "an emergency"
    case cry = "a cry for help"
}
