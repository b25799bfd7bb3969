import Snapshot

/// Puts a course together in two passes: first each file by itself, then everything that one file says of another.
struct CourseAssembly {
    private struct LessonDraft {
        var name: FileName
        var frontMatter: LessonFrontMatter
        var draft: DocumentDraft
        var diagnostics: [Diagnostic]
    }

    private struct CardDraft {
        var name: FileName
        var frontMatter: CardFrontMatter
        var draft: DocumentDraft
        var diagnostics: [Diagnostic]
    }

    private let files: CourseFiles
    private let devices: [DeviceProfile]
    private let memory: AssemblyMemory
    private var diagnostics: [Diagnostic]
    private var index: CourseIndex
    /// Whether the course's device is what its author wrote.
    private var isDeviceKnown = true
    /// By the key of the snippet they are made from, each once.
    private var variants: [String: [SnippetVariant]] = [:]

    init(_ files: CourseFiles, devices: [DeviceProfile], memory: AssemblyMemory = AssemblyMemory()) {
        self.files = files
        self.devices = devices
        self.memory = memory
        index = CourseIndex(otherFiles: files.otherFiles)
        diagnostics = files.diagnostics
    }

    mutating func assemble() -> (content: CourseContent, diagnostics: [Diagnostic]) {
        let settings = readSettings()
        let lessonDrafts = readLessons(settings)
        let cardDrafts = readCards(settings, lessonDrafts)
        var lessons = lessonDrafts.map { build($0, settings: settings) }
        var cards = cardDrafts.map { build($0, lessons: lessons, settings: settings) }
        for position in lessons.indices { addVariants(to: &lessons[position].document) }
        for position in cards.indices { addVariants(to: &cards[position].document) }
        reportMissingID(settings, cards)
        reportMissingStates(lessons.map(\.document) + cards.map(\.document))
        reportRepeatedCards(cards)
        reportCircles(lessonDrafts, lessons)
        return (CourseContent(settings: settings, lessons: lessons, cardFiles: cards), diagnostics)
    }

    // MARK: Each file by itself

    private mutating func readSettings() -> CourseSettings {
        guard let file = files.settings else {
            // There is none, or it cannot be read.
            isDeviceKnown = !diagnostics.contains { $0.path == files.settingsPath }
            return CourseSettings(id: nil, title: files.folder)
        }
        var (settings, device, found) = CourseSettingsReader.read(file, folder: files.folder)
        var list = DiagnosticList(file)
        isDeviceKnown = device.isClear
        if let range = device.range {
            let known = known(settings.device, at: range, &list)
            settings.device = known ?? devices[0].name
            if known == nil { isDeviceKnown = false }
        }
        report(found + list.all)
        return settings
    }

    /// The name, if there is a device of that name.
    private func known(_ device: String, at range: SourceRange, _ list: inout DiagnosticList) -> String? {
        if devices.contains(where: { $0.name == device }) { return device }
        list.add(
            "device-unknown", at: range, "there is no device '\(device)'",
            help: devices.hint(to: device))
        return nil
    }

    /// The front matter's YAML, and the lines below it.
    private static func split(
        _ file: SourceFile, _ list: inout DiagnosticList
    ) -> (node: YAMLNode?, source: SourceLines, isReadable: Bool) {
        let source = SourceLines(file)
        switch FrontMatterBlock.find(in: source) {
        case .none: return (nil, source, true)
        case .unclosed:
            list.add(
                "front-matter-unclosed", at: SourceRange(lower: source[1].lowerBound, upper: source[1].upperBound),
                "the front matter that begins here is never closed", help: "end it with a line ---")
            return (nil, SourceLines(file, contentLine: source.lines.count + 1), false)
        case .block(let block):
            let content = SourceLines(file, contentLine: block.contentLine)
            do {
                let node = try YAML.parse(Array(source.bytes[block.range]), base: block.range.lowerBound)
                let nothing = YAMLNode(
                    content: .mapping([]),
                    range: SourceRange(lower: block.range.lowerBound, upper: block.range.lowerBound))
                return (node ?? nothing, content, true)
            } catch {
                if let error = error as? YAMLError {
                    list.add(error.identifier, at: error.range, error.message, help: error.help)
                }
                return (nil, content, false)
            }
        }
    }

    private mutating func readLessons(_ settings: CourseSettings) -> [LessonDraft] {
        var drafts: [LessonDraft] = []
        for file in files.lessons {
            let name = Self.name(of: file)
            var list = DiagnosticList(file)
            let (node, source, isReadable) = Self.split(file, &list)
            var unheard = DiagnosticList(file)
            var frontMatter =
                isReadable
                ? LessonFrontMatter(node, fallback: name.slug, verified: settings.verified, diagnostics: &list)
                : LessonFrontMatter(nil, fallback: name.slug, verified: settings.verified, diagnostics: &unheard)
            var isDeviceClear = isReadable && frontMatter.isDeviceClear
            if let device = frontMatter.values.device, let range = frontMatter.device {
                frontMatter.values.device = known(device, at: range, &list)
                if frontMatter.values.device == nil { isDeviceClear = false }
            }
            if let first = drafts.first(where: { $0.name.slug == name.slug }) {
                list.add(
                    "lesson-slug-twice", line: 1, "'\(name.slug)' is the name of \(first.draft.file.path) already",
                    help: "numbers only order lessons: rename one of the files")
                diagnostics += list.all
                continue
            }
            let draft = memory.draft(file, namespace: name.slug) {
                DocumentDraft(file, source: source, namespace: name.slug)
            }
            index.addLesson(
                draft, slug: name.slug, device: frontMatter.values.device ?? settings.device,
                isDeviceKnown: isDeviceClear && (frontMatter.values.device != nil || isDeviceKnown))
            drafts.append(
                LessonDraft(
                    name: name, frontMatter: frontMatter, draft: draft, diagnostics: list.all + draft.diagnostics))
        }
        return drafts
    }

    private mutating func readCards(_ settings: CourseSettings, _ lessons: [LessonDraft]) -> [CardDraft] {
        var drafts: [CardDraft] = []
        for file in files.cards {
            let name = Self.name(of: file)
            var list = DiagnosticList(file)
            let (node, source, isReadable) = Self.split(file, &list)
            var unheard = DiagnosticList(file)
            var frontMatter =
                isReadable
                ? CardFrontMatter(node, diagnostics: &list) : CardFrontMatter(nil, diagnostics: &unheard)
            if let named = frontMatter.lesson, let range = frontMatter.lessonRange {
                frontMatter.lesson = index.lesson(named: named)
                if frontMatter.lesson == nil {
                    list.add(
                        "lesson-unknown", at: range, "there is no lesson '\(named)'", help: index.lessonHint(to: named))
                }
            }
            if let first = drafts.first(where: { $0.name.slug == name.slug }) {
                list.add(
                    "card-file-slug-twice", line: 1, "'\(name.slug)' is the name of \(first.draft.file.path) already",
                    help: "numbers only order card files: rename one of them")
                diagnostics += list.all
                continue
            }
            let namespace = CourseIndex.cardNamespace(name.slug)
            let draft = memory.draft(file, namespace: namespace) {
                DocumentDraft(file, source: source, namespace: namespace, isCardFile: true)
            }
            let lesson = lessons.first { $0.name.slug == frontMatter.lesson }
            index.addCards(
                draft, slug: name.slug, lesson: frontMatter.lesson,
                device: lesson?.frontMatter.values.device ?? settings.device,
                isDeviceKnown: frontMatter.lesson.flatMap { index[$0]?.isDeviceKnown } ?? false)
            drafts.append(
                CardDraft(name: name, frontMatter: frontMatter, draft: draft, diagnostics: list.all + draft.diagnostics)
            )
        }
        return drafts
    }

    private static func name(of file: SourceFile) -> FileName {
        FileName(String(file.path.split(separator: "/").last ?? ""))
    }

    // MARK: What one file says of another

    private mutating func build(_ lesson: LessonDraft, settings: CourseSettings) -> Lesson {
        var list = DiagnosticList(lesson.draft.file)
        var frontMatter = lesson.frontMatter.values
        frontMatter.needs = []
        for need in lesson.frontMatter.needs {
            guard let slug = index.lesson(named: need.slug) else {
                list.add(
                    "lesson-unknown", at: need.range, "there is no lesson '\(need.slug)'",
                    help: index.lessonHint(to: need.slug))
                continue
            }
            if slug == lesson.name.slug {
                list.add("lesson-needs-itself", at: need.range, "a lesson cannot need itself")
            } else {
                frontMatter.needs.append(slug)
            }
        }
        let built = memory.document(
            lesson.draft, settings: settings, verification: frontMatter.verified, index: index
        ) { index in
            var builder = DocumentBuilder(
                lesson.draft, index: index, devices: devices, verification: frontMatter.verified)
            builder.document.blocks = builder.lessonBlocks(lesson.draft.located.blocks)
            return AssemblyMemory.Built(
                document: builder.document, variants: builder.finishedVariants, diagnostics: builder.diagnostics.all)
        }
        report(lesson.diagnostics + list.all + built.diagnostics)
        collect(built.variants)
        return Lesson(
            slug: lesson.name.slug, name: lesson.name.name, frontMatter: frontMatter, document: built.document)
    }

    private mutating func build(_ cards: CardDraft, lessons: [Lesson], settings: CourseSettings) -> CardFile {
        let lesson = lessons.first { $0.slug == cards.frontMatter.lesson }
        let verification = lesson?.frontMatter.verified ?? settings.verified
        let built = memory.document(
            cards.draft, settings: settings, verification: verification, index: index
        ) { index in
            var builder = DocumentBuilder(
                cards.draft, index: index, devices: devices, verification: verification, isCardFile: true)
            let cards = builder.cards()
            return AssemblyMemory.Built(
                document: builder.document, cards: cards, variants: builder.finishedVariants,
                diagnostics: builder.diagnostics.all)
        }
        report(cards.diagnostics + built.diagnostics)
        collect(built.variants)
        return CardFile(
            slug: cards.name.slug, name: cards.name.name, lesson: lesson?.slug ?? "",
            deck: cards.frontMatter.deck
                ?? [settings.title, lesson?.frontMatter.title].compactMap(\.self)
                .joined(separator: "::"),
            cards: built.cards, document: built.document)
    }

    private mutating func collect(_ found: [SnippetVariant]) {
        for variant in found where variants[variant.base]?.contains(variant) != true {
            variants[variant.base, default: []].append(variant)
        }
    }

    /// Puts variants behind the snippets of the file that holds what they are made from.
    private func addVariants(to document: inout Document) {
        for snippet in document.snippets {
            document.snippets += (variants[snippet.key] ?? []).map { $0.snippet(from: snippet) }
        }
    }

    /// Adds one file's diagnostics in the order of their positions.
    private mutating func report(_ found: [Diagnostic]) {
        diagnostics += found.enumerated().sorted {
            ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
        }.map(\.element)
    }

    /// Cards of which no decks can be made. (An id that is wrong is an error already.)
    private mutating func reportMissingID(_ settings: CourseSettings, _ cards: [CardFile]) {
        let isReported = diagnostics.contains { $0.path == files.settingsPath && $0.severity == .error }
        guard files.isWhole, !cards.isEmpty, settings.id == nil, !isReported else { return }
        diagnostics.append(
            Diagnostic(
                .warning, "course-id-missing", path: files.settingsPath, position: SourcePosition(line: 1, column: 1),
                summary: "the course has cards but no id, so no decks are made of them",
                help: (files.settings == nil ? "write this file with" : "add")
                    + " a line like 'id: my-course', and never "
                    + "change it: learners' review history hangs on it"))
    }

    /// Figures of states that their snippets do not have; claims and consoles are held against states later.
    private mutating func reportMissingStates(_ documents: [Document]) {
        var snippets: [String: Snippet] = [:]
        for snippet in documents.flatMap(\.snippets) { snippets[snippet.key] = snippet }
        for document in documents {
            var list = DiagnosticList(document.file)
            for figure in document.figures {
                guard var snippet = snippets[figure.snippet] else { continue }
                // Of another width it is named as the one that it is made from.
                snippet.id = snippets[String(figure.snippet.prefix { $0 != "?" })]?.id
                guard let missing = snippet.missingState(figure.state) else { continue }
                list.add("figure-unknown-state", at: figure.range, missing.summary, help: missing.help)
            }
            diagnostics += list.all
        }
    }

    private mutating func reportRepeatedCards(_ files: [CardFile]) {
        var first: [String: (path: String, position: SourcePosition)] = [:]
        for file in files {
            var list = DiagnosticList(file.document.file)
            for card in file.cards {
                if let earlier = first[card.id] {
                    list.add(
                        "card-id-twice", at: card.idRange, "there is a card '\(card.id)' already",
                        help: "ids are unique in the whole course",
                        notes: [
                            Diagnostic.Note(
                                "the first is at \(earlier.path):\(earlier.position.line)", path: earlier.path,
                                position: earlier.position)
                        ])
                } else {
                    first[card.id] = (file.document.file.path, card.position)
                }
            }
            diagnostics += list.all
        }
    }

    /// Lessons that need each other can be done in no order.
    private mutating func reportCircles(_ drafts: [LessonDraft], _ lessons: [Lesson]) {
        var needs: [String: [String]] = [:]
        for lesson in lessons { needs[lesson.slug] = lesson.frontMatter.needs }
        for draft in drafts {
            var list = DiagnosticList(draft.draft.file)
            for need in draft.frontMatter.needs {
                guard let first = index.lesson(named: need.slug), first != draft.name.slug,
                    Self.reaches(draft.name.slug, from: first, needs)
                else { continue }
                list.add(
                    "lesson-needs-circle", at: need.range, "'\(first)' needs this lesson in turn",
                    help: "one of the two has to come first")
            }
            diagnostics += list.all
        }
    }

    private static func reaches(_ goal: String, from start: String, _ needs: [String: [String]]) -> Bool {
        var open = [start]
        var seen: Set<String> = [start]
        while let lesson = open.popLast() {
            if lesson == goal { return true }
            open += (needs[lesson] ?? []).filter { seen.insert($0).inserted }
        }
        return false
    }
}
