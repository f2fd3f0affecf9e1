/** What a pattern's parts stand for; dots and slashes separate what a single star may not cross. */
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
 * Reads a pattern of GoTrue's allow-list of redirects: `*` stands for anything without a dot or a slash, `**` for
 * anything, `?` for one character, `[abc]` and `[!a-z]` for one of, or outside, a set, `{one,other}` for either.
 *
 * @throws {SyntaxError} when its brackets do not match
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
