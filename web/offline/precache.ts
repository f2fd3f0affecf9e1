/** What a build hands to its offline worker. */
export interface Precache {
  /** Changes with what is kept. */
  version: string;
  /** The address of a page that the client draws by itself. */
  shell: string;
  /** Addresses of everything that the client may need, without the shell. */
  files: readonly string[];
  /** Patterns of the addresses that the shell stands in for. */
  pages: readonly string[];
}
