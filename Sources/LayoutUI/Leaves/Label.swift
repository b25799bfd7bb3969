import Layout

/// A title with an icon. (Apple: `Label`.)
public struct Label<Title: View, Icon: View>: View {
    let title: Title
    let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public var body: some View {
        LabelContent(
            configuration: LabelStyleConfiguration(title: .init(view: AnyView(title)), icon: .init(view: AnyView(icon)))
        )
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ title: LocalizedStringKey, systemImage: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
    }

    public init(_ title: LocalizedStringKey, image: String) {
        self.init(title: { Text(title) }, icon: { Image(image) })
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String) {
        self.init(title: { Text(title) }, icon: { Image(image) })
    }

    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage: String) {
        self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
    }

    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, image: String) {
        self.init(title: { Text(title) }, icon: { Image(image) })
    }
}

/// A label in the environment's style.
private struct LabelContent: View, Unboxed {
    @Environment(\.labelStyles) private var styles
    let configuration: LabelStyleConfiguration

    var body: some View {
        if let style = styles.nearest {
            style.erased(configuration)
        } else {
            TitleAndIconLabelStyle().makeBody(configuration: configuration)
        }
    }
}

/// What a label's style arranges. (Apple: `LabelStyleConfiguration`.)
nonisolated public struct LabelStyleConfiguration {
    public typealias Title = StyledPart<LabelStyleConfiguration>
    public typealias Icon = StyledPart<LabelStyleConfiguration>

    public let title: Title
    public let icon: Icon
}

/// How a label is arranged. (Apple: `LabelStyle`.)
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
    fileprivate func erased(_ configuration: Configuration) -> AnyView {
        AnyView(MadeView(by: self) { $0.makeBody(configuration: configuration) }.changing { $0.labelStyles.pop() })
    }
}

/// The icon before the title, 8 points apart, on one baseline. (Apple: `TitleAndIconLabelStyle`.)
public struct TitleAndIconLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            configuration.icon
            configuration.title
        }
    }
}

public struct TitleOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

public struct IconOnlyLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

public struct DefaultLabelStyle: LabelStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == DefaultLabelStyle {
    nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

nonisolated extension View {
    public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
        changing { $0.labelStyles.push(style) }
    }
}
