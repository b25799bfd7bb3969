/// What a gauge's style arranges. (Apple: `GaugeStyleConfiguration`.)
public struct GaugeStyleConfiguration {
    public typealias Label = StyledPart<GaugeStyleConfiguration>
    /// From 0 to 1.
    public let value: Double
    public let label: Label
    public let currentValueLabel: Label?
    public let minimumValueLabel: Label?
    public let maximumValueLabel: Label?
}

/// How a gauge looks. (Apple: `GaugeStyle`.)
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A value in a range, shown. (Apple: `Gauge`.)
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: View {
    @Environment(\.gaugeStyles) private var styles
    private let configuration: GaugeStyleConfiguration

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, label: AnyView, current: AnyView? = nil, minimum: AnyView? = nil,
        maximum: AnyView? = nil
    ) {
        let span = Double(bounds.upperBound - bounds.lowerBound)
        configuration = GaugeStyleConfiguration(
            value: span > 0 ? min(max(Double(value - bounds.lowerBound) / span, 0), 1) : 0,
            label: .init(view: label), currentValueLabel: current.map { .init(view: $0) },
            minimumValueLabel: minimum.map { .init(view: $0) }, maximumValueLabel: maximum.map { .init(view: $0) })
    }

    public var body: some View {
        if let style = styles.nearest {
            style.erased(configuration)
        } else {
            LinearCapacityGaugeStyle().makeBody(configuration: configuration)
        }
    }
}

extension Gauge {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
        self.init(value, bounds, label: AnyView(label()))
    }
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView {
        self.init(value, bounds, label: AnyView(label()), current: AnyView(currentValueLabel()))
    }
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, bounds, label: AnyView(label()), current: AnyView(currentValueLabel()),
            minimum: AnyView(minimumValueLabel()), maximum: AnyView(maximumValueLabel()))
    }

    // Marks along the scale are not shown by the styles of a phone.
    public init<V: BinaryFloatingPoint, M: View>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> M
    ) where BoundsLabel == EmptyView {
        self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel)
    }
    public init<V: BinaryFloatingPoint, M: View>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> M
    ) {
        self.init(
            value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
            minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel)
    }
}

extension GaugeStyle {
    fileprivate func erased(_ configuration: Configuration) -> AnyView {
        AnyView(MadeView(by: self) { $0.makeBody(configuration: configuration) }.changing { $0.gaugeStyles.pop() })
    }
}

/// A bar that fills up. (Apple: `LinearCapacityGaugeStyle`.)
public struct LinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                FractionBar(fraction: configuration.value, thickness: ControlMetrics.gaugeThickness)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

/// A ring of a fixed size. (Apple: `AccessoryCircularGaugeStyle`.)
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Circle().stroke(Color.controlFill, lineWidth: ControlMetrics.gaugeThickness)
            .frame(width: ControlMetrics.gaugeSide, height: ControlMetrics.gaugeSide)
            .overlay { configuration.currentValueLabel }
            .overlay(alignment: .bottom) { configuration.label.font(.caption2) }
    }
}

/// (Apple: `DefaultGaugeStyle`.)
public struct DefaultGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
    nonisolated public static var accessoryLinear: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
    nonisolated public static var accessoryLinearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
    nonisolated public static var accessoryCircularCapacity: AccessoryCircularGaugeStyle {
        AccessoryCircularGaugeStyle()
    }
}

nonisolated extension View {
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        changing { $0.gaugeStyles.push(style) }
    }
}
