import Dispatch
import Foundation
import Synchronization

/// Does independent pieces of blocking work on all cores.
enum Workers {
    static var cores: Int { max(1, ProcessInfo.processInfo.activeProcessorCount) }

    /// - Returns: The results in the order of the items.
    /// - Throws: The first error in the order of the items; all items are tried.
    static func map<Item: Sendable, Value: Sendable>(
        _ items: [Item], _ transform: @Sendable (Item) throws(SetupError) -> Value
    ) throws(SetupError) -> [Value] {
        let next = Atomic(0)
        let results = Mutex<[Int: Result<Value, SetupError>]>([:])
        DispatchQueue.concurrentPerform(iterations: min(cores, items.count)) { _ in
            while true {
                let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < items.count else { return }
                let result: Result<Value, SetupError>
                do throws(SetupError) {
                    result = .success(try transform(items[index]))
                } catch {
                    result = .failure(error)
                }
                results.withLock { $0[index] = result }
            }
        }
        let all = results.withLock { $0 }
        var values: [Value] = []
        for index in items.indices {
            guard let result = all[index] else { continue }
            values.append(try result.get())
        }
        return values
    }
}
