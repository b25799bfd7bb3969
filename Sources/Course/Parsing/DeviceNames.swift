import Snapshot

extension [DeviceProfile] {
    /// What to write instead of a device that there is not: the one that was likely meant, and all others.
    func hint(to name: String) -> String {
        let names = map(\.name)
        let nearest = Nearest.name(to: name, among: names).map { "did you mean '\($0)'? " } ?? ""
        return nearest + (Nearest.list(names) ?? "")
    }
}

extension TextSize {
    /// The size of a name, in small letters or in capitals.
    public init?(name: String) {
        guard let size = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
            return nil
        }
        self = size
    }
}
