/// Content that changes with time: at its first moment. (Apple: `TimelineView`.)
public struct TimelineView<Schedule, Content: View>: View {
    public struct Context {
        public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
        public let date: Date
        public let cadence = Cadence.live
    }

    public typealias DefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

    /// The moment that every run shows: the beginning of 2026, so that a layout is the same every day.
    private static var moment: Date { Date(timeIntervalSince1970: 1_767_225_600) }

    private let content: (DefaultContext) -> Content

    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (DefaultContext) -> Content)
    where Schedule: TimelineSchedule { self.content = content }

    public var body: some View { content(DefaultContext(date: Self.moment)) }
}

nonisolated public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
}

/// How often a schedule may have dates. (Apple: `TimelineScheduleMode`.)
nonisolated public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

nonisolated public struct EveryMinuteTimelineSchedule: TimelineSchedule { public init() {} }
nonisolated public struct PeriodicTimelineSchedule: TimelineSchedule {
    public init(from start: Date, by interval: TimeInterval) {}
}
nonisolated public struct AnimationTimelineSchedule: TimelineSchedule {
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}
nonisolated public struct ExplicitTimelineSchedule: TimelineSchedule {
    public init(_ dates: [Date]) {}
}

nonisolated extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
nonisolated extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from start: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: start, by: interval)
    }
}
nonisolated extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule()
    }
}
nonisolated extension TimelineSchedule where Self == ExplicitTimelineSchedule {
    public static func explicit(_ dates: [Date]) -> ExplicitTimelineSchedule { ExplicitTimelineSchedule(dates) }
}
