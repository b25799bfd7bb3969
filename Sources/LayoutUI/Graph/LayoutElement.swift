import Layout
import Snapshot

/// A box that a view contributes to its container: the layout node, and what there is to say and to draw of
/// it.
nonisolated final class LayoutElement {
    let node: LayoutNode
    /// The type's name, or the modifier's.
    var kind: String
    let role: ViewRecord.Role
    var identifier: String?
    /// What a text shows.
    var text: String?
    var axis: StackAxis?
    /// The boxes inside, as they were laid out.
    var children: () -> [LayoutElement] = { [] }
    /// Draws what the box itself shows, in front of what has been drawn and behind its children.
    var draw: ((LayoutElement, DrawingContext) -> Void)?
    /// Draws what the box shows in front of its children.
    var drawOver: ((LayoutElement, DrawingContext) -> Void)?
    /// Has everything in the box drawn as one layer.
    var layer: ((LayoutElement) -> LayerEffect)?
    /// The same with several layers, the innermost first.
    var effects: ((LayoutElement) -> [LayerEffect])?
    /// How that is mixed with what has been drawn before.
    var blendMode: BlendMode?
    /// How often the body behind the box ran.
    var bodies: (() -> Int)?
    var traits = Traits()
    /// Whether it is of a view with a body that is not the library's.
    var isAuthors = false
    /// How often the view appeared, the last visit that met it, and how often it had been measured then.
    var presence = (times: 0, visit: 0, measures: 0)
    /// What scrolls the box's content.
    var scroll: ScrollHost?
    /// Whether the box shows nothing although it draws something: a clear color.
    var isClear = false
    /// Set where the box lies over everything else, as a sheet does: the higher number is the upper one.
    var presentation: Int?
    /// What a user can do to the box, the innermost view's first.
    private(set) var touches: [TouchArea] = []

    /// All layers that the box is drawn as, the innermost first.
    var layers: [LayerEffect] {
        var layers = effects?(self) ?? []
        if let layer = layer?(self) { layers.append(layer) }
        return layers
    }

    /// Elements are asked for again and again: an area that is known stays where it is.
    func add(_ area: TouchArea) {
        if !touches.contains(where: { $0 === area }) { touches.append(area) }
    }

    /// The first box in preorder, this one included, of which something is true.
    func first(where isMeant: (LayoutElement) -> Bool) -> LayoutElement? {
        if isMeant(self) { return self }
        for child in children() {
            if let found = child.first(where: isMeant) { return found }
        }
        return nil
    }

    init(_ node: LayoutNode, kind: String, role: ViewRecord.Role = .view) {
        self.node = node
        self.kind = kind
        self.role = role
    }
}

/// What a view says to the container around it, beside its layout.
nonisolated struct Traits {
    var zIndex = 0.0
    var tag: AnyHashable?
    /// What the tab says that shows the view.
    var tabTitle: String?
    var tabImage: Image?
    var identity: AnyHashable?
    /// By key type: the values of `layoutValue(key:value:)`.
    var layoutValues: [ObjectIdentifier: Any] = [:]
    var containerValues = ContainerValues()
    /// What `gridCellColumns` and its relatives say.
    var gridCell = GridCell()
    /// The row of a grid that the view is a cell of.
    var gridRow: GridRowMark?
    /// What the view is in the section around it.
    var section: SectionPlace?
    /// Whether the boxes inside are what a scroll view counts as its targets.
    var isScrollTargetLayout = false
    /// What `listRowInsets` and its relatives say.
    var listRow = ListRowOptions()
}
