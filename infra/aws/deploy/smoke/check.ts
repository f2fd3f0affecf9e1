/** What is tried out. */
export interface SmokeTarget {
  /** The address that browsers use, without a slash at its end. */
  siteUrl: string;
  /** Where the API stands behind its front, which refuses everybody else; null when there is no front. */
  apiUrl: string | null;
  /** Whether search engines are to stay away; null when nobody said. */
  isHidden: boolean | null;
}

/** How an address is asked for. */
export interface Asking {
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** A product as a stranger reaches it. */
export interface Site extends SmokeTarget {
  /** Asks for a path of the site, or for a whole address elsewhere. Redirects are not followed. */
  ask: (address: string, init?: Asking) => Promise<Response>;
  home: () => Promise<{ response: Response; html: string }>;
}

/** Something that must be true of a running product. */
export interface Check {
  /** What is true when it passes, as a sentence. */
  name: string;
  /** Whether the target says enough to judge; always unless told. */
  applies?: (target: SmokeTarget) => boolean;
  /** @returns what is wrong, as a sentence; null when nothing is */
  findFault: (site: Site) => Promise<string | null>;
}

/** What came of a check. */
export interface CheckResult {
  name: string;
  /** Null: it passed. */
  complaint: string | null;
}
