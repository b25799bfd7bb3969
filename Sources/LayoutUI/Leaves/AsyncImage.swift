/// What has become of a picture that is loaded. (Apple: `AsyncImagePhase`.)
nonisolated public enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture from the network: nothing is loaded here, so its placeholder is shown. (Apple: `AsyncImage`.)
public struct AsyncImage<Content: View>: View {
    private let content: Content

    public init(url: URL?, scale: CGFloat = 1) where Content == Color { content = Color.placeholderText }

    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> { self.content = ViewBuilder.buildEither(second: placeholder()) }

    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { self.content = content(.empty) }

    public var body: some View { content }
}

nonisolated extension Image {
    public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
    public init(_ name: String, bundle: Bundle?) { self.init(name) }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name) }
    public init(decorative name: String, bundle: Bundle?) { self.init(name) }
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name) }
}
