/// How the icons of a list's rows are tinted. (Apple: `ListItemTint`.)
nonisolated public struct ListItemTint: Sendable {
    public static let monochrome = ListItemTint()
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
}
