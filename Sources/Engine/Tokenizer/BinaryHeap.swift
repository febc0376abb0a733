/// A priority queue that returns the least element first.
struct BinaryHeap<Element: Comparable> {
    private var elements: [Element] = []

    /// An empty queue.
    init() {}

    /// A queue of these elements, built in linear time.
    init(_ elements: [Element]) {
        self.elements = elements
        for index in stride(from: elements.count / 2 - 1, through: 0, by: -1) { siftDown(index) }
    }

    /// Number of elements.
    var count: Int { elements.count }
    /// The least element.
    var first: Element? { elements.first }

    /// Adds an element.
    mutating func push(_ element: Element) {
        elements.append(element)
        var child = elements.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard elements[child] < elements[parent] else { return }
            elements.swapAt(child, parent)
            child = parent
        }
    }

    /// Removes and returns the least element.
    mutating func pop() -> Element? {
        guard let last = elements.popLast() else { return nil }
        guard let first = elements.first else { return last }
        elements[0] = last
        siftDown(0)
        return first
    }

    /// Replaces the least element; the queue must not be empty.
    mutating func replaceFirst(with element: Element) {
        elements[0] = element
        siftDown(0)
    }

    private mutating func siftDown(_ start: Int) {
        var parent = start
        while true {
            var least = parent
            let left = 2 * parent + 1
            if left < elements.count, elements[left] < elements[least] { least = left }
            if left + 1 < elements.count, elements[left + 1] < elements[least] { least = left + 1 }
            guard least != parent else { return }
            elements.swapAt(parent, least)
            parent = least
        }
    }
}
