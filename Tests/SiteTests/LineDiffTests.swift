import Testing

@testable import LessonHTML

@Suite struct LineDiffTests {
    /// Letters are lines; the result marks each with what became of it.
    @Test(arguments: [
        ("abc", "abc", " a b c"),
        ("", "ab", "+a+b"),
        ("ab", "", "-a-b"),
        ("abc", "axc", " a-b+x c"),
        ("abc", "ac", " a-b c"),
        ("ac", "abc", " a+b c"),
        ("ab", "cd", "-a-b+c+d"),
        ("aab", "ab", " a-a b"),
    ])
    func marks(old: String, new: String, marked: String) {
        let old = old.map(String.init)
        let new = new.map(String.init)
        let result = LineDiff.changes(from: old, to: new).map { change in
            switch change {
            case .kept(let line): " " + new[line]
            case .added(let line): "+" + new[line]
            case .removed(let line): "-" + old[line]
            }
        }
        #expect(result.joined() == marked)
    }
}
