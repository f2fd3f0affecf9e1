import { CLIENT_PAGES, WORKSPACE } from '../../client-pages.ts';

/** Which object of the bucket answers which address. */
export interface PageTable {
  /** Objects by the address of a page, which has no slash at its end. */
  pages: Record<string, string>;
  /** The objects that may be asked for by their own name. */
  objects: string[];
  /** Below this, a single name is a page that the client draws. */
  workspace: string;
  /** What the client draws pages by. */
  shell: string;
  /** What is shown where nothing is: the shell once more, under a name of its own. */
  missing: string;
}

const SHELL = '/app.html';

/** The copy of the shell that is answered with 404. No address leads to it but one where nothing is. */
export const MISSING_PAGE = '/not-found.html';

/**
 * Lists the addresses that are more than the name of an object: pages without their `.html`, directories, and what
 * the client draws by itself.
 *
 * @param files the built files outside `assets`, as addresses: `/login.html`
 */
export function createPageTable(files: readonly string[]): PageTable {
  const drawn = [...CLIENT_PAGES].map((address) => [address, SHELL] as const);
  const built = files.map((file) => [addressOf(file), file] as const);
  const pages = Object.fromEntries([...drawn, ...built].filter(([from, to]) => from !== to));
  return {
    pages,
    objects: [...new Set(files)],
    workspace: WORKSPACE,
    shell: SHELL,
    missing: MISSING_PAGE,
  };
}

function addressOf(file: string): string {
  const address = file.replace(/\/index\.html$/, '').replace(/\.html$/, '');
  return address === '' ? '/' : address;
}
