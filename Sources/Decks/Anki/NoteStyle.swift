/// The style sheet of all note types, for light and night mode: for what `LessonHTML` writes on a card.
enum NoteStyle {
    static let css = """
        .card {
          --ink: #1c2330; --dim: #5d6778; --paper: #ffffff; --panel: #f4f6fa; --line: #dfe3eb;
          --accent: #0a5bc7; --good: #10793f; --bad: #b3261e; --added: #e3f5e8; --removed: #fdeaea;
          --keyword: #97208a; --type: #0a6475; --number: #7a4b00; --string: #a8321f; --call: #3d3aa8;
          font: 20px/1.5 -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
          color: var(--ink); background: var(--paper); text-align: left;
          max-width: 42em; margin: 0 auto; padding: 1em;
        }
        .card.nightMode, .nightMode .card, .night_mode .card {
          --ink: #e6e9ef; --dim: #9aa4b4; --paper: #15181e; --panel: #1f242d; --line: #333a46;
          --accent: #6cb0ff; --good: #5ed391; --bad: #ff8f85; --added: #16352a; --removed: #40211f;
          --keyword: #ff8ad8; --type: #6fd6e8; --number: #f0c274; --string: #ff9d8f; --call: #b5b2ff;
          color-scheme: dark;
        }
        header, .hint, figcaption, .code-note { color: var(--dim); font-size: 0.72em; }
        header { letter-spacing: 0.04em; margin-bottom: 1.2em; }
        h2 { font-size: 1.15em; line-height: 1.35; margin: 0 0 0.7em; }
        p, ul, ol, table, figure, blockquote, .code, .console, .compiler { margin: 0 0 0.8em; }
        .code-note { margin: 0 0 0.3em; }
        pre {
          margin: 0; background: var(--panel); border: 1px solid var(--line); border-radius: 10px;
          padding: 0.7em 0.9em; overflow-x: auto; font-size: 0.78em; line-height: 1.5; text-align: left;
        }
        code, samp, #typeans { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
        :not(pre) > code { background: var(--panel); border-radius: 5px; padding: 0.1em 0.3em; font-size: 0.88em; }
        .k, .a { color: var(--keyword); } .t { color: var(--type); } .n { color: var(--number); }
        .s { color: var(--string); } .f { color: var(--call); } .c { color: var(--dim); font-style: italic; }
        ins, del { text-decoration: none; } ins { background: var(--added); } del { background: var(--removed); }
        .claim { text-decoration: underline; text-decoration-color: var(--good); text-underline-offset: 0.2em; }
        .claim.is-wrong { text-decoration-color: var(--bad); }
        .compiler { color: var(--bad); font-size: 0.85em; }
        a { color: var(--accent); }
        blockquote { border-left: 3px solid var(--line); padding-left: 0.9em; color: var(--dim); }
        table { border-collapse: collapse; } th, td { border-bottom: 1px solid var(--line); padding: 0.3em 0.8em; }
        .align-center { text-align: center; } .align-right { text-align: right; }
        figure { text-align: center; } figure img { max-width: 100%; max-height: 60vh; }
        hr { border: 0; border-top: 1px solid var(--line); margin: 1.4em 0; }
        .cloze { color: var(--accent); background: none; font-weight: 600; }
        #typeans { max-width: 12em; }
        """
}
