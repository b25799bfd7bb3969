extension CardBlock: Codable {
    private enum Kind: String, Codable { case heading, paragraph, code, list, quote, table, figure, rule }

    private enum CodingKeys: String, CodingKey {
        case type, runs, language, pieces, start, items, blocks, alignments, header, rows, file, caption, sketch
    }

    public init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        switch try keys.decode(Kind.self, forKey: .type) {
        case .heading: self = .heading(try keys.decode([CardRun].self, forKey: .runs))
        case .paragraph: self = .paragraph(try keys.decode([CardRun].self, forKey: .runs))
        case .code:
            self = .code(
                language: try keys.decodeIfPresent(String.self, forKey: .language),
                try keys.decode([CodePiece].self, forKey: .pieces))
        case .list:
            self = .list(
                start: try keys.decodeIfPresent(Int.self, forKey: .start),
                items: try keys.decode([[CardBlock]].self, forKey: .items))
        case .quote: self = .quote(try keys.decode([CardBlock].self, forKey: .blocks))
        case .table:
            self = .table(
                alignments: try keys.decodeIfPresent([CardAlignment].self, forKey: .alignments) ?? [],
                header: try keys.decode([[CardRun]].self, forKey: .header),
                rows: try keys.decode([[[CardRun]]].self, forKey: .rows))
        case .figure:
            self = .figure(
                file: try keys.decodeIfPresent(String.self, forKey: .file),
                caption: try keys.decode([CardRun].self, forKey: .caption),
                sketch: try keys.decodeIfPresent(LayoutSketch.self, forKey: .sketch))
        case .rule: self = .rule
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .heading(let runs):
            try keys.encode(Kind.heading, forKey: .type)
            try keys.encode(runs, forKey: .runs)
        case .paragraph(let runs):
            try keys.encode(Kind.paragraph, forKey: .type)
            try keys.encode(runs, forKey: .runs)
        case .code(let language, let pieces):
            try keys.encode(Kind.code, forKey: .type)
            try keys.encodeIfPresent(language, forKey: .language)
            try keys.encode(pieces, forKey: .pieces)
        case .list(let start, let items):
            try keys.encode(Kind.list, forKey: .type)
            try keys.encodeIfPresent(start, forKey: .start)
            try keys.encode(items, forKey: .items)
        case .quote(let blocks):
            try keys.encode(Kind.quote, forKey: .type)
            try keys.encode(blocks, forKey: .blocks)
        case .table(let alignments, let header, let rows):
            try keys.encode(Kind.table, forKey: .type)
            try keys.encode(alignments, forKey: .alignments)
            try keys.encode(header, forKey: .header)
            try keys.encode(rows, forKey: .rows)
        case .figure(let file, let caption, let sketch):
            try keys.encode(Kind.figure, forKey: .type)
            try keys.encodeIfPresent(file, forKey: .file)
            try keys.encode(caption, forKey: .caption)
            try keys.encodeIfPresent(sketch, forKey: .sketch)
        case .rule: try keys.encode(Kind.rule, forKey: .type)
        }
    }
}

extension CardRun: Codable {
    private enum CodingKeys: String, CodingKey { case text, styles, link }

    public init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        text = try keys.decode(String.self, forKey: .text)
        styles = Set(try keys.decodeIfPresent([Style].self, forKey: .styles) ?? [])
        link = try keys.decodeIfPresent(String.self, forKey: .link)
    }

    public func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(text, forKey: .text)
        if !styles.isEmpty { try keys.encode(styles.sorted(), forKey: .styles) }
        try keys.encodeIfPresent(link, forKey: .link)
    }
}

extension CodePiece: Codable {
    private enum CodingKeys: String, CodingKey { case text, token }

    public init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        text = try keys.decode(String.self, forKey: .text)
        token = try keys.decodeIfPresent(Token.self, forKey: .token) ?? .plain
    }

    public func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        try keys.encode(text, forKey: .text)
        if token != .plain { try keys.encode(token, forKey: .token) }
    }
}
