/// The style sheet of all note types, for light and night mode.
enum NoteStyle {
    static let css = """
        .card {
          --ink: #1c2330; --dim: #667085; --paper: #ffffff; --panel: #f4f6fa; --line: #dfe3eb;
          --accent: #0a63d8; --good: #10793f;
          --keyword: #a0208c; --type: #0b6a7d; --number: #7a4b00; --string: #b3261e; --comment: #667085;
          font: 20px/1.5 -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
          color: var(--ink); background: var(--paper); text-align: left;
          max-width: 40em; margin: 0 auto; padding: 1em;
        }
        .card.nightMode, .nightMode .card, .night_mode .card {
          --ink: #e6e9ef; --dim: #98a2b3; --paper: #15181e; --panel: #1f242d; --line: #333a46;
          --accent: #6cb0ff; --good: #5ed391;
          --keyword: #ff8ad8; --type: #6fd6e8; --number: #f0c274; --string: #ff9d8f; --comment: #98a2b3;
        }
        header { color: var(--dim); font-size: 0.7em; letter-spacing: 0.04em; margin-bottom: 1.2em; }
        h2 { font-size: 1.15em; line-height: 1.35; margin: 0 0 0.7em; }
        p, ul, ol, table, pre, figure, blockquote { margin: 0 0 0.8em; }
        pre {
          background: var(--panel); border: 1px solid var(--line); border-radius: 10px;
          padding: 0.75em 0.9em; overflow-x: auto; font-size: 0.78em; line-height: 1.5; text-align: left;
        }
        code { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
        :not(pre) > code { background: var(--panel); border-radius: 5px; padding: 0.1em 0.3em; font-size: 0.88em; }
        .keyword, .attribute { color: var(--keyword); } .type { color: var(--type); }
        .number { color: var(--number); } .string { color: var(--string); }
        .comment { color: var(--comment); font-style: italic; }
        .checked { text-decoration: underline; text-decoration-color: var(--good); text-underline-offset: 0.2em; }
        a { color: var(--accent); }
        blockquote { border-left: 3px solid var(--line); padding-left: 0.9em; color: var(--dim); }
        table { border-collapse: collapse; } th, td { border-bottom: 1px solid var(--line); padding: 0.3em 0.8em; }
        figure { text-align: center; } figure img { max-width: 100%; max-height: 70vh; }
        figcaption { color: var(--dim); font-size: 0.75em; }
        hr { border: 0; border-top: 1px solid var(--line); margin: 1.4em 0; }
        .cloze { color: var(--accent); font-weight: 600; }
        .hint { color: var(--dim); font-size: 0.75em; }
        #typeans { font-family: ui-monospace, Menlo, Consolas, monospace; }
        """
}
