// Search fields with tokens, suggestions and prompts in all their forms. Tokens are not shown; a field is as high without.

/// Where suggestions are shown. (Apple: `SearchSuggestionsPlacement`.)
nonisolated public struct SearchSuggestionsPlacement: Equatable, Sendable {
    public static let automatic = SearchSuggestionsPlacement()
    public static let menu = SearchSuggestionsPlacement()
    public static let content = SearchSuggestionsPlacement()

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let menu = Set(rawValue: 1)
        public static let content = Set(rawValue: 2)
    }
}

/// (Apple: `TextInputDictationBehavior`.)
nonisolated public struct TextInputDictationBehavior: Equatable, Sendable {
    public static let automatic = TextInputDictationBehavior()
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior { automatic }
}

/// (Apple: `TextInputDictationActivation`.)
nonisolated public struct TextInputDictationActivation: Equatable, Sendable {
    public static let onLook = TextInputDictationActivation()
    public static let onSelect = TextInputDictationActivation()
}

nonisolated extension View {
    public func searchable<C: RandomAccessCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }
    public func searchable<C: RandomAccessCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: prompt) }
    public func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> V
    ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }
    public func searchable<C: RandomAccessCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: Text(prompt)) }
    public func searchable<C: RandomAccessCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: Text(prompt)) }
    public func searchable<C: RandomAccessCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: Text(prompt)) }
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: Text(prompt)) }
    public func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> V
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
    @_disfavoredOverload
    public func searchable<S: StringProtocol, C: RandomAccessCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: Text(prompt)) }
    @_disfavoredOverload
    public func searchable<S: StringProtocol, C: RandomAccessCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: Text(prompt)) }
    @_disfavoredOverload
    public func searchable<S: StringProtocol, C: RandomAccessCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: Text(prompt)) }
    @_disfavoredOverload
    public func searchable<
        S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
    >(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View where C.Element: Identifiable { searchable(text: text, placement: placement, prompt: Text(prompt)) }
    @_disfavoredOverload
    public func searchable<S: StringProtocol, V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
    public func searchCompletion<T: Identifiable>(_ token: T) -> some View { self }
    public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View
    {
        self
    }
    public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }
}
