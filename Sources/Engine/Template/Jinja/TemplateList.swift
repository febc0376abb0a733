/// The elements of a list or tuple, with their total weight: the work of looking at all of them.
///
/// A few bytes of a template can build lists of lists that would take years to compare or write (`[[x] * n] * n`).
/// Every list knows its weight and height when it is made, so such values are refused in time, and nothing is counted
/// twice.
struct TemplateList {
    /// The elements, in order.
    let elements: [TemplateValue]
    /// Number of scalars and elements on all levels.
    let weight: Int
    /// Nesting depth of lists and mappings.
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
    subscript(index: Int) -> TemplateValue { elements[index] }
}

extension Int {
    /// The sum of two weights, but at most 2⁴⁰: far beyond any limit, and small enough to be multiplied.
    func addingSaturated(_ other: Int) -> Int {
        let sum = addingReportingOverflow(other)
        return sum.overflow ? 1 << 40 : Swift.min(sum.partialValue, 1 << 40)
    }
}
