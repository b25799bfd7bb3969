import Foundation

/// One process of the compiler, or a chain of them.
enum CompileTask: Sendable {
    /// Snippets that share a program.
    case program([CompileUnit])
    /// A snippet of which only the messages are wanted.
    case diagnosis(CompileUnit)

    /// The snippets that it compiles.
    var hashes: [String] {
        switch self {
        case .program(let units): units.map(\.names.hash)
        case .diagnosis(let unit): [unit.names.hash]
        }
    }

    /// Long tasks first, so that the cores are busy to the end.
    /// - Parameter stated: The hashes of the snippets that say how they fail.
    static func plan(_ units: [CompileUnit], stated: Set<String>, cores: Int) -> [CompileTask] {
        var shared: [CompileUnit] = []
        var alone: [CompileTask] = []
        for unit in units {
            if unit.wrapped.isSyntaxBroken || stated.contains(unit.names.hash) {
                alone.append(.diagnosis(unit))
            } else if unit.wrapped.needsOwnModule {
                alone.append(.program([unit]))
            } else {
                shared.append(unit)
            }
        }
        let size = batchSize(of: shared.count, cores: cores)
        let batches = stride(from: 0, to: shared.count, by: size).map { start in
            CompileTask.program(Array(shared[start..<min(start + size, shared.count)]))
        }
        return batches + alone
    }

    /// Measured: a program costs 0.3 s and a snippet 0.06 s, so a program for every core is made soonest; few
    /// snippets are not worth a second one, and many in one make an error that is found late cost much.
    static func batchSize(of count: Int, cores: Int) -> Int {
        let least = 8
        let most = 64
        let rounds = (count + most * cores - 1) / (most * cores)
        let programs = max(1, rounds * cores)
        return max(least, (count + programs - 1) / programs)
    }

    /// - Throws: `SetupError` if the compiler cannot be started.
    func run(with compiler: SnippetCompiler, in folder: URL) throws(SetupError) -> SnippetCompiler.Result {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw SetupError("cannot make the folder \(folder.path): \(error.localizedDescription)")
        }
        switch self {
        case .program(let units):
            return try compiler.compile(units, in: folder)
        case .diagnosis(let unit):
            var result = SnippetCompiler.Result()
            let messages = try compiler.diagnose(unit, in: folder)
            if messages.isEmpty {
                result.compiled.insert(unit.names.hash)
            } else {
                result.rejected[unit.names.hash] = messages
            }
            return result
        }
    }
}
