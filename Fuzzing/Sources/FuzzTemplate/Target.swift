import CFuzzer
import Engine
import Foundation

/// Any text is read as a chat template and rendered over a conversation.
private func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    var limits = TemplateLimits()
    limits.steps = 20_000
    limits.size = 1 << 16
    guard let template = try? JinjaTemplate(text, limits: limits) else { return 0 }
    let messages: JSONValue = .array([
        .object([.init("role", .string("system")), .init("content", .string("Be brief."))]),
        .object([.init("role", .string("user")), .init("content", .string("Hello {{ x }}, 12"))]),
    ])
    _ = try? template.render(
        ["messages": messages, "add_generation_prompt": .bool(true), "bos_token": .string("<s>")],
        environment: TemplateEnvironment(now: Date(timeIntervalSince1970: 0), timeZone: .gmt))
    return 0
}

/// SwiftPM's name for this program's `main`.
@_cdecl("FuzzTemplate_main")
public func main(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> CInt {
    var (count, arguments) = (count, arguments)
    return LLVMFuzzerRunDriver(&count, &arguments) { fuzz($0, $1) }
}
