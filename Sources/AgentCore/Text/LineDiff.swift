/// Line differences between two texts, in the format of `diff -u`.
package enum LineDiff {
    /// With more lines than this between the common start and end, all of them are shown as changed, because the time
    /// to compare them grows with their square.
    private static let maximumLines = 2_000
    private static let context = 3

    private enum Row {
        case same(Substring)
        case removed(Substring)
        case added(Substring)

        var text: String {
            switch self {
            case .same(let line): " \(line)"
            case .removed(let line): "-\(line)"
            case .added(let line): "+\(line)"
            }
        }
        var isChange: Bool { if case .same = self { false } else { true } }
        var isOld: Bool { if case .added = self { false } else { true } }
        var isNew: Bool { if case .removed = self { false } else { true } }
    }

    /// The lines of the diff; empty for equal texts.
    package static func unified(_ old: String, _ new: String, from: String, to: String) -> [String] {
        let rows = rows(
            TextLines.pieces(of: old), TextLines.pieces(of: new))
        let changes = rows.indices.filter { rows[$0].isChange }
        guard !changes.isEmpty else { return [] }
        var hunks: [Range<Int>] = []
        for change in changes {
            let range = max(0, change - context)..<min(rows.count, change + context + 1)
            if let last = hunks.last, last.upperBound >= range.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        var result = ["--- \(from)", "+++ \(to)"]
        var (oldLine, newLine, next) = (1, 1, 0)
        for hunk in hunks {
            for row in rows[next..<hunk.lowerBound] {
                oldLine += row.isOld ? 1 : 0
                newLine += row.isNew ? 1 : 0
            }
            let oldCount = rows[hunk].count(where: \.isOld)
            let newCount = rows[hunk].count(where: \.isNew)
            result.append("@@ -\(oldLine),\(oldCount) +\(newLine),\(newCount) @@")
            result += rows[hunk].map(\.text)
            oldLine += oldCount
            newLine += newCount
            next = hunk.upperBound
        }
        return result
    }

    private static func rows(_ old: [Substring], _ new: [Substring]) -> [Row] {
        let head = zip(old, new).prefix { $0 == $1 }.count
        let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 == $1 }.count
        let middle = (Array(old[head..<(old.count - tail)]), Array(new[head..<(new.count - tail)]))
        return old[..<head].map(Row.same) + changed(middle.0, middle.1)
            + old[(old.count - tail)...].map(Row.same)
    }

    private static func changed(_ old: [Substring], _ new: [Substring]) -> [Row] {
        guard old.count + new.count <= maximumLines else { return old.map(Row.removed) + new.map(Row.added) }
        let difference = new.difference(from: old)
        let removed = Set(difference.removals.compactMap { if case .remove(let at, _, _) = $0 { at } else { nil } })
        let added = Set(difference.insertions.compactMap { if case .insert(let at, _, _) = $0 { at } else { nil } })
        var rows: [Row] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if removed.contains(i) {
                rows.append(.removed(old[i]))
                i += 1
            } else if added.contains(j) {
                rows.append(.added(new[j]))
                j += 1
            } else {
                rows.append(.same(old[i]))
                i += 1
                j += 1
            }
        }
        return rows
    }
}
