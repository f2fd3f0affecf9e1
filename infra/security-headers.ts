/** Where a request was sent, and where the browser may talk to besides. */
export interface HeaderContext {
  path: string;
  /** As the browser sees it: `http://localhost:3000`. */
  origin: string;
  /** Of a hosted auth service; null when it is served here. */
  authOrigin: string | null;
}

/** By lower-case name. */
export type Headers = Readonly<Record<string, string>>;

const EVERYWHERE: Headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-resource-policy': 'same-origin',
};

const ENCRYPTED: Headers = { 'strict-transport-security': 'max-age=31536000' };

const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
const PERSONAL: Headers = { 'cache-control': 'no-store', 'content-security-policy': DATA_POLICY };

/**
 * A page in its own agent cluster: what runs beside the editor is out of reach for any other site's page, and may
 * share memory with its workers. Every page has it, because the workspace is reached from all of them by links.
 */
const ISOLATION: Headers = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'credentialless',
};

interface Rule {
  /** The first rule whose pattern matches the path decides. */
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

/** The security headers of an answer. One table decides them for every path. */
export function securityHeaders(context: HeaderContext): Headers {
  const rule = RULES.find(({ pattern }) => pattern.test(context.path));
  const transport = context.origin.startsWith('https:') ? ENCRYPTED : {};
  return { ...EVERYWHERE, ...transport, ...rule?.headers(context) };
}

function pageHeaders(context: HeaderContext): Headers {
  return { ...ISOLATION, ...policy(pagePolicy(context)) };
}

/**
 * What a page may load. The editor writes style elements, which takes `unsafe-inline` for styles. Pages share
 * one policy, because a browser keeps that of the page it came in by.
 */
function pagePolicy({ authOrigin }: HeaderContext): string {
  const talksTo = authOrigin === null ? "'self'" : `'self' ${authOrigin}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    `connect-src ${talksTo}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * A policy on a script counts when it runs as a worker. The worker of the learner's Python may load what Python
 * is made of, and reach nothing else: not the API, not the auth service.
 */
function scriptHeaders({ origin }: HeaderContext): Headers {
  const parts = `${origin}/assets/ ${origin}/runtime/`;
  const script = `script-src ${parts} 'wasm-unsafe-eval'`;
  const connect = `connect-src ${parts}`;
  return {
    ...policy(`default-src 'none'; ${script}; ${connect}; frame-ancestors 'none'`),
    // A page in its own agent cluster starts no worker that does not say the same.
    'cross-origin-embedder-policy': 'credentialless',
  };
}

function policy(value: string): Headers {
  return { 'content-security-policy': value };
}
