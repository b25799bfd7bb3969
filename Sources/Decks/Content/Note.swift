/// A card as flashcard programs want it: HTML in named fields.
struct Note: Equatable {
    /// The author's id.
    var id: String
    var guid: String
    var type: NoteType
    var deck: String
    /// In the order of the type's fields.
    var fields: [String]
    var tags: [String]
    /// When the content last changed, in seconds since 1970.
    var modified: Int

    /// All that a learner would see change, as one hash. The names of media files hold a hash of their content.
    var contentHash: String {
        Digest.sha256(of: [type.name, deck] + tags + fields).prefix(16).hexadecimal
    }
}
