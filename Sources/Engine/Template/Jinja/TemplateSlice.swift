/// `[from:to:step]`, by Python's rules.
struct TemplateSlice {
    let from: Int?
    let to: Int?
    let step: Int

    /// The selected elements.
    ///
    /// - Throws: `TemplateError` if the step is zero or the value cannot be sliced.
    func apply(to value: TemplateValue) throws(TemplateError) -> TemplateValue {
        guard step != 0 else { throw TemplateError("slice step cannot be zero") }
        switch value {
        case .string(let text): return .string(TemplateString(units: take(text.units)))
        case .list(let elements): return .list(TemplateList(take(elements.elements)))
        case .tuple(let elements): return .tuple(TemplateList(take(elements.elements)))
        case .undefined(let reason): throw TemplateError(reason)
        default: throw TemplateError("'\(value.typeName)' object cannot be sliced")
        }
    }

    private func take<Element>(_ elements: [Element]) -> [Element] {
        let count = elements.count
        let least = step > 0 ? 0 : -1
        let most = step > 0 ? count : count - 1
        let clamped = { (bound: Int) in min(max(bound < 0 ? max(bound, -count - 1) + count : bound, least), most) }
        let start = from.map(clamped) ?? (step > 0 ? 0 : count - 1)
        let end = to.map(clamped) ?? (step > 0 ? count : -1)
        let stride = max(-count - 1, min(count + 1, step))
        return Swift.stride(from: start, to: end, by: stride == 0 ? 1 : stride).map { elements[$0] }
    }
}
