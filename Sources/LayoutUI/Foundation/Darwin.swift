// What SwiftUI code uses of Apple's other systems, and Foundation does not have on Linux.

nonisolated extension URL {
    public static var documentsDirectory: URL { userFolder(.documentDirectory) }
    public static var cachesDirectory: URL { userFolder(.cachesDirectory) }
    public static var applicationSupportDirectory: URL { userFolder(.applicationSupportDirectory) }
    public static var downloadsDirectory: URL { userFolder(.downloadsDirectory) }
    public static var libraryDirectory: URL { userFolder(.libraryDirectory) }

    private static func userFolder(_ folder: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: folder, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
    }
}

/// There are no pools: what nobody refers to any more is gone at once. (Apple: Objective-C's `autoreleasepool`.)
@discardableResult
nonisolated public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// Seconds since some moment, in the run's own time. (Apple: QuartzCore's `CACurrentMediaTime`.)
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func CACurrentMediaTime() -> TimeInterval { Date.now.timeIntervalSinceReferenceDate }
