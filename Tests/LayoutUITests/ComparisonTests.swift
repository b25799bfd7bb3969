import Testing

@testable import LayoutUI

/// How values of views and of the environment are told apart: never with a crash, and the same where their type can
/// tell.
@Suite struct ComparisonTests {
    protocol Service {}
    protocol Delegate: AnyObject {}
    protocol Source<Item> { associatedtype Item }

    struct Plain: Service { var number = 1 }
    /// Larger than a box's inline buffer, and without `==`.
    struct Large: Service {
        var numbers = (1, 2, 3, 4)
        var text: String
    }
    struct Nested: Service { var inner: any Service }
    struct Generic<Value>: Service { var value: Value }
    final class Model: Delegate, Service {}
    struct Failure: Error { var text: String }
    struct Words: Source {
        typealias Item = String
        var text: String
    }
    indirect enum Tree {
        case leaf(any Service)
        case pair(Tree, Tree)
        case empty
    }
    struct Holder {
        weak var weakDelegate: (any Delegate)?
        weak var weakModel: Model?
        unowned var model: Model
        var delegate: any Delegate
        var other: (any Delegate)?
    }
    /// Two letters too many to be kept inside of the string: each has storage of its own.
    static func text(_ letter: Character) -> String { String(repeating: letter, count: 40) }

    static func same<Value>(_ a: Value, _ b: Value) -> Bool { ComparisonTable().areSame(a, b) }

    /// A value compared with one made alike, and with another.
    static func tells<Value>(_ make: (Character) -> Value) -> Bool {
        let table = ComparisonTable()
        return table.areSame(make("a"), make("a")) && !table.areSame(make("a"), make("b"))
            && table.areSameAny(make("a"), make("a")) && !table.areSameAny(make("a"), make("b"))
    }

    @Test func boxesAreComparedByWhatIsInThem() {
        #expect(Self.tells { Large(text: Self.text($0)) as any Service })
        #expect(Self.tells { Large(text: Self.text($0)) as Any })
        #expect(Self.tells { Nested(inner: Nested(inner: Large(text: Self.text($0)))) as any Service })
        #expect(Self.tells { Failure(text: Self.text($0)) as any Error })
        #expect(Self.tells { Self.text($0) as any Hashable & Sendable })
        #expect(!Self.same(Plain() as any Service, Large(text: "") as any Service))
        #expect(Self.same(Int.self as Any, Int.self as Any) && !Self.same(Int.self as Any, String.self as Any))
    }

    /// Generic code makes a box in a box of them.
    @Test func boxesInBoxesAreOpened() {
        func boxed<Value>(_ value: Value) -> Any { value }
        #expect(Self.tells { boxed(Large(text: Self.text($0)) as any Service) })
        #expect(Self.tells { boxed(boxed(Large(text: Self.text($0))) as Any) })
        #expect(Self.same(boxed(Plain() as any Service), boxed(Plain())))
    }

    @Test func optionalsOfBoxes() {
        #expect(Self.tells { Optional(Large(text: Self.text($0)) as any Service) })
        #expect(Self.tells { Optional(Optional(Large(text: Self.text($0)) as Any)) })
        let none: (any Service)? = nil
        #expect(Self.same(none, none))
        #expect(!Self.same(none, Plain()) && !Self.same(Plain(), none))
    }

    @Test func enumsWithValues() {
        #expect(Self.tells { Result<Large, any Error>.success(Large(text: Self.text($0))) })
        #expect(Self.tells { Result<Large, any Error>.failure(Failure(text: Self.text($0))) })
        #expect(Self.tells { Tree.pair(.leaf(Large(text: Self.text($0))), .empty) })
        #expect(Self.tells { Optional(Result<[String], any Error>.failure(Failure(text: Self.text($0)))) })
        #expect(Self.same(Tree.empty, Tree.empty) && !Self.same(Tree.empty, Tree.leaf(Plain())))
        #expect(!Self.same(Result<Int, any Error>.success(1), .failure(Failure(text: ""))))
    }

    @Test func tuplesAndGenerics() {
        #expect(Self.tells { (1, Large(text: Self.text($0)) as any Service, name: Self.text("x")) })
        #expect(Self.tells { Generic(value: Generic(value: (Self.text($0), nil as (any Service)?))) })
        #expect(Self.tells { Generic(value: Large(text: Self.text($0)) as any Service) as any Service })
    }

    @Test func referencesAreTheSameToOneObject() {
        let (one, other) = (Model(), Model())
        #expect(Self.same(one, one) && !Self.same(one, other))
        #expect(Self.same(one as any Delegate, one) && !Self.same(one as any Delegate, other))
        #expect(Self.same(one as any Service, one) && !Self.same(one as any Service, other))
        #expect(Self.same(one as AnyObject?, one) && !Self.same(one as AnyObject?, nil))
        let holder = Holder(weakDelegate: one, weakModel: one, model: one, delegate: one, other: nil)
        #expect(Self.same(holder, holder))
        var changed = holder
        changed.weakModel = other
        #expect(!Self.same(holder, changed))
        #expect(!Self.same(holder, Holder(weakDelegate: other, model: one, delegate: one, other: nil)))
        #expect(!Self.same(holder, Holder(weakDelegate: one, model: other, delegate: other, other: other)))
        withExtendedLifetime((one, other)) {}
    }

    /// Whether their captures are alike nobody can tell: only that nothing happens to it counts.
    @Test func closuresAndConstrainedBoxesAreComparedByTheirBytes() {
        struct Action { var run: () -> Int, other: ((Int) -> Void)? }
        let number = Int.random(in: 0...9)
        let action = Action(run: { number }, other: { _ in })
        #expect(Self.same(action, action))
        #expect(!Self.same(action, Action(run: { number + 1 }, other: action.other)))
        #expect(!Self.same(action, Action(run: action.run, other: nil)))
        #expect(Self.same(Optional(action), action) && !Self.same(Optional(action), nil))
        let words: any Source<String> = Words(text: Self.text("a"))
        #expect(Self.same(words, words))
        #expect(!Self.same(words, Words(text: Self.text("b"))))
        #expect(!Self.same(Generic(value: words), Generic(value: Words(text: Self.text("b")))))
    }

    // MARK: - In a view

    struct ServiceKey: EnvironmentKey {
        static var defaultValue: any Service { Plain() }
    }

    /// Reads a service.
    struct Reader: View {
        @Environment(\.testService) private var service
        var body: some View { Text(verbatim: "\((service as? Large)?.text.first ?? "-")") }
    }

    struct Screen: View {
        @State private var round = 0
        let services: [any Service]
        var body: some View {
            Reader()
                .environment(\.testService, services[round])
                .onAppear { round += 1 }
        }
    }

    @MainActor @Test func aServiceInTheEnvironmentIsReadAgainWhenItIsAnother() {
        func texts(_ first: any Service, _ second: any Service) -> [String] {
            shown(Screen(services: [first, second])).texts
        }
        #expect(texts(Large(text: "a"), Large(text: "b")) == ["b"])
        #expect(texts(Plain(), Large(text: "b")) == ["b"])
        #expect(texts(Large(text: Self.text("a")), Large(text: Self.text("a"))) == ["a"])
        #expect(texts(Model(), Model()) == ["-"])
    }
}

extension EnvironmentValues {
    fileprivate var testService: any ComparisonTests.Service {
        get { self[ComparisonTests.ServiceKey.self] }
        set { self[ComparisonTests.ServiceKey.self] = newValue }
    }
}
