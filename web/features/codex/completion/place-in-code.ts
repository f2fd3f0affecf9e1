/** The context at the end of a piece of Python. The braces of an f-string contain code. */
export type Place = 'code' | 'text' | 'comment';

/** A comment or a string. */
interface Token {
  start: number;
  end: number;
  kind: 'comment' | 'string';
  /** Whether it is closed. */
  isClosed: boolean;
}

const OPENING = /#|(?:\b[A-Za-z]{1,2})?("""|'''|"|')/g;

/** Returns the comments and strings of a program, in order. */
function tokensOf(code: string): Token[] {
  const tokens: Token[] = [];
  OPENING.lastIndex = 0;
  for (let found = OPENING.exec(code); found !== null; found = OPENING.exec(code)) {
    const [opening, quote] = found;
    const token = quote === undefined ? commentAt(code, found.index) : stringAt(code, found);
    if (token.end < found.index + opening.length) break;
    tokens.push(token);
    OPENING.lastIndex = token.end;
  }
  return tokens;
}

function commentAt(code: string, start: number): Token {
  const lineEnd = code.indexOf('\n', start);
  const end = lineEnd === -1 ? code.length : lineEnd;
  return { start, end, kind: 'comment', isClosed: lineEnd !== -1 };
}

/** An unclosed string without triple quotes ends with its line, as in Python. */
function stringAt(
  code: string,
  { index: start, 0: opening, 1: quote = '"' }: RegExpExecArray,
): Token {
  const isLong = quote.length === 3;
  let at = start + opening.length;
  while (at < code.length) {
    if (code.startsWith(quote, at)) {
      return { start, end: at + quote.length, kind: 'string', isClosed: true };
    }
    if (code[at] === '\n' && !isLong) return { start, end: at, kind: 'string', isClosed: true };
    at += code[at] === '\\' ? 2 : 1;
  }
  return { start, end: code.length, kind: 'string', isClosed: false };
}

/** Returns the context of the next character. */
export function placeAtEnd(before: string): Place {
  const open = tokensOf(before).find(({ isClosed }) => !isClosed);
  if (open === undefined) return 'code';
  if (open.kind === 'comment') return 'comment';
  return isInBraces(before.slice(open.start)) ? 'code' : 'text';
}

/** Checks whether an open string is an f-string with an open brace. */
function isInBraces(text: string): boolean {
  if (!/^[A-Za-z]?[fF]/.test(text)) return false;
  const braces = text.replaceAll(/\{\{|\}\}/g, '');
  return braces.lastIndexOf('{') > braces.lastIndexOf('}');
}

/** Returns the code with comments and strings replaced by spaces. All other characters keep their positions. */
export function withoutText(code: string): string {
  let bare = '';
  let from = 0;
  for (const { start, end } of tokensOf(code)) {
    bare += code.slice(from, start) + code.slice(start, end).replace(/[^\n]/g, ' ');
    from = end;
  }
  return bare + code.slice(from);
}
