/// Something to share. (Apple: `ShareLink`.)
public struct ShareLink<Label: View>: View {
    private let label: Label

    public init<T>(item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
    }
    public init<T, P, I>(
        item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }
    public init<C: RandomAccessCollection>(
        items: C, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }
    public init<C: RandomAccessCollection, P, I>(
        items: C, subject: Text? = nil, message: Text? = nil, preview: (C.Element) -> SharePreview<P, I>,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    public var body: some View { label.tintedForeground() }
}

extension ShareLink where Label == LayoutUI.Label<Text, Image> {
    private init(_ title: Text) {
        label = LayoutUI.Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
    }

    public init<T>(item: T, subject: Text? = nil, message: Text? = nil) { self.init(Text(verbatim: "Share…")) }
    public init<T>(_ title: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil) {
        self.init(Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, T>(_ title: S, item: T, subject: Text? = nil, message: Text? = nil) {
        self.init(Text(title))
    }
    public init<T>(_ title: Text, item: T, subject: Text? = nil, message: Text? = nil) { self.init(title) }
    public init<T, P, I>(
        item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>
    ) {
        self.init(Text(verbatim: "Share…"))
    }
    public init<T, P, I>(
        _ title: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>
    ) {
        self.init(Text(title))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, T, P, I>(
        _ title: S, item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<P, I>
    ) {
        self.init(Text(title))
    }
    public init<C: RandomAccessCollection>(items: C, subject: Text? = nil, message: Text? = nil) {
        self.init(Text(verbatim: "Share…"))
    }
    public init<C: RandomAccessCollection>(
        _ title: LocalizedStringKey, items: C, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(Text(title))
    }
    public init<C: RandomAccessCollection, P, I>(
        items: C, subject: Text? = nil, message: Text? = nil, preview: (C.Element) -> SharePreview<P, I>
    ) {
        self.init(Text(verbatim: "Share…"))
    }
}

/// What a share sheet shows of an item. (Apple: `SharePreview`.)
nonisolated public struct SharePreview<Image, Icon> {}

nonisolated extension SharePreview where Image == Never, Icon == Never {
    public init(_ title: LocalizedStringKey) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {}
    public init(_ title: Text) {}
}

nonisolated extension SharePreview where Icon == Never {
    public init(_ title: LocalizedStringKey, image: Image) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) {}
    public init(_ title: Text, image: Image) {}
}

nonisolated extension SharePreview where Image == Never {
    public init(_ title: LocalizedStringKey, icon: Icon) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) {}
    public init(_ title: Text, icon: Icon) {}
}

nonisolated extension SharePreview {
    public init(_ title: LocalizedStringKey, image: Image, icon: Icon) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
    public init(_ title: Text, image: Image, icon: Icon) {}
}
