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
export interface Asking {
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
  findFault: (site: Site) => Promise<string | null>;
}

/** The result of a check. */
export interface CheckResult {
  name: string;
  /** Null if the check passed. */
  complaint: string | null;
}
