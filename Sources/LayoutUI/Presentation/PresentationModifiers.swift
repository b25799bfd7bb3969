import Layout

nonisolated extension View {
    /// Shows a view over everything else while the binding is true.
    func presenting<Content: View>(
        _ kind: PresentationKind, _ isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) -> some View {
        Presenting(
            host: self, kind: kind, identity: isPresented.wrappedValue ? AnyHashable(true) : nil,
            content: { AnyView(onMain(content)) }, dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
    }

    /// Shows a view for an item over everything else while there is one.
    func presenting<Item: Identifiable, Content: View>(
        _ kind: PresentationKind, _ item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping @MainActor (Item) -> Content
    ) -> some View {
        let shown = item.wrappedValue
        return Presenting(
            host: self, kind: kind, identity: shown.map { AnyHashable($0.id) },
            content: {
                guard let shown else { return AnyView(EmptyView()) }
                let item = OnMain(value: shown)
                return AnyView(onMain { content(item.value) })
            }, dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss)
    }

    private func presenting<Content: View>(
        _ kind: PresentationKind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
        _ content: @escaping () -> Content
    ) -> some View {
        let content = OnMain(value: content)
        return presenting(kind, isPresented, onDismiss: onDismiss) { content.value() }
    }

    private func presenting<Item: Identifiable, Content: View>(
        _ kind: PresentationKind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
        _ content: @escaping (Item) -> Content
    ) -> some View {
        let content = OnMain(value: content)
        return presenting(kind, item, onDismiss: onDismiss) { content.value($0) }
    }

    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.sheet, isPresented, onDismiss, content) }
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.sheet, item, onDismiss, content) }
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.fullScreenCover, isPresented, onDismiss, content) }
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.fullScreenCover, item, onDismiss, content) }

    /// On a phone a popover is a sheet.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.sheet, isPresented, nil, content) }
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(.sheet, item, nil, content) }
    /// On a phone an inspector is a sheet.
    public func inspector<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(.sheet, isPresented, nil, content) }

    // MARK: Alerts

    private func alert<A: View, M: View>(
        _ title: Text, _ isPresented: Binding<Bool>, _ actions: @escaping () -> A, _ message: @escaping () -> M
    ) -> some View {
        let parts = OnMain(value: (title, message, actions))
        return presenting(.alert, isPresented) {
            AlertContent(title: parts.value.0, message: parts.value.1(), actions: parts.value.2())
        }
    }

    public func alert<A: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { alert(Text(title), isPresented, actions) { EmptyView() } }
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { alert(Text(title), isPresented, actions) { EmptyView() } }
    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { alert(title, isPresented, actions) { EmptyView() } }
    public func alert<A: View, M: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { alert(Text(title), isPresented, actions, message) }
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { alert(Text(title), isPresented, actions, message) }
    public func alert<A: View, M: View, T>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View { alert(Text(title), isPresented, { data.map(actions) }, { data.map(message) }) }
    public func alert<A: View, T>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { alert(Text(title), isPresented, { data.map(actions) }, { EmptyView() }) }
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(Text(verbatim: error?.errorDescription ?? ""), isPresented, actions) { EmptyView() }
    }

    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        alert(
            Text(verbatim: error?.errorDescription ?? ""), isPresented, { error.map(actions) }, { error.map(message) })
    }

    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { alert(title, isPresented, actions, message) }

    // MARK: Dialogs

    private func dialog<A: View, M: View>(
        _ title: Text, _ isPresented: Binding<Bool>, _ visibility: Visibility, _ actions: @escaping () -> A,
        _ message: @escaping () -> M
    ) -> some View {
        let parts = OnMain(value: (visibility == .visible ? title : nil, message, actions))
        return presenting(.confirmationDialog, isPresented) {
            let buttons = parts.value.2()
            DialogContent(
                title: parts.value.0, message: parts.value.1(),
                hasCancel: ViewValues.contains(ButtonRole.cancel, in: buttons), actions: buttons)
        }
    }

    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View { dialog(title, isPresented, titleVisibility, actions, { EmptyView() }) }
    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View { dialog(title, isPresented, titleVisibility, actions, message) }
    public func confirmationDialog<A: View, M: View, T>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        dialog(Text(title), isPresented, titleVisibility, { data.map(actions) }, { data.map(message) })
    }
    public func confirmationDialog<A: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View { dialog(Text(title), isPresented, titleVisibility, actions) { EmptyView() } }
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View { dialog(Text(title), isPresented, titleVisibility, actions) { EmptyView() } }
    public func confirmationDialog<A: View, M: View>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View { dialog(Text(title), isPresented, titleVisibility, actions, message) }
    public func confirmationDialog<A: View, T>(
        _ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { dialog(Text(title), isPresented, titleVisibility, { data.map(actions) }, { EmptyView() }) }
}
