// What is logged goes to the console block, like what is printed, without times and process numbers: the same run
// prints the same lines.

/// Writes messages to the console. (Apple: `os.Logger`.)
nonisolated public struct Logger: Sendable {
    public init() {}
    public init(subsystem: String, category: String) {}
    public init(_ log: OSLog) {}

    public func log(_ message: OSLogMessage) { print(message.text) }
    public func log(level: OSLogType, _ message: OSLogMessage) { print(message.text) }
    public func trace(_ message: OSLogMessage) { print(message.text) }
    public func debug(_ message: OSLogMessage) { print(message.text) }
    public func info(_ message: OSLogMessage) { print(message.text) }
    public func notice(_ message: OSLogMessage) { print(message.text) }
    public func warning(_ message: OSLogMessage) { print(message.text) }
    public func error(_ message: OSLogMessage) { print(message.text) }
    public func critical(_ message: OSLogMessage) { print(message.text) }
    public func fault(_ message: OSLogMessage) { print(message.text) }
}

/// A message with interpolations that say who may read them; all are readable here. (Apple: `OSLogMessage`.)
nonisolated public struct OSLogMessage: ExpressibleByStringInterpolation {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation<T>(
            _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
        ) { text += "\(value())" }
        public mutating func appendInterpolation<T>(
            _ value: @autoclosure () -> T, align: OSLogStringAlignment, privacy: OSLogPrivacy = .auto
        ) { text += "\(value())" }
        public mutating func appendInterpolation<T>(
            _ value: @autoclosure () -> T, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
        ) where T: BinaryFloatingPoint {
            text += format.digits.map { String(format: "%.\($0)f", Double(value())) } ?? "\(value())"
        }
    }
}

/// (Apple: `OSLogPrivacy`.)
nonisolated public struct OSLogPrivacy: Sendable {
    public enum Mask: Sendable { case hash, none }
    public static let auto = OSLogPrivacy()
    public static let `public` = OSLogPrivacy()
    public static let `private` = OSLogPrivacy()
    public static let sensitive = OSLogPrivacy()
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// (Apple: `OSLogStringAlignment`.)
nonisolated public struct OSLogStringAlignment: Sendable {
    public static let none = OSLogStringAlignment()
    public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
    public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

/// (Apple: `OSLogFloatFormatting`.)
nonisolated public struct OSLogFloatFormatting: Sendable {
    let digits: Int?
    public static let fixed = OSLogFloatFormatting(digits: 6)
    public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(digits: precision) }
}

/// How grave a message is. (Apple: `OSLogType`.)
nonisolated public enum OSLogType: UInt8, Sendable {
    case `default`, info, debug
    case error = 16
    case fault
}

/// (Apple: `OSLog`.)
nonisolated public final class OSLog: Sendable {
    public static let `default` = OSLog(subsystem: "", category: "")
    public static let disabled = OSLog(subsystem: "", category: "")
    public init(subsystem: String, category: String) {}
}

/// The library by its own name, as in `os.Logger`.
// swift-format-ignore: TypeNamesShouldBeCapitalized
nonisolated public enum os {
    public typealias Logger = LayoutUI.Logger
}

/// - Parameter format: As for `String(format:)`.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func os_log(
    _ type: OSLogType = .default, log: OSLog = .default, _ format: StaticString, _ arguments: any CVarArg...
) { print(String(format: "\(format)".replacing("%{public}", with: "%"), arguments: arguments)) }

// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func os_log(
    _ format: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) { print(String(format: "\(format)".replacing("%{public}", with: "%"), arguments: arguments)) }
