import type { AuthOptions } from './auth-options.ts';
import type { AuthCall } from './http/endpoint.ts';

const MAX_LENGTH = 2_000;

/** Characters that no address needs, and that browsers drop or turn into slashes. */
// eslint-disable-next-line no-control-regex -- Control characters are what it looks for.
const TRICKERY = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/;

/** Addresses that run or show something of their own instead of leading somewhere. */
const NOT_PLACES: ReadonlySet<string> = new Set(
  ['about', 'blob', 'data', 'file', 'filesystem', 'javascript', 'vbscript', 'view-source'].map(
    (scheme) => `${scheme}:`,
  ),
);

/** Where a link in a mail leads to in the end: what the client asked for where that is allowed, else the site. */
export function redirectTarget({ query, auth }: AuthCall): string {
  return allowedRedirect(auth.options, query.get('redirect_to') ?? '');
}

/**
 * Where somebody may be led: to the site's own origin, or an address that the allow-list has. Codes and tokens
 * travel there, so anything else leads to the site.
 *
 * @param wanted an absolute address
 */
export function allowedRedirect(
  { siteUrl, redirectAllowList = [] }: Pick<AuthOptions, 'siteUrl' | 'redirectAllowList'>,
  wanted: string,
): string {
  const target = readAddress(wanted);
  if (target === null) return siteUrl;
  if (target.origin === new URL(siteUrl).origin) return target.href;
  return redirectAllowList.some((pattern) => isListed(target, pattern)) ? target.href : siteUrl;
}

/** Null for text that isn't an address, or is misleading. */
function readAddress(text: string): URL | null {
  const address = text.length > MAX_LENGTH || TRICKERY.test(text) ? null : URL.parse(text);
  if (address === null || address.username !== '' || address.password !== '') return null;
  // Before origins are compared: that of a blob is the origin of who made it.
  return NOT_PLACES.has(address.protocol) ? null : address;
}

/** Compares the address as browsers understand it, which is the one that is answered: two readers cannot differ. */
function isListed(target: URL, pattern: RegExp): boolean {
  const address = target.href.slice(0, target.href.length - target.hash.length);
  return pattern.test(address) || (target.pathname === '/' && pattern.test(address.slice(0, -1)));
}
