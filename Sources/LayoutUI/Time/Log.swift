import Foundation

/// Logs a message. Its place is the console, in order with what is printed, and without the time and the process
/// that the platform puts before it. (Apple: Foundation's `NSLog`.)
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func NSLog(_ format: String, _ arguments: any CVarArg...) {
    withVaList(arguments) { NSLogv(format, $0) }
}

/// (Apple: Foundation's `NSLogv`.)
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func NSLogv(_ format: String, _ arguments: CVaListPointer) {
    print(NSString(format: format, arguments: arguments) as String)
}
