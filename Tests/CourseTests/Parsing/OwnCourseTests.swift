import Foundation
import SnippetRunner
import Testing

@testable import Course

/// This repository's own course, as far as reading it goes.
struct OwnCourseTests {
    @Test func `the course is read without a complaint`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../..").standardizedFileURL
        let devices = try DeviceProfiles(data: Data(contentsOf: root.appendingPathComponent("share/devices.json")))
        let (content, diagnostics) = CourseReader(devices: devices.all).read(root: root.path)
        #expect(diagnostics.map { "\($0.path):\(lines($0))" } == [])
        #expect(content.settings.id != nil)
        // Whatever a claim states stands in the file where it says.
        for document in content.lessons.map(\.document) + content.cardFiles.map(\.document) {
            let bytes = Array(document.file.text.utf8)
            for claim in document.claims {
                let stated = bytes[claim.range.lower..<claim.range.upper]
                #expect(String(decoding: stated, as: UTF8.self) == claim.stated)
            }
        }
    }
}
