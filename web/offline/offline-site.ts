/** What the build tells the offline worker about the site. */
export interface OfflineSite {
  /** The address of a page that the client renders by itself. */
  shell: string;
  /** Regular expressions of the paths, with their queries, for which the shell may be shown. */
  pages: readonly string[];
}

/** A file of the site in Workbox's list. Its address names its content, or else its revision does. */
export interface PrecachedFile {
  url: string;
  revision: string | null;
}
