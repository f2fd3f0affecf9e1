import { isStagingHost } from '../domain/staging-host.ts';

/** The origin of a request, and the other origins that the browser may connect to. */
export interface HeaderContext {
  path: string;
  /** As the browser sees it: `http://localhost:3000`. */
  origin: string;
  /** The origin of a hosted auth service; null if this server is the auth service. */
  authOrigin: string | null;
}

/** By lowercase name. */
export type Headers = Readonly<Record<string, string>>;

const EVERYWHERE: Headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-resource-policy': 'same-origin',
};

const ENCRYPTED: Headers = { 'strict-transport-security': 'max-age=31536000' };

/** Keeps search engines away from everything that isn't the production site. */
export const NO_INDEX: Headers = { 'x-robots-tag': 'noindex, nofollow, noarchive' };

const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
const PERSONAL: Headers = { 'cache-control': 'no-store', 'content-security-policy': DATA_POLICY };

/**
 * Gives a page its own agent cluster: pages of other sites can't reach what runs next to the editor, and the page may
 * share memory with its workers. Every page has it, because links lead to the workspace from all of them.
 */
const ISOLATION: Headers = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'credentialless',
};

interface Rule {
  /** The first rule whose pattern matches the path applies. */
  pattern: RegExp;
  headers: (context: HeaderContext) => Headers;
}

const RULES: readonly Rule[] = [
  { pattern: /^\/api\/docs(\/|$)/, headers: pageHeaders },
  { pattern: /^\/(api|graphql|auth|inbox|config\.json)(\/|$)/, headers: () => PERSONAL },
  { pattern: /^\/runtime\//, headers: scriptHeaders },
  { pattern: /^\/assets\/.*\.js$/, headers: scriptHeaders },
  { pattern: /^\/assets\//, headers: () => policy(DATA_POLICY) },
  { pattern: /^/, headers: pageHeaders },
];

/** Returns the security headers of a response. One table decides them for every path. */
export function securityHeaders(context: HeaderContext): Headers {
  const rule = RULES.find(({ pattern }) => pattern.test(context.path));
  const { protocol, hostname } = new URL(context.origin);
  const transport = protocol === 'https:' ? ENCRYPTED : {};
  const robots = isStagingHost(hostname) ? NO_INDEX : {};
  return { ...EVERYWHERE, ...transport, ...robots, ...rule?.headers(context) };
}

function pageHeaders(context: HeaderContext): Headers {
  return { ...ISOLATION, ...policy(pagePolicy(context)) };
}

/**
 * What a page may load. The editor writes style elements, which requires `unsafe-inline` for styles. All pages share
 * one policy, because a browser keeps the policy of the page it loaded first.
 */
function pagePolicy({ authOrigin }: HeaderContext): string {
  const connectSources = authOrigin === null ? "'self'" : `'self' ${authOrigin}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    `connect-src ${connectSources}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * A policy on a script applies when the script runs as a worker. The worker of the learner's Python may load the
 * Python runtime and nothing else: neither the API nor the auth service.
 */
function scriptHeaders({ origin }: HeaderContext): Headers {
  const parts = `${origin}/assets/ ${origin}/runtime/`;
  const script = `script-src ${parts} 'wasm-unsafe-eval'`;
  const connect = `connect-src ${parts}`;
  return {
    ...policy(`default-src 'none'; ${script}; ${connect}; frame-ancestors 'none'`),
    // A page in its own agent cluster only starts workers that send the same header.
    'cross-origin-embedder-policy': 'credentialless',
  };
}

function policy(value: string): Headers {
  return { 'content-security-policy': value };
}
