/// The file that is compiled with every program of snippets: what their entries call, and the macros that SwiftUI
/// has beside its types.
///
/// The macros are declared here, and not in the engine, because the compiler warns at each declaration of a macro
/// whose plug-in it has not been given; the plug-in is only there once the engine's package has been built.
enum SupportFile {
    static let name = "support.swift"

    /// The second builder is for a run of statements of which syntax does not tell whether they are views: one that
    /// has no value is an action, and adds nothing.
    static let text = """
        import SwiftUI

        @attached(accessor) @attached(peer, names: prefixed(__Key_))
        macro Entry() = #externalMacro(module: "LayoutUIMacros", type: "EntryMacro")

        @attached(member, names: named(animatableData), named(AnimatableData)) @attached(extension, conformances: SwiftUI.Animatable)
        macro Animatable() = #externalMacro(module: "LayoutUIMacros", type: "AnimatableMacro")

        @attached(peer)
        macro AnimatableIgnored() = #externalMacro(module: "LayoutUIMacros", type: "AnimatableIgnoredMacro")

        func _content<Content: SwiftUI.View>(
            @SwiftUI.ViewBuilder _ content: () throws -> Content
        ) rethrows -> Content { try content() }

        func _contentAndActions<Content: SwiftUI.View>(
            @_ContentAndActions _ content: () throws -> Content
        ) rethrows -> Content { try content() }

        @resultBuilder enum _ContentAndActions {
            static func buildExpression<Content: SwiftUI.View>(_ content: Content) -> Content { content }
            static func buildExpression(_ action: Void) -> SwiftUI.EmptyView { SwiftUI.EmptyView() }
            static func buildBlock() -> SwiftUI.EmptyView { SwiftUI.EmptyView() }
            static func buildBlock<Content: SwiftUI.View>(_ content: Content) -> Content { content }
            static func buildBlock<each Content: SwiftUI.View>(
                _ content: repeat each Content
            ) -> some SwiftUI.View { SwiftUI.ViewBuilder.buildBlock(repeat each content) }
            static func buildIf<Content: SwiftUI.View>(_ content: Content?) -> Content? { content }
            static func buildEither<First: SwiftUI.View, Second: SwiftUI.View>(
                first: First
            ) -> SwiftUI._ConditionalContent<First, Second> { SwiftUI.ViewBuilder.buildEither(first: first) }
            static func buildEither<First: SwiftUI.View, Second: SwiftUI.View>(
                second: Second
            ) -> SwiftUI._ConditionalContent<First, Second> { SwiftUI.ViewBuilder.buildEither(second: second) }
        }

        """
}
