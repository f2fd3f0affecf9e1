import { VALUE_OPENINGS, type ValueType } from './python-words.ts';

/** The context at the end of a piece of Python. The braces of an f-string contain code. */
type Place = 'code' | 'text' | 'comment';

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

/** `import a.b as c`, or `a as c` after `from`. */
const ITEM = /^\s*([\w.]+)(?:\s+as\s+(\w+))?\s*$/;

/** Something that a program imports, and its name in the program. */
interface ImportedItem {
  name: string;
  alias: string | null;
}

function itemsOf(list: string): ImportedItem[] {
  return list
    .replace(/[()]/g, '')
    .split(',')
    .flatMap((item) => {
      const [, name, alias = null] = ITEM.exec(item) ?? [];
      return name === undefined ? [] : [{ name, alias }];
    });
}

/** `a.b.c` defines `a`, `a.b` and `a.b.c`; with `as`, only the new name. */
function knownAs({ name, alias }: ImportedItem): [string, string][] {
  if (alias !== null) return [[alias, name]];
  const parts = name.split('.');
  return parts.map((_, index) => {
    const known = parts.slice(0, index + 1).join('.');
    return [known, known];
  });
}

/** Returns the modules and members that a program imports, by their names in the program. `import http.client` also defines `http`. */
export function importedModules(code: string): ReadonlyMap<string, string> {
  const plain = [...code.matchAll(/^[ \t]*import[ \t]+([^\n#;]+)/gm)].flatMap(([, list = '']) =>
    itemsOf(list).flatMap(knownAs),
  );
  const members = [
    ...code.matchAll(/^[ \t]*from[ \t]+([\w.]+)[ \t]+import[ \t]+([^\n#;]+)/gm),
  ].flatMap(([, parent = '', list = '']) =>
    itemsOf(list).map(({ name, alias }): [string, string] => [alias ?? name, `${parent}.${name}`]),
  );
  return new Map([...plain, ...members]);
}

/** Returns the type of an expression if its text shows it; null otherwise. */
export function typeOfExpression(expression: string): ValueType | null {
  const words = expression.trim();
  return VALUE_OPENINGS.find(([opening]) => opening.test(words))?.[1] ?? null;
}

/** Returns the type of the value last assigned to a name; null if it is unknown. */
export function typeOfName(name: string, codeBefore: string): ValueType | null {
  const escaped = name.replaceAll('.', '\\.');
  const assignments = [
    new RegExp(`^[ \\t]*${escaped}[ \\t]*(?::[^=\\n]+)?=(?!=)[ \\t]*(.+)$`, 'gm'),
    new RegExp(`\\bwith[ \\t]+(.+?)[ \\t]+as[ \\t]+${escaped}\\b`, 'gm'),
  ];
  const found = assignments
    .flatMap((assignment) => [...codeBefore.matchAll(assignment)])
    .toSorted((left, right) => left.index - right.index)
    .at(-1);
  return found?.[1] === undefined ? null : typeOfExpression(found[1]);
}

/** Returns the call, list or string that a line ends with. */
export function lastExpression(line: string): string {
  const end = line.slice(line.lastIndexOf('\n') + 1);
  const called = /[\w.]+\([^()]*\)$/.exec(end)?.[0];
  return called ?? /(?:\[[^\]]*\]|[rbfRBF]{0,2}(["']).*?\1)$/.exec(end)?.[0] ?? '';
}
