nonisolated extension View {
    /// Insets of a row's content on some edges; the others keep theirs.
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        annotated { element in
            guard let length else { return }
            var insets = element.traits.listRow.insets ?? ListRowBox.rowInsets
            if edges.contains(.top) { insets.top = length }
            if edges.contains(.bottom) { insets.bottom = length }
            if edges.contains(.leading) { insets.leading = length }
            if edges.contains(.trailing) { insets.trailing = length }
            element.traits.listRow.insets = insets
        }
    }

    public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
}
