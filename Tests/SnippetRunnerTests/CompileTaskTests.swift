import Testing

@testable import SnippetRunner

@Suite struct CompileTaskTests {
    /// Snippets, cores, and the sizes of the programs that come of them, by hand.
    @Test(arguments: [
        (0, 2, 8), (1, 2, 8), (8, 2, 8), (9, 2, 8), (40, 2, 20), (128, 2, 64), (129, 2, 33), (150, 2, 38), (150, 8, 19),
        (64, 1, 64), (65, 1, 33),
    ])
    func programsForAllCores(_ count: Int, _ cores: Int, _ size: Int) {
        #expect(CompileTask.batchSize(of: count, cores: cores) == size)
    }
}
