/// Which of several replies is said to a message: always the same one to the same text.
enum ReplyNumber {
    /// A number from 0 to below `count`.
    static func of(_ message: String, among count: Int) -> Int {
        message.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % count
    }
}
