/// A wrapper without any effect on layout: what is only drawn differently (opacity, a clip, a rotation).
public final class TransparentNode: UnaryNode {
    public override var ownPriority: Double { child.priority }
}
