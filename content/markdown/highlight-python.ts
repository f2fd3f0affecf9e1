import MarkdownIt from 'markdown-it';
import { createHighlighterCoreSync, type HighlighterCore, type ThemedToken } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import python from 'shiki/langs/python.mjs';

/** Escapes text for use in HTML, between tags or in a quoted attribute. */
export const { escapeHtml } = new MarkdownIt().utils;

/** Wraps each line of HTML in the span that the style sheet numbers and pads. */
export function codeLines(lines: readonly string[]): string {
  return lines.map((line) => `<span class="line">${line}</span>`).join('');
}

/** The CSS class of a token: keyword, string, number, function or type name, comment. */
type TokenClass = 'k' | 's' | 'n' | 'f' | 'c';

const CLASS_OF_SCOPE: readonly (readonly [RegExp, TokenClass])[] = [
  [/^comment/, 'c'],
  [/^storage\.type\.(string|format)|^constant\.character|^string/, 's'],
  [/^constant\.numeric|^storage\.type\.number/, 'n'],
  [/^keyword\.(control|operator\.logical)|^storage\.|^constant\.language/, 'k'],
  [/^entity\.name|^support\.(function|type)|^meta\.function-call\.generic/, 'f'],
];

/**
 * Returns the CSS class of a token, or null for plain text.
 *
 * @param scopes TextMate scopes, outermost first
 */
function tokenClass(scopes: readonly string[]): TokenClass | null {
  for (const scope of scopes.toReversed()) {
    const match = CLASS_OF_SCOPE.find(([pattern]) => pattern.test(scope));
    if (match) return match[1];
  }
  return null;
}

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
interface Token {
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

/** The HTML of the code that was highlighted before. A lesson has most of its programs twice: in its text and its steps. */
const highlighted = new Map<string, string>();

/**
 * Highlights Python source code as HTML: one `<span class="line">` per line, which contains spans with the classes `k`
 * keyword, `s` string, `n` number, `f` function and `c` comment. No inline styles.
 */
export function highlightPython(code: string): string {
  const known = highlighted.get(code);
  if (known !== undefined) return known;
  const html = codeLines(tokenizePython(code).map((line) => line.map(htmlOf).join('')));
  highlighted.set(code, html);
  return html;
}
