/// What a progress view's style arranges. (Apple: `ProgressViewStyleConfiguration`.)
public struct ProgressViewStyleConfiguration {
    public typealias Label = StyledPart<ProgressViewStyleConfiguration>
    public typealias CurrentValueLabel = StyledPart<ProgressViewStyleConfiguration>
    /// From 0 to 1; nil for work without a known end.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

/// How progress looks. (Apple: `ProgressViewStyle`.)
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// How far some work has got. (Apple: `ProgressView`.)
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    @Environment(\.progressStyles) private var styles
    private let configuration: ProgressViewStyleConfiguration

    private init(fraction: Double?, label: AnyView?, current: AnyView?) {
        configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: label.map { .init(view: $0) },
            currentValueLabel: current.map { .init(view: $0) })
    }

    private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
    }

    public var body: some View {
        if let style = styles.nearest {
            style.erased(configuration)
        } else {
            DefaultProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView { self.init(fraction: nil, label: nil, current: nil) }
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: AnyView(label()), current: nil)
    }
    public init(_ title: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: AnyView(Text(title)), current: nil)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fraction: nil, label: AnyView(Text(title)), current: nil)
    }
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(fraction: Self.fraction(value, total), label: nil, current: nil)
    }
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.fraction(value, total), label: AnyView(label()), current: nil)
    }
    public init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
        self.init(fraction: Self.fraction(value, total), label: AnyView(Text(title)), current: nil)
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(fraction: Self.fraction(value, total), label: AnyView(Text(title)), current: nil)
    }
    public init(_ configuration: ProgressViewStyleConfiguration) where Label == EmptyView {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label.map { AnyView($0) },
            current: configuration.currentValueLabel.map { AnyView($0) })
    }
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(fraction: Self.fraction(of: timerInterval, countsDown), label: nil, current: nil)
    }
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.fraction(of: timerInterval, countsDown), label: AnyView(label()), current: nil)
    }
    public init(_ progress: Progress) where Label == EmptyView {
        self.init(
            fraction: progress.isIndeterminate ? nil : min(max(progress.fractionCompleted, 0), 1), label: nil,
            current: nil)
    }
}

extension ProgressView {
    /// How much of the time is over, or left.
    private static func fraction(of interval: ClosedRange<Date>, _ countsDown: Bool) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        guard length > 0 else { return countsDown ? 0 : 1 }
        let over = min(max(Date.now.timeIntervalSince(interval.lowerBound) / length, 0), 1)
        return countsDown ? 1 - over : over
    }

    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Self.fraction(of: timerInterval, countsDown), label: AnyView(label()),
            current: AnyView(currentValueLabel()))
    }
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Self.fraction(value, total), label: AnyView(label()), current: AnyView(currentValueLabel()))
    }
}

extension ProgressViewStyle {
    fileprivate func erased(_ configuration: Configuration) -> AnyView {
        AnyView(MadeView(by: self) { $0.makeBody(configuration: configuration) }.changing { $0.progressStyles.pop() })
    }
}

/// A bar where the end is known, a spinner where it is not. (Apple: `DefaultProgressViewStyle`.)
public struct DefaultProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar. (Apple: `LinearProgressViewStyle`.)
public struct LinearProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}
    nonisolated public init(tint: Color) {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            FractionBar(fraction: configuration.fractionCompleted ?? 0, thickness: ControlMetrics.progressThickness)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A spinner, or a ring. (Apple: `CircularProgressViewStyle`.)
public struct CircularProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}
    nonisolated public init(tint: Color) {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            Spinner()
            configuration.label.foregroundStyle(.secondary)
            configuration.currentValueLabel.foregroundStyle(.secondary)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct Spinner: View {
    @Environment(\.controlSize) private var size

    var body: some View {
        let side = size == .large || size == .extraLarge ? ControlMetrics.largeSpinnerSide : ControlMetrics.spinnerSide
        ControlPart(kind: "Spinner", width: side, height: side) { rect in
            (0..<8).map { index in
                let angle = Double(index) * .pi / 4
                let center = CGPoint(
                    x: rect.midX + rect.width * 0.36 * CGFloat(cos(angle)),
                    y: rect.midY + rect.width * 0.36 * CGFloat(sin(angle)))
                let radius = rect.width * 0.09
                return (
                    Path(
                        ellipseIn: CGRect(
                            x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)),
                    Color.gray
                )
            }
        }
    }
}

/// A bar of which a part is filled.
struct FractionBar: View {
    let fraction: Double
    let thickness: CGFloat

    var body: some View {
        let fraction = fraction
        ControlPart(kind: "Bar", width: nil, height: thickness) { rect in
            let filled = CGRect(x: rect.minX, y: rect.minY, width: rect.width * CGFloat(fraction), height: rect.height)
            return [
                (Path(roundedRect: rect, cornerRadius: rect.height / 2), Color.controlFill),
                (Path(roundedRect: filled, cornerRadius: rect.height / 2), TintShapeStyle()),
            ]
        }
    }
}

nonisolated extension View {
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        changing { $0.progressStyles.push(style) }
    }
}
