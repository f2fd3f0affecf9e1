import type { Check, Site } from './check.ts';
import { findWrongStart } from './site.ts';

const HTML = 'text/html';

/** A path that will never have a page. */
const NOWHERE = '/there-is-no-such-page';

/** What the content security policy of a page must contain, and what it must not. */
const POLICY_NEEDS = ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"];
const POLICY_REFUSES = ["'unsafe-eval'", "script-src 'self' 'unsafe-inline'"];

const HEADERS: ReadonlyMap<string, string> = new Map([
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-embedder-policy', 'credentialless'],
]);

/** Checks of the pages. */
export const PAGE_CHECKS: readonly Check[] = [
  { name: 'The home page is rendered before any script runs', findFault: findMissingHeading },
  { name: 'Pages carry the security headers', findFault: findMissingHeader },
  { name: 'A client-rendered page is served at its address', findFault: findMissingPage },
  { name: 'An unknown address returns a page with status 404', findFault: findWrongRefusal },
  {
    name: 'Search engines are excluded only where intended',
    applies: ({ isHidden }) => isHidden !== null,
    findFault: findWrongIndexing,
  },
];

async function findMissingHeading(site: Site): Promise<string | null> {
  const { response, html } = await site.home();
  const wrong = findWrongStart(response, { status: 200, type: HTML });
  if (wrong !== null) return wrong;
  return /<h1[^>]*>[^]*?\w[^]*?<\/h1>/.test(html) ? null : 'The home page has no heading.';
}

async function findMissingHeader(site: Site): Promise<string | null> {
  const { headers } = (await site.home()).response;
  const isSecure = site.siteUrl.startsWith('https:');
  return (
    findWrongPolicy(headers.get('content-security-policy') ?? '') ??
    findWrongHeader(headers) ??
    (isSecure ? findNoTransport(headers.get('strict-transport-security') ?? '') : null)
  );
}

function findWrongPolicy(policy: string): string | null {
  const needed = POLICY_NEEDS.find((part) => !policy.includes(part));
  if (needed !== undefined) return `The content security policy does not contain ${needed}.`;
  const refused = POLICY_REFUSES.find((part) => policy.includes(part));
  return refused === undefined ? null : `The content security policy contains ${refused}.`;
}

function findWrongHeader(headers: Headers): string | null {
  const wrong = [...HEADERS].find(([name, value]) => headers.get(name) !== value);
  return wrong === undefined ? null : `${wrong[0]} is not ${wrong[1]}.`;
}

function findNoTransport(value: string): string | null {
  return value.includes('max-age=31536000')
    ? null
    : 'strict-transport-security is shorter than a year.';
}

async function findMissingPage(site: Site): Promise<string | null> {
  return findWrongStart(await site.ask('/dashboard'), { status: 200, type: HTML });
}

async function findWrongRefusal(site: Site): Promise<string | null> {
  const response = await site.ask(NOWHERE);
  const wrong = findWrongStart(response, { status: 404, type: HTML });
  if (wrong !== null) return wrong;
  return (await response.text()).includes('id="root"')
    ? null
    : `${NOWHERE} is not a Packetsmith page.`;
}

async function findWrongIndexing(site: Site): Promise<string | null> {
  const { headers } = (await site.home()).response;
  const isHidden = (headers.get('x-robots-tag') ?? '').includes('noindex');
  if (site.isHidden === isHidden) return null;
  return isHidden
    ? 'The home page has noindex: search engines would drop the site.'
    : 'The home page does not have noindex: search engines would find this stage.';
}
