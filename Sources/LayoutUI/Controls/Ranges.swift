import Layout

/// A value in a range, on a track. (Apple: `Slider`.)
public struct Slider<Label: View, ValueLabel: View>: View {
    @Environment(\.hidesLabels) private var hidesLabels
    private let fraction: Double
    private let label: Label
    private let minimum: ValueLabel
    private let maximum: ValueLabel

    init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, label: Label, minimum: ValueLabel, maximum: ValueLabel
    ) {
        let span = Double(bounds.upperBound - bounds.lowerBound)
        fraction = span > 0 ? min(max(Double(value - bounds.lowerBound) / span, 0), 1) : 0
        self.label = label
        self.minimum = minimum
        self.maximum = maximum
    }

    /// On phones the label is not shown.
    public var body: some View {
        HStack {
            minimum
            track
            maximum
        }
    }

    private var track: some View {
        let fraction = fraction
        return ControlPart(kind: "Track", width: nil, height: ControlMetrics.sliderHeight) { rect in
            let side: CGFloat = 27
            let bar = CGRect(x: rect.minX, y: rect.midY - 2, width: rect.width, height: 4)
            let place = rect.minX + max(rect.width - side, 0) * CGFloat(fraction)
            return [
                (Path(roundedRect: bar, cornerRadius: 2), Color.controlFill),
                (
                    Path(
                        roundedRect: CGRect(x: rect.minX, y: bar.minY, width: place - rect.minX + side / 2, height: 4),
                        cornerRadius: 2), TintShapeStyle()
                ),
            ] + ControlPart.knob(CGRect(x: place, y: rect.midY - side / 2, width: side, height: side))
        }
    }
}

extension Slider {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value.wrappedValue, bounds, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value.wrappedValue, bounds, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }
}

extension Slider where ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value.wrappedValue, bounds, label: label(), minimum: EmptyView(), maximum: EmptyView())
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value.wrappedValue, bounds, label: label(), minimum: EmptyView(), maximum: EmptyView())
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value.wrappedValue, bounds, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
    }

    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value.wrappedValue, bounds, label: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
    }
}

/// Two buttons that raise and lower a value. (Apple: `Stepper`.)
public struct Stepper<Label: View>: View {
    private let label: Label
    private let increment: (() -> Void)?
    private let decrement: (() -> Void)?

    init(label: Label, increment: (() -> Void)?, decrement: (() -> Void)?) {
        self.label = label
        self.increment = increment
        self.decrement = decrement
    }

    init<V: Strideable>(label: Label, value: Binding<V>, step: V.Stride, bounds: ClosedRange<V>?) {
        func moved(by step: V.Stride) -> () -> Void {
            {
                let next = value.wrappedValue.advanced(by: step)
                if bounds?.contains(next) != false { value.wrappedValue = next }
            }
        }
        self.init(label: label, increment: moved(by: step), decrement: moved(by: 0 - step))
    }

    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label: label(), increment: onIncrement, decrement: onDecrement) }
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label: label(), value: value, step: step, bounds: nil) }
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label: label(), value: value, step: step, bounds: bounds) }

    public var body: some View {
        LabeledControl(label: label) {
            ControlPart(
                kind: "StepperButtons", width: ControlMetrics.stepperSize.width,
                height: ControlMetrics.stepperSize.height
            ) { rect in
                let line = CGRect(x: rect.midX - 7, y: rect.midY - 1, width: 1, height: 1)
                return [
                    (Path(roundedRect: rect, cornerRadius: 8), Color.controlFill),
                    (
                        Path(CGRect(x: rect.minX + 17, y: line.minY, width: 14, height: 2)), Color.primary
                    ),
                    (Path(CGRect(x: rect.maxX - 31, y: line.minY, width: 14, height: 2)), Color.primary),
                    (Path(CGRect(x: rect.maxX - 25, y: rect.midY - 7, width: 2, height: 14)), Color.primary),
                ]
            }
        }
        .touchable(.parts(buttons))
    }

    /// The two halves, by the names that the platform gives them for assistive technologies; where there are several
    /// steppers the label tells them apart: `Guests, Increment`. At the end of the range a half does nothing.
    private func buttons(_ element: LayoutElement) -> [TouchPart] {
        guard let buttons = element.first(where: { $0.kind == "StepperButtons" })?.node.frame else { return [] }
        let label = element.first { $0.text != nil }?.text
        func part(_ name: String, x: Double, _ action: (() -> Void)?) -> TouchPart {
            TouchPart(
                names: [name] + [label.map { "\($0), \(name)" }].compactMap(\.self),
                frame: Rect(x: x, y: buttons.minY, width: buttons.width / 2, height: buttons.height),
                tap: action ?? {})
        }
        return [
            part("Decrement", x: buttons.minX, decrement), part("Increment", x: buttons.midX, increment),
        ]
    }
}

extension Stepper where Label == Text {
    public init(
        _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label: Text(title), increment: onIncrement, decrement: onDecrement) }
    public init<V: Strideable>(
        _ title: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label: Text(title), value: value, step: step, bounds: nil) }
    public init<V: Strideable>(
        _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label: Text(title), value: value, step: step, bounds: bounds) }
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label: Text(title), value: value, step: step, bounds: nil) }
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label: Text(title), value: value, step: step, bounds: bounds) }
}
