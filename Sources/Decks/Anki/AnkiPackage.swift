import Foundation
import LessonHTML

/// An `.apkg` file: a zip of the collection, the media files under numbers, and a map from these to names.
enum AnkiPackage {
    static func data(notes: [Note], media: [FigureFile]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let names = Dictionary(uniqueKeysWithValues: media.enumerated().map { (String($0), $1.name) })
        var entries = [
            ZipArchive.Entry(name: "collection.anki2", data: try AnkiCollection(notes: notes).data()),
            ZipArchive.Entry(name: "media", data: try encoder.encode(names)),
        ]
        for (number, file) in media.enumerated() {
            entries.append(ZipArchive.Entry(name: String(number), data: Data(file.svg.utf8)))
        }
        return try ZipArchive.data(entries)
    }
}
