/** A class of `code.css`: keyword, string, number, name of a function, comment. */
type ColorClass = 'k' | 's' | 'n' | 'f' | 'c';
type TokenClass = ColorClass | 'mistake' | `${ColorClass} mistake`;

/** A piece of source code; a null class means plain text. */
export interface CodeToken {
  text: string;
  className: TokenClass | null;
}

const KEYWORDS =
  'False|None|True|and|as|assert|async|await|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in|is|lambda|nonlocal|not|or|pass|raise|return|try|while|with|yield';

/** The tokens of Python that have a color, each in a group named like its class. Strings may be unfinished. */
const TOKEN = new RegExp(
  [
    '(?<c>#.*)',
    String.raw`(?<s>(?<!\w)[rbfu]{0,2}(?:"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?))`,
    String.raw`(?<k>\b(?:${KEYWORDS})\b)`,
    String.raw`(?<n>\b(?:0[xX][\da-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|\d[\d_]*(?:\.[\d_]*)?(?:[eE][+-]?\d+)?))`,
    String.raw`(?<f>\b[A-Za-z_]\w*(?=\())`,
  ].join('|'),
  'g',
);

const CLASSES: readonly ColorClass[] = ['c', 's', 'k', 'n', 'f'];

/**
 * Splits Python into tokens for coloring while the learner types. It's an approximation: it doesn't look inside
 * f-strings. The texts of the tokens add up to the code.
 */
function tokenize(code: string): CodeToken[] {
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of code.matchAll(TOKEN)) {
    const className = CLASSES.find((name) => match.groups?.[name] !== undefined) ?? null;
    if (match.index > end) tokens.push({ text: code.slice(end, match.index), className: null });
    tokens.push({ text: match[0], className });
    end = match.index + match[0].length;
  }
  if (end < code.length) tokens.push({ text: code.slice(end), className: null });
  return tokens;
}

/** Returns the tokens of each line of Python code, without the newlines. */
export function highlightLines(code: string): CodeToken[][] {
  const lines: CodeToken[][] = [[]];
  for (const { text, className } of tokenize(code)) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ text: part, className });
    }
  }
  return lines;
}

/** Underlines a range of a line. The columns count from 1. */
export function underline(
  tokens: readonly CodeToken[],
  { column, endColumn }: { column: number; endColumn: number },
): CodeToken[] {
  let start = 1;
  return tokens.flatMap(({ text, className }): CodeToken[] => {
    const [from, to] = [column - start, endColumn - start].map((at) => Math.max(0, at));
    start += text.length;
    const marked = `${className ?? ''} mistake`.trim() as TokenClass;
    return [
      { text: text.slice(0, from), className },
      { text: text.slice(from, to), className: marked },
      { text: text.slice(to), className },
    ].filter((token) => token.text !== '');
  });
}
