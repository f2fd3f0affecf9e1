import { createHighlighterCoreSync, type HighlighterCore, type ThemedToken } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import python from 'shiki/langs/python.mjs';

import { codeLines } from './code-lines.ts';
import { escapeHtml } from './escape-html.ts';
import { type TokenClass, tokenClass } from './token-class.ts';

/** The highlighter requires a theme, but colors come from a style sheet. The name "none" would disable the grammar. */
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

/** A piece of source code and its CSS class; null means plain text. */
export interface Token {
  text: string;
  name: TokenClass | null;
}

function tokensOf(line: readonly ThemedToken[]): Token[] {
  const tokens: Token[] = [];
  for (const part of line.flatMap((token) => token.explanation ?? [])) {
    const name = tokenClass(part.scopes.map((scope) => scope.scopeName));
    const last = tokens.at(-1);
    if (last?.name === name) last.text += part.content;
    else tokens.push({ text: part.content, name });
  }
  return tokens;
}

function htmlOf({ name, text }: Token): string {
  const escaped = escapeHtml(text);
  return name === null ? escaped : `<span class="${name}">${escaped}</span>`;
}

/** Splits Python source into lines of tokens. A newline at the end of the source adds no line. */
export function tokenizePython(code: string): Token[][] {
  const lines = highlighter().codeToTokensBase(code.replace(/\n$/, ''), {
    lang: 'python',
    theme: THEME_NAME,
    includeExplanation: 'scopeName',
    // On a slow machine, a time limit would change the highlighting.
    tokenizeTimeLimit: 0,
  });
  return lines.map(tokensOf);
}

/**
 * Highlights Python source code as HTML: one `<span class="line">` per line, which contains spans with the classes `k`
 * keyword, `s` string, `n` number, `f` function and `c` comment. No inline styles.
 */
export function highlightPython(code: string): string {
  return codeLines(tokenizePython(code).map((line) => line.map(htmlOf).join('')));
}
