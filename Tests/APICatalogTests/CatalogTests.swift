import Foundation
import Testing

@testable import APICatalog

/// The catalog of what of SwiftUI there is, against small declarations and against the engine itself.
struct CatalogTests {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/LayoutUI")

    static let engine = try? EngineCatalog(folder: folder)

    /// One symbol of each kind of declaration, and what it has to be listed as.
    @Test(arguments: [
        ("public struct A<Content: View>: View {}", "A", EngineSymbol.Group.containers, EngineSymbol.Support.laysOut),
        ("public struct A: View { public init(@ViewBuilder c: () -> B) {} }", "A", .containers, .laysOut),
        ("public struct A<C> {}\nextension A: View where C: View {}", "A", .containers, .laysOut),
        ("nonisolated public struct A: PrimitiveView {}", "A", .leaves, .laysOut),
        ("public struct A: InsettableShape {}", "A", .shapes, .laysOut),
        ("@propertyWrapper public struct A<Value> {}", "A", .propertyWrappers, .laysOut),
        ("public protocol A {}", "A", .protocols, .laysOut),
        ("public enum A {}", "A", .values, .laysOut),
        ("public func a() {}", "a", .functions, .laysOut),
        ("extension View { public func a() -> some View { self } }", "a", .modifiers, .accepted),
        ("extension View { public func a() -> some View { changing { _ in } } }", "a", .modifiers, .laysOut),
        (
            "extension View { public func a() -> some View { self }\npublic func a(b: Int) -> some View { boxed(b) } }",
            "a", .modifiers, .laysOut
        ),
        ("extension EnvironmentValues { public var a: Int { 1 } }", "a", .environmentValues, .accepted),
        ("extension EnvironmentValues { public var a: Int { get { 1 } set {} } }", "a", .environmentValues, .accepted),
        (
            "extension EnvironmentValues { public var a: Int { get { self[K.self] } set { self[K.self] = newValue } } }",
            "a", .environmentValues, .laysOut
        ),
        (
            "@available(*, unavailable, message: \"use b\") public struct A: View {}", "A", .leaves, .unsupported
        ),
    ])
    func lists(_ code: String, _ name: String, _ group: EngineSymbol.Group, _ support: EngineSymbol.Support) {
        let symbols = EngineCatalog(sources: ["Folder/A.swift": code]).symbols
        #expect(symbols.map(\.name) == [name])
        #expect(symbols.map(\.group) == [group])
        #expect(symbols.map(\.support) == [support])
    }

    @Test(arguments: [
        "struct A: View {}", "public struct _A {}", "extension View { func a() -> some View { self } }",
        "extension A: View {}", "@_cdecl(\"a\") public func a() {}", "extension A { public func b() {} }",
    ])
    func leavesOutWhatNoSnippetNames(_ code: String) {
        #expect(EngineCatalog(sources: ["Folder/A.swift": code]).symbols.isEmpty)
    }

    /// How members and labels are spelled, for what is misspelled.
    @Test func listsMembersAndLabels() throws {
        let code = """
            public struct A { public static let b = 1; let c = 2; public init(d: Int, _ e: Int) {}
                public enum F { case g, h(Int) }; func i(j: Int) {} }
            extension A.K { public func l(m n: Int) { func o(p: Int) {} } }
            public protocol Q { func r(s: Int) }
            enum T { case u }
            public extension V { static var w: Int { 1 } }
            """
        let catalog = EngineCatalog(sources: ["A.swift": code])
        #expect(
            catalog.members == ["A": ["b"], "A.F": ["g", "h"], "A.K": ["l"], "Q": ["r"], "V": ["w"]])
        #expect(catalog.labels == ["d", "m", "s"])
        let engine = try #require(Self.engine)
        #expect(engine.members["Color"]?.contains("yellow") == true)
        #expect(engine.members["View"]?.contains("padding") == true)
        #expect(engine.members["Edge.Set"]?.contains("leading") == true)
        #expect(engine.labels.contains("maxWidth"))
    }

    @Test func countsForms() {
        let code =
            "extension View { public func a() -> some View { self }\npublic func a(b: Int) -> some View { self } }"
        #expect(EngineCatalog(sources: ["A.swift": code]).symbols.map(\.forms) == [2])
    }

    /// What the issue of the engine asks for by name, each as it has to be.
    @Test(arguments: [
        ("VStack", EngineSymbol.Support.laysOut), ("LazyVGrid", .laysOut), ("Form", .laysOut), ("Text", .laysOut),
        ("frame", .laysOut), ("padding", .laysOut), ("containerRelativeFrame", .laysOut), ("safeAreaInset", .laysOut),
        ("Layout", .laysOut), ("PreferenceKey", .laysOut), ("State", .laysOut), ("dynamicTypeSize", .laysOut),
        ("accessibilityLabel", .accepted), ("onTapGesture", .accepted), ("blendMode", .laysOut), ("ForEach", .laysOut),
    ])
    func knowsTheEngine(_ name: String, _ support: EngineSymbol.Support) throws {
        let symbols = try #require(Self.engine).symbols.filter { $0.name == name }
        #expect(symbols.contains { $0.support == support })
    }

    /// A modifier that only says what a touch does, or a name by which one finds the view.
    @Test func whatOnlyTakesTouchesIsAccepted() {
        let code =
            "extension View { public func a() -> some View { touchable(.field) }\n"
            + "public func b() -> some View { a() }\npublic func c() -> some View { padding() } }"
        #expect(EngineCatalog(sources: ["A.swift": code]).symbols.map(\.support) == [.accepted, .laysOut, .laysOut])
    }

    /// Every public name that stands at the beginning of a line, or in an extension of `View`, is listed: found by
    /// the lines alone, without the parser that the catalog is made with.
    @Test func listsEveryPublicNameOfTheEngine() throws {
        let names = try PublicNames(folder: Self.folder)
        let symbols = try #require(Self.engine).symbols
        let modifiers = Set(symbols.filter { $0.group == .modifiers }.map(\.name))
        #expect(names.modifiers.count > 300)
        #expect(names.modifiers.subtracting(modifiers).sorted() == [])
        let types = Set(symbols.filter { $0.group != .modifiers && $0.group != .environmentValues }.map(\.name))
        #expect(names.types.count > 300)
        #expect(names.types.subtracting(types).sorted() == [])
    }

    /// What is in no source is put where its group belongs, so that the list stays sorted.
    @Test func takesNamesThatAreNotDeclared() {
        let catalog = EngineCatalog(
            EngineCatalog(sources: ["A.swift": "public func a() {}\npublic protocol P {}"]), macros: ["B", "A"],
            unsupported: ["Z": "why", "Y": "because"])
        #expect(catalog.symbols.map(\.name) == ["P", "A", "B", "a", "Y", "Z"])
        #expect(catalog.symbols.last?.reason == "why")
    }

    @Test func survivesItsJSON() throws {
        let catalog = try #require(Self.engine)
        let json = try catalog.json()
        #expect(try EngineCatalog(json: Data(json.utf8)).symbols == catalog.symbols)
        #expect(try EngineCatalog(json: Data(json.utf8)).json() == json)
    }
}
