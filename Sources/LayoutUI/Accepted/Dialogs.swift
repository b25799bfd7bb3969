/// A height of a sheet that is worked out. (Apple: `CustomPresentationDetent`.)
nonisolated public protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context
    static func height(in context: Context) -> CGFloat?
}

nonisolated extension PresentationDetent {
    /// (Apple: `PresentationDetent.Context`.)
    @dynamicMemberLookup
    public struct Context {
        public let maxDetentValue: CGFloat
        public subscript<T>(dynamicMember path: KeyPath<EnvironmentValues, T>) -> T {
            EnvironmentValues()[keyPath: path]
        }
    }

    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent { .medium }
}

/// (Apple: `DialogSeverity`.)
nonisolated public struct DialogSeverity: Hashable, Sendable {
    public static let automatic = DialogSeverity()
    public static let standard = DialogSeverity()
    public static let critical = DialogSeverity()
}

/// A kind of file. (Apple: UniformTypeIdentifiers' `UTType`.)
nonisolated public struct UTType: Hashable, Sendable {
    public let identifier: String
    public init(_ identifier: String) { self.identifier = identifier }
    public init?(filenameExtension: String) { identifier = filenameExtension }
    public init(exportedAs identifier: String) { self.identifier = identifier }
    public static let item = UTType("public.item")
    public static let data = UTType("public.data")
    public static let text = UTType("public.text")
    public static let plainText = UTType("public.plain-text")
    public static let json = UTType("public.json")
    public static let image = UTType("public.image")
    public static let jpeg = UTType("public.jpeg")
    public static let png = UTType("public.png")
    public static let pdf = UTType("com.adobe.pdf")
    public static let url = UTType("public.url")
    public static let fileURL = UTType("public.file-url")
    public static let movie = UTType("public.movie")
    public static let audio = UTType("public.audio")
    public static let folder = UTType("public.folder")
    public static let commaSeparatedText = UTType("public.comma-separated-values-text")
}

/// Something that is dragged. (Apple: Foundation's `NSItemProvider`.)
nonisolated public final class NSItemProvider {
    public init() {}
    public init(object: Any) {}
    public init?(contentsOf url: URL?) {}
    public func canLoadObject<T>(ofClass type: T.Type) -> Bool { false }
}

/// Where something is dropped. (Apple: `DropInfo`.)
nonisolated public struct DropInfo {
    public let location: CGPoint
    public func hasItemsConforming(to types: [UTType]) -> Bool { false }
    public func itemProviders(for types: [UTType]) -> [NSItemProvider] { [] }
}

/// What a drop would do. (Apple: `DropProposal`.)
nonisolated public struct DropProposal: Sendable {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
}

/// (Apple: `DropDelegate`.)
@MainActor @preconcurrency
public protocol DropDelegate {
    func validateDrop(info: DropInfo) -> Bool
    func performDrop(info: DropInfo) -> Bool
    func dropEntered(info: DropInfo)
    func dropUpdated(info: DropInfo) -> DropProposal?
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}

nonisolated extension View {
    public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
    public func dialogSuppressionToggle(_ title: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View { self }
    public func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View { self }
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
    public func onDrop(
        of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }
    public func onDrop(
        of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { self }
    public func onDrop(of types: [UTType], delegate: any DropDelegate) -> some View { self }
    public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View { self }
    public func onCommand(_ selector: Any, perform action: (() -> Void)?) -> some View { self }
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
    public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
    public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View { self }
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }
    public func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View { self }
}

/// (Apple: `AlternatingRowBackgroundBehavior`.)
nonisolated public struct AlternatingRowBackgroundBehavior: Sendable {
    public static let automatic = AlternatingRowBackgroundBehavior()
    public static let enabled = AlternatingRowBackgroundBehavior()
    public static let disabled = AlternatingRowBackgroundBehavior()
}

/// Whether a view is mirrored from right to left. (Apple: `LayoutDirectionBehavior`.)
nonisolated public struct LayoutDirectionBehavior: Hashable, Sendable {
    public static let fixed = LayoutDirectionBehavior()
    public static let mirrors = LayoutDirectionBehavior()
    public static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior { mirrors }
}
