import Snapshot

/// Counts how often the views of a tree came and went.
///
/// A view is known by its box, and one that was let go and made again by its place: the explicit identities above it
/// and its way down from the last of them. It goes on with the count it had.
nonisolated final class PresenceLog {
    private let timeline: Timeline
    private var visit = 0
    private var present: [Entry] = []
    private var appeared = 0
    private var disappeared = 0
    /// Those that are there no more, as many as are remembered.
    private var departed: [Place: Presence.DepartedView] = [:]
    private var order: [Place] = []

    /// Views that are there no more and still known by name. A list of a hundred thousand rows must not be kept
    /// for having been scrolled through.
    private static let mostDeparted = 10_000

    private struct Place: Hashable {
        var identities: [AnyHashable]
        var path: [Int]
        var kind: String
    }

    private struct Entry {
        let element: LayoutElement
        let place: Place
        let hasIdentity: Bool
    }

    init(_ timeline: Timeline) { self.timeline = timeline }

    /// How often views were measured in the last layout.
    private(set) var measures = 0

    /// Notes which views are there after a layout.
    func note(_ root: LayoutElement) {
        visit += 1
        measures = 0
        let before = present
        present = []
        present.reserveCapacity(before.count)
        meet(root, Place(identities: [], path: [], kind: root.kind), identity: nil)
        for entry in before where entry.element.presence.visit != visit { leave(entry) }
    }

    private func meet(_ element: LayoutElement, _ place: Place, identity outer: AnyHashable?) {
        let own = element.traits.identity
        let hasIdentity = own != nil && own != outer
        var place = place
        if let own, hasIdentity {
            place.identities.append(own)
            place.path = []
        }
        if element.presence.visit != visit - 1 || visit == 1 { arrive(element, place, hasIdentity) }
        element.presence.visit = visit
        // A view with a body has the box of what its body made.
        if element.role != .composite {
            measures += element.node.measures - element.presence.measures
            element.presence.measures = element.node.measures
        }
        present.append(Entry(element: element, place: place, hasIdentity: hasIdentity))
        for (index, child) in element.children().enumerated() {
            var inner = place
            inner.path.append(index)
            inner.kind = child.kind
            meet(child, inner, identity: own)
        }
    }

    private func arrive(_ element: LayoutElement, _ place: Place, _ hasIdentity: Bool) {
        if element.presence.times == 0, let before = departed[place] { element.presence.times = before.times }
        departed[place] = nil
        element.presence.times += 1
        if hasIdentity { appeared += 1 }
        tell(.appeared, element, hasIdentity)
    }

    private func leave(_ entry: Entry) {
        let element = entry.element
        if entry.hasIdentity { disappeared += 1 }
        tell(.disappeared, element, entry.hasIdentity)
        let view = Presence.DepartedView(
            kind: element.kind, identifier: element.identifier, text: element.text, times: element.presence.times)
        departed[entry.place] = view
        order.append(entry.place)
        if order.count > PresenceLog.mostDeparted { forgetOldest() }
    }

    private func forgetOldest() {
        let half = order.count / 2
        for place in order[..<half] { departed[place] = nil }
        order.removeFirst(half)
    }

    /// An event is told of an author's views, and of rows.
    private func tell(_ kind: TimelineEvent.Kind, _ element: LayoutElement, _ hasIdentity: Bool) {
        if element.role == .composite {
            if element.isAuthors { timeline.add(kind, element.kind, element.name) }
        } else if hasIdentity, element.role != .modifier {
            timeline.add(kind, element.name ?? element.kind)
        }
    }

    /// What there is to say until now.
    var presence: Presence {
        var views: [[String?]: Presence.DepartedView] = [:]
        for view in departed.values {
            views[
                [view.kind, view.identifier, view.text],
                default: .init(
                    kind: view.kind, identifier: view.identifier, text: view.text, times: 0)
            ].times += view.times
        }
        let sorted = views.sorted { ($0.key.map { $0 ?? "" }).lexicographicallyPrecedes($1.key.map { $0 ?? "" }) }
        return Presence(appeared: appeared, disappeared: disappeared, departed: sorted.map(\.value))
    }
}

extension LayoutElement {
    /// What the view is known by: its identifier, else its text, else the first text in it.
    nonisolated fileprivate var name: String? {
        if let name = identifier ?? text { return name }
        for child in children() {
            if let name = child.name { return name }
        }
        return nil
    }
}
