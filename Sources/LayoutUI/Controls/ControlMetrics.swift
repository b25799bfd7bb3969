import Layout
import Snapshot

/// Sizes of the platform's controls, in points.
nonisolated enum ControlMetrics {
    /// The intrinsic size of a switch. (Apple: `UISwitch`, "Sizing": 51 × 31.)
    static let switchSize = CGSize(width: 51, height: 31)
    /// The intrinsic size of a stepper's buttons. (Apple: `UIStepper` as Interface Builder places it: 94 × 32.)
    static let stepperSize = CGSize(width: 94, height: 32)
    /// The height of a slider. (`UISlider.intrinsicContentSize`; its width is free.)
    static let sliderHeight: CGFloat = 31
    /// The height of a segmented control. (`UISegmentedControl.intrinsicContentSize` since iOS 13.)
    static let segmentedHeight: CGFloat = 32
    /// Between a segment's title and its edges; the most plausible value.
    static let segmentInset: CGFloat = 10
    /// The height of a wheel. (`UIPickerView.intrinsicContentSize`: 216.)
    static let wheelHeight: CGFloat = 216
    /// The width that a wheel of dates takes. (`UIDatePicker` in the wheels style: 320 × 216.)
    static let wheelWidth: CGFloat = 320
    /// The thickness of a progress bar. (`UIProgressView.intrinsicContentSize` since iOS 14: 4.)
    static let progressThickness: CGFloat = 4
    /// The side of a spinner. (`UIActivityIndicatorView.Style.medium`: 20 × 20; `large`: 37 × 37.)
    static let spinnerSide: CGFloat = 20
    static let largeSpinnerSide: CGFloat = 37
    /// What a text field is higher than its text, at the top and at the bottom: a `UITextField` in the body font is
    /// 22 high, its text 20.333.
    static let textFieldMargin: CGFloat = 5.0 / 6
    /// The height of a bordered text field. (`UITextField.BorderStyle.roundedRect` in Interface Builder: 34.)
    static let roundedTextFieldHeight: CGFloat = 34
    static let roundedTextFieldInset: CGFloat = 7
    /// `UITextView.textContainerInset` (8 at top and bottom) and `NSTextContainer.lineFragmentPadding` (5).
    static let textEditorInsets = EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
    /// The side of a color well. (`UIColorWell.intrinsicContentSize`: 28.)
    static let colorWellSide: CGFloat = 28
    /// A compact date picker's field. (Height as a bordered button's; the width of a date is its text's.)
    static let dateFieldInset = EdgeInsets(top: 7, leading: 11, bottom: 7, trailing: 11)
    /// A calendar of dates; the most plausible size. (`UIDatePicker` in the inline style: 320 × 330.)
    static let calendarHeight: CGFloat = 330
    /// A gauge's bar and rings; the most plausible values.
    static let gaugeThickness: CGFloat = 6
    static let gaugeSide: CGFloat = 58
    /// Around a group box's content and label. (Measured on devices: 16.)
    static let groupBoxInset: CGFloat = 16
    /// Between a label and the control beside it at least.
    static let labelGap: CGFloat = 8

    /// What a bordered button has around its label. (`UIButton.Configuration`'s default content insets by size;
    /// with a body label the regular button is 34.333 high, the large one 50.333, the small one 28.)
    static func buttonInsets(_ size: ControlSize) -> EdgeInsets {
        switch size {
        case .mini, .small: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    /// A bordered button's corner radius at each size. (`UIButton.Configuration`.)
    static func buttonRadius(_ size: ControlSize) -> CGFloat {
        switch size {
        case .mini, .small, .regular: 6
        case .large, .extraLarge: 12
        }
    }

    static func buttonFont(_ size: ControlSize) -> Font? {
        size == .mini || size == .small ? .subheadline : nil
    }
}

/// A part of a control that is only a box of a given size: drawn, with nothing inside.
nonisolated struct ControlPart: PrimitiveView {
    /// As selectors name it.
    let kind: String
    /// nil takes what is offered (10 for nil).
    var width: CGFloat?
    var height: CGFloat?
    let paths: @Sendable (CGRect) -> [(Path, any ShapeStyle)]

    static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
        LeafNode(
            view, inputs, kind: view.kind,
            make: { view, _ in
                ShapeNode { proposal in
                    CGSize(
                        width: view.width ?? CGFloat(proposal.width ?? 10),
                        height: view.height ?? CGFloat(proposal.height ?? 10))
                }
            },
            apply: { view, _, element, inputs in
                element.draw = { element, context in
                    let (frame, environment) = (element.node.frame, inputs.environment)
                    for (path, style) in view.paths(frame.cgRect) {
                        let paint = style.paint(in: frame, environment)
                        context.fill(path, environment.isEnabled ? paint : paint.faded(0.4))
                    }
                }
            })
    }
}

/// The color of a switch that is on: the tint where one is set, else green. (Apple: `UISwitch`.)
nonisolated struct SwitchStyle: ShapeStyle {
    func paint(in frame: Rect, _ environment: EnvironmentValues) -> Paint {
        environment.tint?.paint(in: frame, environment) ?? Color.green.paint(in: frame, environment)
    }
}

nonisolated extension ControlPart {
    /// A white knob, told from a white background by its shadow.
    static func knob(_ rect: CGRect) -> [(Path, any ShapeStyle)] {
        [
            (
                Path(ellipseIn: rect.insetBy(dx: -0.5, dy: -0.5).offsetBy(dx: 0, dy: 0.5)),
                Color(light: 0, dark: 0, lightAlpha: 0.16, darkAlpha: 0.16)
            ),
            (Path(ellipseIn: rect), Color.white),
        ]
    }

    /// A gray field with round corners.
    static func field(_ kind: String, width: CGFloat?, height: CGFloat?, radius: CGFloat) -> ControlPart {
        ControlPart(kind: kind, width: width, height: height) { rect in
            [(Path(roundedRect: rect, cornerRadius: radius), Color.controlFill)]
        }
    }
}

nonisolated extension Color {
    /// The platform's `tertiarySystemFill` and grouped backgrounds. (Apple: Human Interface Guidelines, "Color".)
    static let controlFill = Color(light: 0x767680, dark: 0x767680, lightAlpha: 0.12, darkAlpha: 0.24)
    static let groupedBackground = Color(light: 0xF2F2F7, dark: 0x000000)
    static let secondaryGroupedBackground = Color(light: 0xFFFFFF, dark: 0x1C1C1E)
    static let placeholderText = Color(light: 0x3C3C43, dark: 0xEBEBF5, lightAlpha: 0.3, darkAlpha: 0.3)
}
