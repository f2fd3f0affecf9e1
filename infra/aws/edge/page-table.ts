import { CLIENT_PAGES, PARAMETER_PAGES } from '../../client-pages.ts';

/** Which object of the bucket serves which path. */
export interface PageTable {
  /** Objects by page path, without a trailing slash. */
  pages: Record<string, string>;
  /** The objects that can be requested by their own name. */
  objects: string[];
  /** A regular expression for the paths, with parameters, of pages that the client renders. */
  parameterPages: string;
  /** The object that renders client-side pages. */
  shell: string;
  /** The object for unknown paths: a copy of the shell under its own name. */
  missing: string;
}

const SHELL = '/app.html';

/** The copy of the shell that is served with 404. Only unknown paths lead to it. */
export const MISSING_PAGE = '/not-found.html';

/**
 * Lists the paths that differ from an object's name: pages without their `.html`, directories, and pages that the
 * client renders.
 *
 * @param files the built files outside `assets`, as URL paths such as `/login.html`
 */
export function createPageTable(files: readonly string[]): PageTable {
  const drawn = [...CLIENT_PAGES].map((address) => [address, SHELL] as const);
  const built = files.map((file) => [addressOf(file), file] as const);
  const pages = Object.fromEntries([...drawn, ...built].filter(([from, to]) => from !== to));
  return {
    pages,
    objects: [...new Set(files)],
    parameterPages: PARAMETER_PAGES,
    shell: SHELL,
    missing: MISSING_PAGE,
  };
}

function addressOf(file: string): string {
  const address = file.replace(/\/index\.html$/, '').replace(/\.html$/, '');
  return address === '' ? '/' : address;
}
