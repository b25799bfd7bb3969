/// Names a view of a snapshot: `HStack#2/Text#1`.
struct Selector: Equatable, Sendable {
    enum Step: Equatable, Sendable {
        /// The view the snapshot begins with.
        case root
        /// A kind, or else a text or identifier; `number` is its position in preorder, from 1.
        case word(String, number: Int?)
        /// A text or identifier, never a kind.
        case quoted(String, number: Int?)
        /// A child of the step before, or of the root, from 1.
        case child(Int)
    }

    struct PlacedStep: Equatable, Sendable {
        var step: Step
        /// UTF-8 bytes from the query's beginning.
        var range: Range<Int>
    }

    /// At least one; each is looked for below the view that the one before it names.
    var steps: [PlacedStep]

    var range: Range<Int> { steps[0].range.lowerBound..<steps[steps.count - 1].range.upperBound }
}
