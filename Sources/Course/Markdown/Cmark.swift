import CCmark

/// libcmark behind values: the one file that holds its pointers.
enum Cmark {
    /// The text nests deeper than we follow. (Everything after this file walks the tree recursively.)
    struct NestingTooDeep: Error, Equatable {
        /// Of the innermost block that was still fine, from 1.
        var line: Int
        var limit: Int
    }

    /// Parses CommonMark. The conversion is iterative, so that no input overflows the stack.
    static func parse(_ text: [UInt8], nestingLimit: Int = 200) throws -> MarkdownNode {
        let root = text.withUnsafeBytes { bytes in
            cmark_parse_document(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, CMARK_OPT_DEFAULT)
        }
        guard let root else { return MarkdownNode(kind: .document) }
        defer { cmark_node_free(root) }
        return try convert(root, nestingLimit: nestingLimit)
    }

    private static func convert(
        _ root: OpaquePointer, nestingLimit: Int
    ) throws -> MarkdownNode {
        let iterator = cmark_iter_new(root)
        defer { cmark_iter_free(iterator) }
        var open: [MarkdownNode] = []
        var blockLine = 1
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { break }
            if event == CMARK_EVENT_ENTER {
                let converted = value(of: node)
                if converted.startLine > 0 { blockLine = converted.startLine }
                if isLeaf(node) {
                    append(converted, to: &open)
                } else {
                    guard open.count < nestingLimit else {
                        throw NestingTooDeep(line: blockLine, limit: nestingLimit)
                    }
                    open.append(converted)
                }
            } else if let closed = open.popLast() {
                if open.isEmpty { return closed }
                append(closed, to: &open)
            }
        }
        return MarkdownNode(kind: .document)
    }

    /// Adds a child to the innermost open node; texts that follow each other become one.
    private static func append(_ node: MarkdownNode, to open: inout [MarkdownNode]) {
        let parent = open.count - 1
        guard parent >= 0 else { return }
        if case .text = node.kind, let last = open[parent].children.last, case .text = last.kind {
            open[parent].children[open[parent].children.count - 1].literal += node.literal
        } else {
            open[parent].children.append(node)
        }
    }

    /// Leaves are entered and never left.
    private static func isLeaf(_ node: OpaquePointer) -> Bool {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_HTML_BLOCK, CMARK_NODE_THEMATIC_BREAK, CMARK_NODE_CODE_BLOCK, CMARK_NODE_TEXT,
            CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE:
            true
        default: false
        }
    }

    private static func value(of node: OpaquePointer) -> MarkdownNode {
        var value = MarkdownNode(kind: kind(of: node))
        if let literal = cmark_node_get_literal(node) { value.literal = String(cString: literal) }
        switch value.kind {
        case .text, .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .link, .image: break
        default:
            value.startLine = Int(cmark_node_get_start_line(node))
            value.endLine = Int(cmark_node_get_end_line(node))
        }
        return value
    }

    private static func kind(of node: OpaquePointer) -> MarkdownNode.Kind {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_BLOCK_QUOTE: return .blockQuote
        case CMARK_NODE_LIST:
            let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
            return .list(
                start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil,
                isTight: cmark_node_get_list_tight(node) != 0)
        case CMARK_NODE_ITEM: return .item
        case CMARK_NODE_CODE_BLOCK: return .codeBlock(info: string(cmark_node_get_fence_info(node)))
        case CMARK_NODE_HTML_BLOCK: return .htmlBlock
        case CMARK_NODE_PARAGRAPH: return .paragraph
        case CMARK_NODE_HEADING: return .heading(level: Int(cmark_node_get_heading_level(node)))
        case CMARK_NODE_THEMATIC_BREAK: return .thematicBreak
        case CMARK_NODE_TEXT: return .text
        case CMARK_NODE_SOFTBREAK: return .softBreak
        case CMARK_NODE_LINEBREAK: return .lineBreak
        case CMARK_NODE_CODE: return .code
        case CMARK_NODE_HTML_INLINE: return .htmlInline
        case CMARK_NODE_EMPH: return .emphasis
        case CMARK_NODE_STRONG: return .strong
        case CMARK_NODE_LINK:
            return .link(destination: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)))
        case CMARK_NODE_IMAGE:
            return .image(source: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)))
        default: return .document
        }
    }

    private static func string(_ pointer: UnsafePointer<CChar>?) -> String {
        pointer.map { String(cString: $0) } ?? ""
    }
}
