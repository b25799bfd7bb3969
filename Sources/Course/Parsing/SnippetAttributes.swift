import Snapshot

/// What the info string of a Swift fence says.
///
/// The closed set of words is here; which of them go together is said in `conflicts`.
struct SnippetAttributes: Equatable, Sendable {
    /// A value and where it stands in the file.
    struct Located<Value: Equatable & Sendable>: Equatable, Sendable {
        var value: Value
        var range: SourceRange
    }

    /// Attributes with a value.
    enum Name: String, CaseIterable {
        case id, width, height, device, scheme, direction, uses, root, diff, figure, fails
        case textSize = "text-size"
    }

    /// Words that stand alone.
    enum Word: String, CaseIterable { case layout, run, sketch, hidden }

    var mode = Snippet.Mode.check
    var id: Located<String>?
    var width: Double?
    var height: Double?
    var device: Located<String>?
    var textSize: TextSize?
    var scheme: RunConditions.Scheme?
    var direction: RunConditions.Direction?
    var uses: [Located<String>] = []
    var root: String?
    var diff: Located<String>?
    var figure: Snippet.FigureStyle?
    var isHidden = false

    /// - Parameter attributes: the info string's words behind `swift`.
    init(_ attributes: [Attribute], diagnostics: inout DiagnosticList) {
        var seen: [String: SourceRange] = [:]
        var modes = 0
        for attribute in attributes {
            guard seen[attribute.name] == nil else {
                diagnostics.add("snippet-attribute-twice", at: attribute.range, "'\(attribute.name)' stands here twice")
                continue
            }
            guard let value = attribute.value else {
                guard let word = Self.word(attribute, &diagnostics) else { continue }
                seen[attribute.name] = attribute.range
                if word == .hidden {
                    isHidden = true
                } else {
                    modes += 1
                    mode = word == .layout ? .layout : word == .run ? .run : .sketch
                }
                if modes > 1 { Self.reportModes(at: attribute.range, &diagnostics) }
                continue
            }
            guard let name = Self.name(attribute, &diagnostics) else { continue }
            seen[attribute.name] = attribute.range
            guard !value.isEmpty else {
                diagnostics.add("snippet-attribute-empty", at: attribute.range, "'\(attribute.name)=' has no value")
                continue
            }
            if name == .fails {
                modes += 1
                mode = .fails(value)
                if modes > 1 { Self.reportModes(at: attribute.range, &diagnostics) }
            } else {
                set(name, to: value, at: attribute, &diagnostics)
            }
        }
        reportConflicts(seen, &diagnostics)
    }

    private static func reportModes(at range: SourceRange, _ diagnostics: inout DiagnosticList) {
        diagnostics.add(
            "snippet-modes", at: range, "a snippet has one mode, and this is its second",
            help: "keep one of layout, run, sketch and fails=")
    }

    // MARK: Names

    private static func word(_ attribute: Attribute, _ diagnostics: inout DiagnosticList) -> Word? {
        if let word = Word(rawValue: attribute.name) { return word }
        if Name(rawValue: attribute.name) != nil {
            diagnostics.add(
                "snippet-attribute-empty", at: attribute.range, "'\(attribute.name)' needs a value",
                help: "write \(attribute.name)=…")
        } else {
            reportUnknown(attribute, &diagnostics)
        }
        return nil
    }

    private static func name(_ attribute: Attribute, _ diagnostics: inout DiagnosticList) -> Name? {
        if let name = Name(rawValue: attribute.name) { return name }
        if Word(rawValue: attribute.name) != nil {
            diagnostics.add(
                "snippet-attribute-value", at: attribute.range, "'\(attribute.name)' takes no value",
                help: "write it alone: \(attribute.name)")
        } else {
            reportUnknown(attribute, &diagnostics)
        }
        return nil
    }

    private static func reportUnknown(_ attribute: Attribute, _ diagnostics: inout DiagnosticList) {
        let known = Word.allCases.map(\.rawValue) + Name.allCases.map(\.rawValue)
        diagnostics.add(
            "snippet-attribute-unknown", at: attribute.range, "a snippet has no attribute '\(attribute.name)'",
            help: Nearest.hint(to: attribute.name, among: known, nothing: ""))
    }

    // MARK: Values

    private mutating func set(
        _ name: Name, to value: String, at attribute: Attribute, _ diagnostics: inout DiagnosticList
    ) {
        let range = attribute.valueRange
        switch name {
        case .id:
            if Identifier.isValid(value) {
                id = Located(value: value, range: range)
            } else {
                diagnostics.add("snippet-id", at: range, "'\(value)' cannot be an id", help: Identifier.rule)
            }
        case .width: width = length(value, at: range, &diagnostics)
        case .height: height = length(value, at: range, &diagnostics)
        case .device: device = Located(value: value, range: range)
        case .textSize: textSize = TextSize(name: value) ?? choice(value, attribute, &diagnostics)
        case .scheme: scheme = choice(value, attribute, &diagnostics)
        case .direction: direction = choice(value, attribute, &diagnostics)
        case .figure: figure = choice(value, attribute, &diagnostics)
        case .root: root = value
        case .diff: diff = Located(value: value, range: range)
        case .uses: uses = references(value, at: range, &diagnostics)
        case .fails: break
        }
    }

    /// Points, zero or more.
    private func length(_ text: String, at range: SourceRange, _ diagnostics: inout DiagnosticList) -> Double? {
        let isNumber = text.utf8.allSatisfy { $0.isDigit || $0 == .period }
        guard isNumber, let number = Double(text), number.isFinite else {
            diagnostics.add(
                "snippet-length", at: range, "'\(text)' is no length",
                help: "write points as a plain number: 250 or 97.5")
            return nil
        }
        return number
    }

    private func choice<Value: RawRepresentable & CaseIterable>(
        _ text: String, _ attribute: Attribute, _ diagnostics: inout DiagnosticList
    ) -> Value? where Value.RawValue == String {
        if let value = Value(rawValue: text) { return value }
        diagnostics.add(
            "snippet-attribute-value", at: attribute.valueRange, "'\(attribute.name)' cannot be '\(text)'",
            help: Nearest.hint(to: text, among: Value.allCases.map(\.rawValue), nothing: ""))
        return nil
    }

    /// Ids separated by commas.
    private func references(
        _ text: String, at range: SourceRange, _ diagnostics: inout DiagnosticList
    ) -> [Located<String>] {
        var found: [Located<String>] = []
        var lower = range.lower
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let blanks = part.utf8.prefix(while: \.isBlank).count
            let id = part.drop(while: { $0 == " " || $0 == "\t" })
            let place = SourceRange(lower: lower + blanks, upper: lower + part.utf8.count)
            if id.isEmpty {
                diagnostics.add("snippet-uses", at: place, "an id is missing beside a comma")
            } else {
                found.append(Located(value: String(id), range: place))
            }
            lower += part.utf8.count + 1
        }
        return found
    }

    // MARK: Combinations

    /// Attributes that would do nothing where they stand.
    private func reportConflicts(_ seen: [String: SourceRange], _ diagnostics: inout DiagnosticList) {
        func report(_ name: String, _ why: String, _ help: String? = nil) {
            guard let range = seen[name] else { return }
            diagnostics.add("snippet-attribute-conflict", at: range, why, help: help)
        }
        if mode != .layout {
            for name: Name in [.width, .height, .device, .textSize, .scheme, .direction, .root, .figure] {
                report(
                    name.rawValue, "'\(name.rawValue)=' means nothing here: this snippet is not laid out",
                    "add layout, or leave '\(name.rawValue)=' out")
            }
        }
        if mode == .sketch {
            report("uses", "'uses=' means nothing here: a sketch is not compiled")
            report("hidden", "a hidden sketch is neither run nor shown", "leave the fence out")
        }
        if isHidden {
            report("diff", "'diff=' means nothing here: a hidden snippet is not shown")
            report("figure", "'figure=' means nothing here: a hidden snippet has no figure of its own")
        }
    }
}

extension Snippet.FigureStyle: CaseIterable {
    public static let allCases: [Snippet.FigureStyle] = [.plain, .borders, .none]
}
