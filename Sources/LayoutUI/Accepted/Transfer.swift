// Giving data to other programs and taking it from them. Nothing is handed over.

/// (Apple: CoreTransferable's `Transferable`.)
nonisolated public protocol Transferable: Sendable {}

extension String: Transferable {}
extension Data: Transferable {}
extension URL: Transferable {}
extension AttributedString: Transferable {}
extension Color: Transferable {}

/// A button that pastes. (Apple: `PasteButton`.)
public struct PasteButton: View {
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

    public var body: some View {
        Button {
        } label: {
            Label("Paste", systemImage: "doc.on.clipboard")
        }
        .buttonStyle(.borderedProminent)
    }
}

/// A button with a question mark. (Apple: `HelpLink`.)
public struct HelpLink: View {
    public init(destination: URL) {}
    public init(action: @escaping () -> Void) {}

    public var body: some View {
        Button {
        } label: {
            Image(systemName: "questionmark.circle")
        }
    }
}

/// What a context menu or a drop says about its items. (Apple: `DropProposal`, `DropOperation`.)
nonisolated public enum DropOperation: Sendable { case cancel, forbidden, copy, move }

nonisolated extension View {
    public func contextMenu<I: Hashable, Items: View>(
        forSelectionType type: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> Items,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View { self }
    public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
    public func pasteDestination<T: Transferable>(
        for type: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View { self }
    public func fileExporter<T>(
        isPresented: Binding<Bool>, item: T?, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
    public func fileExporter<T, C: Collection>(
        isPresented: Binding<Bool>, item: T?, contentTypes: C, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element == UTType { self }
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
    public func onCopyCommand(perform action: (() -> [Any])?) -> some View { self }
    public func onDrag(_ data: @escaping () -> Any) -> some View { self }
    public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
    public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
    public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
}
