import Layout
import Snapshot

/// Why one view offered and took what it did, as sentences. The rules are those of docs/engine.md.
struct ViewReasons {
    private(set) var sentences: [String] = []
    private(set) var turns: [Explanation.Turn] = []
    private let record: ViewRecord
    /// The children's selectors.
    private let names: [String]

    init(_ record: ViewRecord, names: [String]) {
        self.record = record
        self.names = names
        // A body's reason is told at the body.
        if record.role == .composite {
            say("a view with a body: what it is offered goes to the body, and the body's size is its size")
            return
        }
        switch record.reason {
        case .stack(let gaps, let turns): stack(gaps, turns)
        case .pile: pile()
        case .frame(let width, let height): frame(width, height)
        case .flexibleFrame(let width, let height):
            sentences.append(limits(width, .horizontal))
            sentences.append(limits(height, .vertical))
        case .padding(let insets): padding(insets)
        case .fixedSize(let horizontal, let vertical): fixedSize(horizontal, vertical)
        case .aspectRatio(let ratio, let fills): aspectRatio(ratio, fills)
        case .offset(let offset):
            say("it is drawn \(pair(offset.x, offset.y)) away from its place; the layout does not notice")
        case .position(let point):
            say("it takes all it is offered, and puts its child's center at \(pair(point.x, point.y))")
        case .host: say("its size is its host's; what lies over or behind the host is offered exactly that")
        case .spacer(let minimum, let axis): spacer(minimum, axis)
        case .flexible: flexible()
        case .text: text()
        case .scroll(let horizontal, let vertical): scroll(horizontal, vertical)
        case .lazyStack(let axis):
            let (along, across) = axis == .horizontal ? ("width", "height") : ("height", "width")
            say("each child is offered its own \(across) and no \(along); only those that can be seen are made")
        case .geometry: say("it takes all it is offered, and tells its content how much that is")
        case .fits(let shown, let count, let horizontal, let vertical): fits(shown, count, horizontal, vertical)
        case nil: if record.children.isEmpty { leaf() }
        }
    }

    private mutating func say(_ sentence: String) { sentences.append(sentence) }

    private func number(_ value: Double) -> String { DecimalText.brief(value) }

    private func pair(_ first: Double, _ second: Double) -> String { "(\(number(first)), \(number(second)))" }

    private var size: Size { record.frame.size }

    // MARK: - Stacks

    private mutating func stack(_ gaps: [Double], _ reasonTurns: [LayoutReason.Turn]) {
        let axis: Axis = record.axis == .vertical ? .vertical : .horizontal
        let length = axis == .horizontal ? "width" : "height"
        guard !names.isEmpty else { return say("it is empty, and takes nothing") }
        let total = gaps.reduce(0, +)
        guard reasonTurns.count == names.count else {
            if names.count == 1, let offered = record.proposed[axis], offered.isFinite {
                say("its one child is offered all of it")
            } else if record.proposed[axis] == nil {
                say("it was offered no \(length): each child is asked for its ideal one")
            } else {
                say("each child is offered the same")
            }
            sum(gaps, axis)
            return
        }
        let room = (record.proposed[axis] ?? 0) - total
        let between =
            gaps.isEmpty || total == 0
            ? "" : "\(list(gaps)) between them \(gaps.count == 1 ? "leaves" : "leave") \(number(room)); "
        let order = order(of: reasonTurns)
        say("\(number(record.proposed[axis] ?? 0)) to divide among \(names.count) children: \(between)\(order)")
        let highest = reasonTurns[0].priority
        if reasonTurns[0].kept > 0 {
            say("\(number(reasonTurns[0].kept)) is kept back first: the least that those of a lower priority take")
        }
        var last = highest
        for turn in reasonTurns {
            var lead: String?
            if turn.priority != last || (turn == reasonTurns[0] && highest != reasonTurns.last?.priority) {
                lead = turn.priority.map { "layoutPriority \(number($0))" } ?? "the lowest priority, that of a spacer"
            }
            last = turn.priority
            turns.append(
                Explanation.Turn(
                    selector: names[turn.child], lead: lead, available: turn.available, sharers: turn.sharers,
                    offered: turn.offered, took: turn.took, minimum: turn.minimum, maximum: turn.maximum,
                    priority: turn.priority))
        }
        sum(gaps, axis)
    }

    private func order(of turns: [LayoutReason.Turn]) -> String {
        let priorities = Set(turns.map { $0.priority ?? -.infinity })
        let flexibilities = Set(turns.map { ($0.maximum ?? .infinity) - $0.minimum })
        if priorities.count > 1 {
            return "the higher priority first" + (flexibilities.count > 1 ? ", then the less flexible" : "")
        }
        return flexibilities.count > 1
            ? "the less flexible first" : "they are equally flexible, so in the order of the source"
    }

    private func list(_ gaps: [Double]) -> String {
        if gaps.count > 1, gaps.allSatisfy({ $0 == gaps[0] }) { return "\(gaps.count) gaps of \(number(gaps[0]))" }
        return gaps.count == 1 ? "a gap of \(number(gaps[0]))" : "gaps of \(gaps.map(number).joined(separator: ", "))"
    }

    /// How the stack's own size follows.
    private mutating func sum(_ gaps: [Double], _ axis: Axis) {
        let (along, across) = axis == .horizontal ? ("wide", "high") : ("high", "wide")
        guard names.count > 1 else { return say("it is as large as its child") }
        let lengths = record.children.map { $0.frame.size[axis] }
        guard lengths.count <= 8 else {
            return say("it is as \(along) as its children and the gaps together, and as \(across) as they need")
        }
        var parts: [String] = []
        for (index, length) in lengths.enumerated() {
            if index > 0, gaps.count >= index, gaps[index - 1] != 0 { parts.append(number(gaps[index - 1])) }
            parts.append(number(length))
        }
        let own = size[axis]
        say(
            "\(parts.joined(separator: " + ")) = \(number(own)) \(along); \(across) enough for all: \(number(size[axis.other]))"
        )
    }

    private mutating func pile() {
        say("each child is offered the same; it is large enough for those of the highest priority, as they are aligned")
        if record.children.count > 1 { say("then every child is offered that size, \(text(of: size))") }
    }

    private func text(of size: Size) -> String { "\(number(size.width)) × \(number(size.height))" }

    // MARK: - Frames and their like

    private mutating func frame(_ width: Double?, _ height: Double?) {
        switch (width, height) {
        case (let width?, let height?): say("width and height are fixed: \(number(width)) × \(number(height))")
        case (let width?, nil): say("the width is fixed at \(number(width)); the height is the child's")
        case (nil, let height?): say("the height is fixed at \(number(height)); the width is the child's")
        case (nil, nil): say("it says nothing of its size")
        }
        tellOverflow()
    }

    /// A child may be larger than the frame around it.
    private mutating func tellOverflow() {
        guard let child = record.children.first else { return }
        let isWider = child.frame.width > size.width + 1e-6
        let isHigher = child.frame.height > size.height + 1e-6
        if isWider || isHigher {
            say("its child takes \(text(of: child.frame.size)) all the same, and reaches out of it")
        }
    }

    private func limits(_ limits: LayoutReason.Limits, _ axis: Axis) -> String {
        let name = axis == .horizontal ? "width" : "height"
        let capital = axis == .horizontal ? "Width" : "Height"
        let child = record.children.first.map { $0.frame.size[axis] } ?? 0
        let proposal = record.proposed[axis]
        let least = limits.minimum.map { "min\(capital) \(number($0))" }
        let most = limits.isEndless ? "max\(capital) ∞" : limits.maximum.map { "max\(capital) \(number($0))" }
        let own = number(size[axis])
        if proposal == nil, let ideal = limits.ideal {
            return "offered no \(name), it takes ideal\(capital): \(number(ideal))"
        }
        switch (least, most) {
        case (nil, nil): return "the \(name) is the child's"
        case (let least?, let most?):
            let what = proposal.map { "what is offered, \(number($0))," } ?? "the child's \(name)"
            return "\(name): \(what) between \(least) and \(most): \(own)"
        case (let least?, nil):
            let what =
                proposal.map { "the smaller of the offer, \(number($0)), and the child's \(number(child))" }
                ?? "the child's \(number(child))"
            return "\(name): \(what), but at least \(least): \(own)"
        case (nil, let most?):
            let what =
                proposal.map { "the larger of the offer, \(number($0)), and the child's \(number(child))" }
                ?? "the child's \(number(child))"
            return "\(name): \(what), but at most \(most): \(own)"
        }
    }

    private mutating func padding(_ insets: Insets) {
        let sides = [insets.top, insets.left, insets.bottom, insets.right]
        let what =
            Set(sides).count == 1
            ? "\(number(sides[0])) on each side"
            : "top \(number(insets.top)), leading \(number(insets.left)), bottom \(number(insets.bottom)), "
                + "trailing \(number(insets.right))"
        say("\(what): its child is offered that much less, and it is that much larger than its child")
    }

    private mutating func fixedSize(_ horizontal: Bool, _ vertical: Bool) {
        let lengths = horizontal && vertical ? "neither width nor height" : horizontal ? "no width" : "no height"
        guard horizontal || vertical else { return say("it fixes neither axis, and passes everything on") }
        say("its child is offered \(lengths), and so takes its ideal; that is its size, whatever was offered")
    }

    private mutating func aspectRatio(_ ratio: Double?, _ fills: Bool) {
        let shape = ratio.map { "width ÷ height = \(number($0))" } ?? "the child's ideal shape"
        say(
            "\(shape): its child is offered the \(fills ? "smallest box that fills" : "largest box that fits in") the offer"
        )
        say("its size is what the child takes of it")
    }

    // MARK: - Leaves

    private mutating func spacer(_ minimum: Double, _ axis: StackAxis?) {
        guard let axis else { return say("outside of a stack it takes all it is offered, at least \(number(minimum))") }
        let name = axis == .horizontal ? "row" : "column"
        say("along the \(name) it takes all it is offered, at least its minLength \(number(minimum)); across, nothing")
    }

    private mutating func flexible() {
        switch (record.proposed.width, record.proposed.height) {
        case (_?, _?): say("it takes all it is offered")
        case (nil, nil): say("offered nothing definite, it takes its ideal: \(text(of: size))")
        case (nil, _): say("it takes the height it is offered, and its ideal width: \(number(size.width))")
        case (_, nil): say("it takes the width it is offered, and its ideal height: \(number(size.height))")
        }
    }

    private mutating func text() {
        let lines = record.lines ?? 1
        if record.truncated == true {
            say("it wants \(text(of: record.ideal)); what does not fit is cut, and an ellipsis says so")
        } else if lines == 1 {
            say("it fits on one line, and is as wide as its characters, whatever else is offered")
        } else {
            say("it breaks into \(lines) lines, and is as wide as the widest of them, not as what it is offered")
        }
    }

    private mutating func leaf() {
        if record.minimum == record.maximum {
            say("it has one size, whatever it is offered")
        } else if size.width == size.height, record.proposed.width != record.proposed.height,
            record.maximum == Size(width: .infinity, height: .infinity)
        {
            say("it takes the largest square in what it is offered")
        } else {
            say("it answers \(text(of: record.minimum)) to nothing, \(text(of: record.ideal)) when asked for its ideal")
        }
    }

    // MARK: - Containers

    private mutating func scroll(_ horizontal: Bool, _ vertical: Bool) {
        let lengths = horizontal && vertical ? "neither width nor height" : horizontal ? "no width" : "no height"
        say("its content is offered \(lengths), and may be as long as it wants")
        if horizontal != vertical {
            let (along, across) = horizontal ? ("width", "height") : ("height", "width")
            say("it takes the \(along) it is offered; its \(across) is its content's")
        }
    }

    private mutating func fits(_ shown: Int, _ count: Int, _ horizontal: Bool, _ vertical: Bool) {
        let axes = horizontal && vertical ? "ideal size" : horizontal ? "ideal width" : "ideal height"
        let which = "alternative \(shown + 1) of \(count)"
        if shown < count - 1 {
            say("\(which) is the first whose \(axes) fits in what is offered")
        } else {
            say(
                count == 1
                    ? "there is one alternative"
                    : "none before the last fits with its \(axes), so the last is taken, \(which)")
        }
    }
}
