import DeckFile

/// Draws the quiz for a size: a header with the progress, the card, and what the keys do.
public struct QuizScreen: Sendable {
    public var size: ScreenSize

    /// Longer lines are hard to read.
    private static let widestText = 76
    /// Lines of a card below which nothing else has a place.
    private static let leastRoom = 4

    public init(size: ScreenSize) {
        self.size = size
    }

    private var margin: Int { size.columns < 50 ? 1 : max(2, (size.columns - Self.widestText) / 2) }
    private var textWidth: Int { max(1, min(Self.widestText, size.columns - 2 * margin)) }

    /// Draws the model, and brings its scrolling back to where there is something to see.
    public func frame(_ model: inout QuizModel) -> Frame {
        let body: Body
        if model.isHelpShown {
            body = Body(lines: HelpText.lines(width: textWidth))
        } else {
            switch model.phase {
            case .front(let typed): body = front(model.session, typed: typed)
            case .back(let verdict): body = back(model.session, verdict: verdict)
            case .summary: body = summary(model.session)
            }
        }
        var header = [header(model.session), StyledLine()]
        var footer = footer(model)
        if size.rows < header.count + footer.count + Self.leastRoom {
            // The card comes first.
            header = []
            footer = Array(footer.dropFirst().prefix(max(0, size.rows - Self.leastRoom)))
        }
        // A tall screen has room above the card.
        let above = size.rows >= 30 ? size.rows / 10 : 0
        let room = max(1, size.rows - header.count - footer.count - above)
        let scroll = min(model.scroll ?? body.start(room: room), max(0, body.lines.count - room))
        model.shownScroll = scroll
        if model.scroll != nil { model.scroll = scroll }

        var visible = Array(body.lines.dropFirst(scroll).prefix(room))
        if room >= Self.leastRoom {
            if scroll + room < body.lines.count { visible[room - 1] = StyledLine("↓ more", .dim) }
            if scroll > 0 { visible[0] = StyledLine("↑ more", .dim) }
        }
        var lines = header + Array(repeating: StyledLine(), count: above)
        let cursor = body.cursor.flatMap { cursor -> Frame.Cursor? in
            let row = cursor.row - scroll
            guard row >= 0, row < room else { return nil }
            return Frame.Cursor(row: lines.count + row, column: margin + cursor.column)
        }
        lines += visible.map { $0.indented(margin) }
        lines += Array(repeating: StyledLine(), count: max(0, size.rows - footer.count - lines.count))
        lines += footer
        return Frame(lines: lines.suffix(size.rows).map { $0.truncated(to: size.columns) }, cursor: cursor)
    }

    /// The part that scrolls.
    private struct Body {
        var lines: [StyledLine]
        var cursor: Frame.Cursor?
        /// The lines that have to be seen first, if not all can be.
        var news: Range<Int>?

        /// Lines to scroll so that the first of the news are seen, below a mark.
        func start(room: Int) -> Int {
            guard let news, lines.count > room, min(news.upperBound, news.lowerBound + 3) > room - 1 else { return 0 }
            return max(0, news.lowerBound - 1)
        }
    }

    // MARK: The card

    private func front(_ session: QuizSession, typed: String) -> Body {
        guard let current = session.current else { return Body(lines: []) }
        let layout = CardLayout(width: textWidth, gaps: .hidden)
        var lines = topic(current) + layout.lines(current.card.front)
        guard let answer = current.card.answer else { return Body(lines: lines) }
        let prompt = "› "
        lines += [StyledLine(), StyledLine([.init(prompt, TextStyle(bold: true, color: .blue)), .init(typed)])]
        let cursor = Frame.Cursor(row: lines.count - 1, column: DisplayWidth.of(prompt + typed))
        lines.append(StyledLine("  \(answer.hint)", .dim))
        return Body(lines: lines, cursor: cursor, news: typed.isEmpty ? nil : lines.count - 2..<lines.count)
    }

    private func back(_ session: QuizSession, verdict: QuizModel.Verdict?) -> Body {
        guard let current = session.current else { return Body(lines: []) }
        let layout = CardLayout(width: textWidth)
        var lines = topic(current) + layout.lines(current.card.front)
        let front = lines.count
        if let verdict, let answer = current.card.answer {
            lines += [StyledLine(), self.verdict(verdict, answer: answer)]
        }
        let back = layout.lines(current.card.back)
        if !back.isEmpty {
            lines += [StyledLine(), StyledLine(String(repeating: "─", count: textWidth), .dim), StyledLine()] + back
        }
        return Body(lines: lines, news: front < lines.count ? front + 1..<lines.count : nil)
    }

    private func topic(_ card: QuizCard) -> [StyledLine] {
        card.card.topic.map { [StyledLine($0, .dim), StyledLine()] } ?? []
    }

    private func verdict(_ verdict: QuizModel.Verdict, answer: TypedAnswer) -> StyledLine {
        let number = [answer.number, answer.unit].compactMap(\.self).joined(separator: " ")
        if verdict.isRight {
            return StyledLine([.init("✓ ", TextStyle(bold: true, color: .green)), .init("\(verdict.typed) is right")])
        }
        let typed = verdict.typed.isEmpty ? "" : "\(verdict.typed) is wrong: "
        return StyledLine([
            .init("✗ ", TextStyle(bold: true, color: .red)), .init("\(typed)it is "), .init(number, .bold),
        ])
    }

    private func summary(_ session: QuizSession) -> Body {
        let result = session.result
        let mark = result.wrong == 0 ? ("✓ ", TextStyle.Color.green) : ("✗ ", .red)
        var lines = [
            StyledLine([.init(mark.0, TextStyle(bold: true, color: mark.1)), .init(result.summary, .bold)])
        ]
        let missed = session.missed
        if !missed.isEmpty {
            lines += [StyledLine(), StyledLine("To look at again", .dim)]
            for card in missed {
                let question = LineWrapper(width: max(1, textWidth - 2)).prose([(card.question, .plain)])
                lines += question.enumerated().map { StyledLine($0 == 0 ? "• " : "  ", .dim) + $1 }
            }
        }
        return Body(lines: lines)
    }

    // MARK: Around it

    /// The deck's last name, and how far one is: `Spacers   3/16 ━━━━──────`.
    private func header(_ session: QuizSession) -> StyledLine {
        let deck = (session.current ?? session.cards.last)?.deck.components(separatedBy: "::").last ?? ""
        let done = session.answered
        let total = session.cards.count
        let place = "\(min(done + 1, total))/\(total) "
        let barWidth = max(0, min(20, textWidth - DisplayWidth.of(place) - 12))
        let full = total == 0 ? barWidth : barWidth * done / total
        let right = StyledLine([
            .init(place, .dim), .init(String(repeating: "━", count: full), TextStyle(color: .blue)),
            .init(String(repeating: "━", count: barWidth - full), .dim),
        ])
        let name = session.round == 1 ? deck : "\(deck), again"
        let left = StyledLine(name, .bold).truncated(to: max(0, textWidth - right.width - 1))
        let gap = String(repeating: " ", count: max(1, textWidth - left.width - right.width))
        return (left + StyledLine(gap) + right).indented(margin)
    }

    /// What the keys do, on as many lines as it takes.
    private func footer(_ model: QuizModel) -> [StyledLine] {
        if let remark = model.remark {
            return [StyledLine(), StyledLine(remark, TextStyle(color: .yellow)).indented(margin)]
        }
        var lines = [StyledLine()]
        var line = StyledLine()
        for item in KeyHints.items(model) {
            if line.isEmpty {
                line = item
            } else if line.width + 3 + item.width > textWidth {
                lines.append(line)
                line = item
            } else {
                line = line + StyledLine("   ") + item
            }
        }
        return (lines + [line]).map { $0.indented(margin) }
    }
}
