/// Games that are scored by what comes later as well.
extension StateModel {
    static let bowling = StateModel(
        "bowling", "bowling",
        elements: [10, 5, 5, 4, 6, 3, 0, 10],
        [
            change("roll bowl record add", [.element]) { state, call in
                let pins = call.element(0).integer ?? 0
                guard !BowlingFrames(rolls(state)).isOver, pins <= BowlingFrames(rolls(state)).standing else {
                    return nil
                }
                state.items.append(call.element(0))
                return nil
            },
            look("totals runningTotals cumulativeScores") { state, _ in
                .ints(BowlingFrames(rolls(state)).totals)
            },
            look("rolls") { state, _ in .array(state.items) },
            look("isOver isComplete isFinished isGameOver") { state, _ in .bool(BowlingFrames(rolls(state)).isOver) },
            look("standing pinsStanding pinsLeft remainingPins") { state, _ in
                BowlingFrames(rolls(state)).isOver ? nil : .int(BowlingFrames(rolls(state)).standing)
            },
            look("score total totalScore") { state, _ in
                // What is scored of a frame that is not complete is everybody's own.
                let frames = BowlingFrames(rolls(state))
                return frames.totals.count == frames.frames.count ? .int(frames.totals.last ?? 0) : nil
            },
        ])

    private static func rolls(_ state: State) -> [Int] { state.items.compactMap(\.integer) }
}

/// The frames of a game of ten-pin bowling.
struct BowlingFrames {
    let frames: [[Int]]
    private let rolls: [Int]

    /// Divides rolls into frames.
    init(_ rolls: [Int]) {
        var frames: [[Int]] = []
        for pins in rolls {
            if let last = frames.last, !Self.isComplete(last, isLast: frames.count == 10) {
                frames[frames.count - 1].append(pins)
            } else {
                frames.append([pins])
            }
        }
        self.frames = frames
        self.rolls = rolls
    }

    /// Whether nothing can be rolled any more.
    var isOver: Bool { frames.count > 10 || frames.count == 10 && Self.isComplete(frames[9], isLast: true) }

    /// How many pins the next roll can knock down.
    var standing: Int {
        guard let last = frames.last, !Self.isComplete(last, isLast: frames.count == 10) else { return 10 }
        return 10 - last.reduce(0, +) % 10
    }

    /// The total after each frame of which everything is known that counts for it.
    var totals: [Int] {
        var totals: [Int] = []
        var start = 0
        for (place, frame) in frames.enumerated() {
            guard Self.isComplete(frame, isLast: place == 9) else { break }
            let isMark = place < 9 && frame.reduce(0, +) == 10
            let counted = isMark ? 3 : frame.count
            guard start + counted <= rolls.count else { break }
            totals.append((totals.last ?? 0) + rolls[start..<start + counted].reduce(0, +))
            start += frame.count
        }
        return totals
    }

    private static func isComplete(_ frame: [Int], isLast: Bool) -> Bool {
        guard isLast else { return frame.count == 2 || frame[0] == 10 }
        return frame.count == 3 || frame.count == 2 && frame[0] + frame[1] < 10
    }
}
