/** The parts of a pattern as regular expressions. A single star doesn't match dots and slashes. */
const PARTS: readonly [RegExp, (part: string) => string][] = [
  [/^\*\*+/, () => '.*'],
  [/^\*/, () => '[^./]*'],
  [/^\?/, () => '[^./]'],
  [/^\\[^]/, (part) => escape(part.slice(1))],
  [/^\[[^\]]+\]/, classOf],
  [/^\{/, () => '(?:'],
  [/^\}/, () => ')'],
  [/^[^]/, (part) => escape(part)],
];

/**
 * Parses a pattern of GoTrue's redirect allowlist: `*` matches anything without a dot or a slash, `**` anything, `?`
 * one character, `[abc]` and `[!a-z]` one character inside or outside a set, `{one,other}` either alternative.
 *
 * @throws {SyntaxError} if its brackets don't match
 * @see https://supabase.com/docs/guides/auth/redirect-urls
 */
export function redirectPattern(pattern: string): RegExp {
  let source = '';
  let depth = 0;
  for (let rest = pattern; rest !== '';) {
    const [found, translate] = firstPart(rest);
    if (found === '{') depth += 1;
    if (found === '}') depth -= 1;
    source += found === ',' && depth > 0 ? '|' : translate(found);
    rest = rest.slice(found.length);
  }
  return new RegExp(`^(?:${source})$`, 's');
}

function firstPart(text: string): [found: string, translate: (part: string) => string] {
  for (const [part, translate] of PARTS) {
    const [found] = part.exec(text) ?? [];
    if (found !== undefined) return [found, translate];
  }
  throw new SyntaxError(`"${text}" is no pattern of an address.`);
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

function classOf(part: string): string {
  const isNegated = part.startsWith('[!');
  const members = part.slice(isNegated ? 2 : 1, -1).replace(/[\\\]^[]/g, '\\$&');
  return isNegated ? `[^./${members}]` : `[${members}]`;
}
