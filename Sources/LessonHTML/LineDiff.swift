/// Which lines of a text were added, removed and kept.
enum LineDiff {
    enum Change: Equatable {
        /// The line's position in the new text.
        case kept(Int)
        case added(Int)
        /// The line's position in the old text.
        case removed(Int)
    }

    /// The changes in the order in which they are shown: what was removed stands before what replaces it.
    static func changes(from old: [String], to new: [String]) -> [Change] {
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var changes: [Change] = []
        var position = (old: 0, new: 0)
        while position.old < old.count || position.new < new.count {
            if removed.contains(position.old) {
                changes.append(.removed(position.old))
                position.old += 1
            } else if added.contains(position.new) {
                changes.append(.added(position.new))
                position.new += 1
            } else {
                changes.append(.kept(position.new))
                position.old += 1
                position.new += 1
            }
        }
        return changes
    }
}
