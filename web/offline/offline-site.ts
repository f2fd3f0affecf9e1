/** What the build tells the service worker about the site. */
export interface OfflineSite {
  /** The URL of the shell, whose pages the client renders. */
  shell: string;
  /** Regular expressions for the paths, with queries, that the shell may handle. */
  pages: readonly string[];
}

/** A file of the site in Workbox's list. Either its URL or its revision changes with its content. */
export interface PrecachedFile {
  url: string;
  revision: string | null;
}
