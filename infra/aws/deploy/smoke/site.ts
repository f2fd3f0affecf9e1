/** What to test. */
export interface SmokeTarget {
  /** The URL that browsers use, without a trailing slash. */
  siteUrl: string;
  /** The URL of the API behind CloudFront, which rejects all other requests; null without CloudFront. */
  apiUrl: string | null;
  /** Whether search engines must stay away; null if unknown. */
  isHidden: boolean | null;
}

/** The options of a request. */
interface Asking {
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** A running product as anyone on the internet reaches it. */
export interface Site extends SmokeTarget {
  /** Requests a path of the site or an absolute URL. Does not follow redirects. */
  ask: (address: string, init?: Asking) => Promise<Response>;
  home: () => Promise<{ response: Response; html: string }>;
}

/** A condition that a running product must meet. */
export interface Check {
  /** The condition, as a sentence. */
  name: string;
  /** Checks whether the target has enough information for this check. Defaults to true. */
  applies?: (target: SmokeTarget) => boolean;
  /** @returns what is wrong; null if nothing is */
  findProblem: (site: Site) => Promise<string | null>;
  /** @returns what the operator should know although nothing is wrong */
  note?: (site: Site) => Promise<string>;
}

/** The result of a check. */
export interface CheckResult {
  name: string;
  /** Null if the check passed. */
  problem: string | null;
  note?: string;
}

/** Slightly longer than the timeout of an HTTP API. */
const TIMEOUT_MS = 31_000;

/** Opens a site for testing. */
export function openSite(target: SmokeTarget): Site {
  const ask: Site['ask'] = (address, init = {}) =>
    fetch(new URL(address, target.siteUrl), {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...init,
      headers: { 'accept-encoding': 'br, gzip', ...init.headers },
    });
  const readHome = async () => {
    const response = await ask('/');
    return { response, html: await response.text() };
  };
  return { ...target, ask, home: readHome };
}

/** Returns what is wrong with a response's status or content type; null if both are as expected. */
export function findWrongStart(
  response: Response,
  { status, type }: { status: number; type: string },
): string | null {
  const found = response.headers.get('content-type') ?? 'nothing';
  const address = new URL(response.url).pathname;
  if (response.status !== status) return `${address} returned ${response.status}, not ${status}.`;
  return found.startsWith(type) ? null : `${address} is ${found}, not ${type}.`;
}
