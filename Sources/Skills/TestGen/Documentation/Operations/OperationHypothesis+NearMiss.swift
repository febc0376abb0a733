import SwiftTools

/// Code that is one change away from what its words say.
extension OperationHypothesis {
    private static let leastCalls = 8

    func nearMiss(_ seen: [Int: SampleValue], _ changes: [[Int: SampleValue]]) -> NearMiss? {
        let seen = plain(seen)
        let before = accounts(seen, isNamed: true).sorted { $0.candidate.score > $1.candidate.score }
        for (number, change) in changes.enumerated() {
            let changed = plain(change)
            guard changed != seen, changed.count * 5 >= calls.count * 4 else { continue }
            for account in before where isWhole(account, changed) {
                let place = account.differing.first { call in
                    // What another operation is tried with may be beyond what this one is meant for.
                    calls[call].operations.contains(account.candidate.operation.name) && calls[call].isTold
                        && !isAccountedFor(seen[call], account.expected[call], call)
                }
                guard let place, let expected = account.expected[place], let actual = seen[place] else { continue }
                return NearMiss(change: number, deviation: deviation(account, place, expected, actual))
            }
        }
        return nil
    }

    /// Whether all that was seen is what an account expects.
    private func isWhole(_ account: Account, _ seen: [Int: SampleValue]) -> Bool {
        var agreeing = 0
        var outputs: Set<SampleValue> = []
        for (call, expected) in account.expected.enumerated() {
            guard let expected, let actual = seen[call] else { continue }
            guard agrees(expected, actual) else { return false }
            agreeing += 1
            outputs.insert(expected)
        }
        return agreeing >= Self.leastCalls && agreeing * 5 >= seen.count * 4 && outputs.count >= leastOutputs
    }
}

extension ModelHypothesis {
    private static let leastSteps = 30

    func isOpen(_ seen: [Int: SampleValue]) -> Bool {
        !variants.contains { variant in
            guard variant.isAllowed else { return false }
            let account = account(variant, seen)
            return account.first.isEmpty && account.agreeing > 0
        }
    }

    func nearMiss(_ seen: [Int: SampleValue], _ changes: [[Int: SampleValue]]) -> NearMiss? {
        let before = variants.filter(\.isAllowed).map { (variant: $0, account: account($0, seen)) }
        for (number, changed) in changes.enumerated() where changed != seen {
            for (variant, account) in before {
                guard isWhole(account, masked(variant, seen), changed),
                    let (walk, step) = account.first.min(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
                    let deviation = deviation(account, walk, step, seen)
                else { continue }
                return NearMiss(change: number, deviation: deviation)
            }
        }
        return nil
    }

    /// Whether all that was seen is what an account expects, but for what members return for themselves.
    private func isWhole(_ account: Account, _ masked: Set<Int>, _ seen: [Int: SampleValue]) -> Bool {
        var agreeing = 0
        for (walk, expected) in account.expected {
            guard let values = seen[walk]?.elements, values.count == expected.count else { continue }
            for (step, (wanted, actual)) in zip(expected, values).enumerated() {
                let member = member(walk, step)
                guard let wanted, !masked.contains(member) else { continue }
                guard agree(wanted, actual, member) else { return false }
                agreeing += 1
            }
        }
        return agreeing >= Self.leastSteps && seen.count * 5 >= looks.count * 4
    }
}
