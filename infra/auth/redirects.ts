import type { AuthOptions } from './auth-options.ts';
import type { AuthCall } from './http/endpoint.ts';

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
  // Compared with URLs as browsers write them: in lowercase, and without the scheme's own port.
  const written = pattern
    .replace(/^[^/]*:\/\/[^/]*/, (origin) => origin.toLowerCase())
    .replace(/^(http:\/\/[^/]*):80(?=\/|$)|^(https:\/\/[^/]*):443(?=\/|$)/, '$1$2');
  for (let rest = written; rest !== '';) {
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
  throw new SyntaxError(`"${text}" is not a valid URL pattern.`);
}

function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}

function classOf(part: string): string {
  const isNegated = part.startsWith('[!');
  const members = part.slice(isNegated ? 2 : 1, -1).replace(/[\\\]^[]/g, '\\$&');
  return isNegated ? `[^./${members}]` : `[${members}]`;
}

const MAX_TARGET_LENGTH = 2_000;

/** Characters that no URL needs and that browsers drop or turn into slashes. */
// eslint-disable-next-line no-control-regex -- It looks for control characters.
const FORBIDDEN_CHARACTERS = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/;

/** URL schemes that run or show content instead of leading to a page. */
const UNSAFE_SCHEMES: ReadonlySet<string> = new Set(
  ['about', 'blob', 'data', 'file', 'filesystem', 'javascript', 'vbscript', 'view-source'].map(
    (scheme) => `${scheme}:`,
  ),
);

/** Returns the page that a link in an email finally leads to: the requested one if it is allowed, otherwise the site. */
export function redirectTarget({ query, auth }: AuthCall): string {
  return allowedRedirect(auth.options, query.get('redirect_to') ?? '');
}

/**
 * Returns a safe redirect target: a URL of the site's own origin or one on the allowlist. It receives codes and
 * tokens, so anything else is replaced by the site.
 *
 * @param requested an absolute URL
 */
export function allowedRedirect(
  { siteUrl, redirectAllowList = [] }: Pick<AuthOptions, 'siteUrl' | 'redirectAllowList'>,
  requested: string,
): string {
  const target = readAddress(requested);
  if (target === null) return siteUrl;
  if (target.origin === new URL(siteUrl).origin) return target.href;
  return redirectAllowList.some((pattern) => isListed(target, pattern)) ? target.href : siteUrl;
}

/** Null for text that isn't a URL, or is misleading. */
function readAddress(text: string): URL | null {
  const address =
    text.length > MAX_TARGET_LENGTH || FORBIDDEN_CHARACTERS.test(text) ? null : URL.parse(text);
  if (address === null || address.username !== '' || address.password !== '') return null;
  // Checked before origins are compared: a blob URL has the origin of the page that created it.
  return UNSAFE_SCHEMES.has(address.protocol) ? null : address;
}

/** Compares and returns the URL as browsers parse it, so that there can't be two interpretations. */
function isListed(target: URL, pattern: RegExp): boolean {
  const address = target.href.slice(0, target.href.length - target.hash.length);
  return pattern.test(address) || (target.pathname === '/' && pattern.test(address.slice(0, -1)));
}
