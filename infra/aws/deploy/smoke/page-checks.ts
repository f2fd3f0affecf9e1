import { createHash } from 'node:crypto';
import { z } from 'zod';
import { RUNTIME_FILES } from '../../../../sandbox/python/runtime-files.ts';
import { type Check, findWrongStart, type Site } from './site.ts';

const RUNTIME = '/runtime/python/';

const SCRIPT = /<script[^>]+src="(?<address>\/assets\/[^"]+\.js)"/;

const manifest = z.object({ files: z.record(z.string(), z.object({ sha256: z.string() })) });

/** Checks of the files that pages load. */
export const ASSET_CHECKS: readonly Check[] = [
  { name: 'Scripts are compressed and cached permanently', findProblem: findWrongScript },
  { name: 'The Python runtime is complete and not damaged', findProblem: findDamage },
];

async function findWrongScript(site: Site): Promise<string | null> {
  const address = SCRIPT.exec((await site.home()).html)?.groups?.['address'];
  if (address === undefined) return 'The home page loads no scripts from /assets/.';
  const response = await site.ask(address);
  const wrong = findWrongStart(response, { status: 200, type: 'text/javascript' });
  return wrong ?? findWrongCaching(response, address);
}

function findWrongCaching(response: Response, address: string): string | null {
  if (!(response.headers.get('cache-control') ?? '').includes('immutable')) {
    return `${address} cannot be cached permanently: its cache-control is not immutable.`;
  }
  const encoding = response.headers.get('content-encoding') ?? '';
  return ['br', 'gzip'].includes(encoding) ? null : `${address} is not compressed.`;
}

async function findDamage(site: Site): Promise<string | null> {
  const answer = await site.ask(RUNTIME + RUNTIME_FILES.manifest);
  const wrong = findWrongStart(answer, { status: 200, type: 'application/json' });
  if (wrong !== null) return wrong;
  const { files } = manifest.parse(await answer.json());
  const expected = files[RUNTIME_FILES.bundle]?.sha256 ?? '';
  const address = `${RUNTIME}${RUNTIME_FILES.bundle}?v=${expected.slice(0, 16)}`;
  const response = await site.ask(address);
  if (response.status !== 200) return `${address} returned ${response.status}.`;
  const bytes = Buffer.from(await response.arrayBuffer());
  const found = createHash('sha256').update(bytes).digest('hex');
  return found === expected ? null : `${address} does not match the manifest.`;
}

const HTML = 'text/html';

/** A path that will never have a page. */
const UNKNOWN_PATH = '/there-is-no-such-page';

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
  { name: 'The home page is rendered before any script runs', findProblem: findMissingHeading },
  { name: 'Pages carry the security headers', findProblem: findMissingHeader },
  { name: 'A client-rendered page is served at its address', findProblem: findMissingPage },
  { name: 'An unknown address returns a page with status 404', findProblem: findWrongRefusal },
  {
    name: 'Search engines are excluded only where intended',
    applies: ({ isHidden }) => isHidden !== null,
    findProblem: findWrongIndexing,
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
  const response = await site.ask(UNKNOWN_PATH);
  const wrong = findWrongStart(response, { status: 404, type: HTML });
  if (wrong !== null) return wrong;
  return (await response.text()).includes('id="root"')
    ? null
    : `${UNKNOWN_PATH} is not a Packetsmith page.`;
}

async function findWrongIndexing(site: Site): Promise<string | null> {
  const { headers } = (await site.home()).response;
  const isHidden = (headers.get('x-robots-tag') ?? '').includes('noindex');
  if (site.isHidden === isHidden) return null;
  return isHidden
    ? 'The home page has noindex: search engines would drop the site.'
    : 'The home page does not have noindex: search engines would find this stage.';
}
