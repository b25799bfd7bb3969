/// The content of a context menu, as it was given before iOS 15. (Apple: `ContextMenu`.)
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

/// A view with a menu that a long press opens.
private struct ContextMenuHost<Content: View, Items: View>: View {
    @State private var isOpen = false
    let content: Content
    let items: Items

    var body: some View {
        content
            .gesture(LongPressGesture().onEnded { _ in isOpen = true })
            .presenting(.menu, $isOpen) { MenuContent(items: items) }
    }
}

nonisolated extension View {
    /// The preview stands for the view while the menu is open; it is not shown.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
        menu(menuItems())
    }
    public func contextMenu<Items: View>(_ menu: ContextMenu<Items>?) -> some View {
        self.menu(menu?.items)
    }
    public func contextMenu<Items: View, Preview: View>(
        @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
    ) -> some View {
        menu(menuItems())
    }

    private func menu<Items: View>(_ items: Items) -> some View {
        let parts = OnMain(value: (self, items))
        return onMain { OnMain(value: ContextMenuHost(content: parts.value.0, items: parts.value.1)) }.value
    }
}
