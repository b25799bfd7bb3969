import Layout
import Snapshot

/// A device's screen, or a canvas of a given size: what the conditions of a run mean for a root view.
nonisolated struct Screen {
    let conditions: RunConditions
    /// The space offered to the root, in points.
    let offered: Size
    /// The whole screen in the space's coordinates.
    let frame: Rect
    let safeArea: Insets
    private let resources: OnMain<Resources>

    /// The screen that a request asks for.
    init(_ request: RunRequest) {
        self.init(
            conditions: request.conditions,
            resources: Resources(symbolFile: request.symbols, imageFolder: request.images))
    }

    init(conditions: RunConditions, resources: Resources = Resources()) {
        self.conditions = conditions
        self.resources = OnMain(value: resources)
        let safe = conditions.device.safeSize
        offered = Size(width: conditions.width ?? safe.width, height: conditions.height ?? safe.height)
        if conditions.width == nil, conditions.height == nil {
            safeArea = conditions.device.safeArea
            frame = Rect(
                x: -safeArea.left, y: -safeArea.top, width: conditions.device.size.width,
                height: conditions.device.size.height)
        } else {
            // A size of one's own is a canvas: nothing covers its edges.
            safeArea = .zero
            frame = Rect(origin: .zero, size: offered)
        }
    }

    /// What the root view reads of its environment.
    ///
    /// - Parameter container: The window that frames inside can be relative to.
    func environment(_ container: RelativeContainer) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.displayScale = CGFloat(conditions.device.scale)
        values.dynamicTypeSize = DynamicTypeSize(conditions.textSize)
        values.colorScheme = conditions.scheme == .dark ? .dark : .light
        values.pinnedScheme = nil
        values.resources = resources.value
        values.layoutDirection = conditions.direction == .rtl ? .rightToLeft : .leftToRight
        values.device = DeviceContext(safeSize: offered, safeArea: safeArea)
        values.container = container
        return values
    }
}

nonisolated extension Screen {
    /// The same screen under a changed condition.
    func changed(by change: UserAction.ConditionChange) -> Screen {
        var conditions = conditions
        switch change {
        case .width(let width): conditions.width = width
        case .height(let height): conditions.height = height
        case .textSize(let size): conditions.textSize = size
        case .scheme(let scheme): conditions.scheme = scheme
        case .direction(let direction): conditions.direction = direction
        }
        return Screen(conditions: conditions, resources: resources.value)
    }
}

nonisolated extension DynamicTypeSize {
    /// The two name the same twelve sizes in the same order.
    init(_ size: TextSize) {
        self = DynamicTypeSize.allCases[TextSize.allCases.firstIndex(of: size) ?? 3]
    }
}
