import { createHighlighterCoreSync, type HighlighterCore, type ThemedToken } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import python from 'shiki/langs/python.mjs';

import { codeLines } from './code-lines.ts';
import { escapeHtml } from './escape-html.ts';
import { tokenClass } from './token-class.ts';

/** The highlighter insists on a theme; ours is a style sheet. The name "none" would switch the grammar off. */
const THEME_NAME = 'style-sheet';

let loaded: HighlighterCore | undefined;

function highlighter(): HighlighterCore {
  loaded ??= createHighlighterCoreSync({
    langs: [python],
    themes: [{ name: THEME_NAME, type: 'dark', settings: [], colors: {} }],
    engine: createJavaScriptRegexEngine(),
  });
  return loaded;
}

interface Piece {
  name: string | null;
  text: string;
}

function piecesOf(line: readonly ThemedToken[]): Piece[] {
  const pieces: Piece[] = [];
  for (const part of line.flatMap((token) => token.explanation ?? [])) {
    const name = tokenClass(part.scopes.map((scope) => scope.scopeName));
    const last = pieces.at(-1);
    if (last?.name === name) last.text += part.content;
    else pieces.push({ name, text: part.content });
  }
  return pieces;
}

function htmlOf({ name, text }: Piece): string {
  const escaped = escapeHtml(text);
  return name === null ? escaped : `<span class="${name}">${escaped}</span>`;
}

/**
 * Python source as HTML: one `<span class="line">` per line, and in it spans of the classes `k` keyword,
 * `s` string, `n` number, `f` function, `c` comment. No inline styles.
 */
export function highlightPython(code: string): string {
  const tokens = highlighter().codeToTokensBase(code.replace(/\n$/, ''), {
    lang: 'python',
    theme: THEME_NAME,
    includeExplanation: 'scopeName',
    // A busy machine must not change what a lesson looks like.
    tokenizeTimeLimit: 0,
  });
  return codeLines(tokens.map((line) => piecesOf(line).map(htmlOf).join('')));
}
