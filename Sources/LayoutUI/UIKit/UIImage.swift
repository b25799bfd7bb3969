/// A picture. There are no files to load: a picture of a name is drawn as a placeholder of its declared size, as
/// `Image` is. (Apple: `UIImage`.)
nonisolated public final class UIImage: @unchecked Sendable {
    let image: Image
    /// In points.
    public let size: CGSize

    public init?(named name: String) {
        image = Image(name)
        size = Image.declaredSize(in: name) ?? CGSize(width: 100, height: 100)
    }
    public init?(systemName name: String) {
        image = Image(systemName: name)
        size = CGSize(width: 20, height: 20)
    }
    /// Data cannot be decoded: there is no picture.
    public init?(data: Data) { nil }
    public init() {
        image = Image("picture-0x0")
        size = .zero
    }
}

nonisolated extension Image {
    public init(uiImage: UIImage) { self = uiImage.image }
}
