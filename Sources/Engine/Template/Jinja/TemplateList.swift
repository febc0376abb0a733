/// The elements of a list or tuple, with what they weigh together: how much work it can be to look at all of them.
///
/// A few bytes of a template can build lists of lists that would take years to compare or write (`[[x] * n] * n`).
/// Since every list knows its weight and height when it is made, both are refused in time and nothing has to be
/// counted twice.
struct TemplateList {
    /// In order.
    let elements: [TemplateValue]
    /// Scalars and elements of all levels.
    let weight: Int
    /// Levels of lists and mappings.
    let height: Int

    init(_ elements: [TemplateValue]) {
        var weight = 1
        var height = 0
        for element in elements {
            weight = weight.addingSaturated(element.weight)
            height = Swift.max(height, element.height)
        }
        self.elements = elements
        self.weight = weight
        self.height = height + 1
    }
}

extension TemplateList: RandomAccessCollection, ExpressibleByArrayLiteral {
    init(arrayLiteral elements: TemplateValue...) { self.init(elements) }

    var startIndex: Int { 0 }
    var endIndex: Int { elements.count }
    subscript(place: Int) -> TemplateValue { elements[place] }
}

extension Int {
    /// The sum of two weights, or 2⁴⁰ where it is more: far beyond any limit, and multiples of it can be counted.
    func addingSaturated(_ other: Int) -> Int {
        let sum = addingReportingOverflow(other)
        return sum.overflow ? 1 << 40 : Swift.min(sum.partialValue, 1 << 40)
    }
}
