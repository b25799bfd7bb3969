/// Which parts of a date are picked. (Apple: `DatePickerComponents`.)
nonisolated public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

/// How a date is picked. (Apple: `DatePickerStyle`.)
nonisolated public protocol DatePickerStyle: Sendable { var _kind: _DatePickerKind { get } }

nonisolated public enum _DatePickerKind: Sendable { case compact, graphical, wheel }

nonisolated public struct DefaultDatePickerStyle: DatePickerStyle {
    public init() {}
    public var _kind: _DatePickerKind { .compact }
}
nonisolated public struct CompactDatePickerStyle: DatePickerStyle {
    public init() {}
    public var _kind: _DatePickerKind { .compact }
}
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
    public init() {}
    public var _kind: _DatePickerKind { .graphical }
}
nonisolated public struct WheelDatePickerStyle: DatePickerStyle {
    public init() {}
    public var _kind: _DatePickerKind { .wheel }
}

nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
nonisolated extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
nonisolated extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
nonisolated extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A date to pick. (Apple: `DatePicker`.)
public struct DatePicker<Label: View>: View {
    public typealias Components = DatePickerComponents
    @Environment(\.datePickerStyle) private var style
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    private let date: Date
    private let components: Components
    private let label: Label

    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        date = selection.wrappedValue
        components = displayedComponents
        self.label = label()
    }
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection: selection, displayedComponents: displayedComponents, label: label) }
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection: selection, displayedComponents: displayedComponents, label: label) }
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(selection: selection, displayedComponents: displayedComponents, label: label) }

    public var body: some View {
        switch style {
        case .compact:
            LabeledControl(label: label) {
                HStack {
                    if components.contains(.date) { field(.abbreviated, .omitted) }
                    if components.contains(.hourAndMinute) { field(.omitted, .shortened) }
                }
            }
        case .graphical:
            ControlPart.field("Calendar", width: nil, height: ControlMetrics.calendarHeight, radius: 8)
        case .wheel:
            ControlPart.field(
                "DateWheel", width: ControlMetrics.wheelWidth, height: ControlMetrics.wheelHeight, radius: 8)
        }
    }

    private func field(_ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> some View {
        Text(verbatim: Date.FormatStyle(date: day, time: time, locale: locale, timeZone: timeZone).format(date))
            .padding(ControlMetrics.dateFieldInset)
            .background(Color.controlFill, in: RoundedRectangle(cornerRadius: 6))
    }
}

extension DatePicker where Label == Text {
    public init(
        _ title: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }
    public init(
        _ title: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }
    public init(
        _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }
    public init(
        _ title: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }
}

/// A color to pick. (Apple: `ColorPicker`.)
public struct ColorPicker<Label: View>: View {
    private let color: Color
    private let label: Label

    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        color = selection.wrappedValue
        self.label = label()
    }

    public var body: some View {
        let color = color
        LabeledControl(label: label) {
            ControlPart(
                kind: "ColorWell", width: ControlMetrics.colorWellSide, height: ControlMetrics.colorWellSide
            ) { [(Path(ellipseIn: $0), color)] }
        }
    }
}

extension ColorPicker where Label == Text {
    public init(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// Several dates to pick. (Apple: `MultiDatePicker`.)
public struct MultiDatePicker<Label: View>: View {
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {}
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {}
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {}

    public var body: some View {
        ControlPart.field("Calendar", width: nil, height: ControlMetrics.calendarHeight, radius: 8)
    }
}

extension MultiDatePicker where Label == Text {
    public init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {}
    public init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {}
    public init(
        _ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {}
}

nonisolated extension EnvironmentValues {
    private enum DateStyleKey: EnvironmentKey {
        static var defaultValue: _DatePickerKind { .compact }
    }

    var datePickerStyle: _DatePickerKind {
        get { self[DateStyleKey.self] }
        set { self[DateStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        changing { $0.datePickerStyle = style._kind }
    }
}
