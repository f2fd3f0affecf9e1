import { paths } from '../web/paths.ts';

/** The paths of pages that the client renders. */
export const CLIENT_PAGES: ReadonlySet<string> = new Set(
  Object.values(paths).filter((path) => typeof path === 'string'),
);

/** The workspace of a challenge has its own path: this prefix and the challenge. */
export const WORKSPACE = `${paths.workspace}/`;

/** Checks whether the client renders a page at a path, with or without a trailing slash. */
export function isClientPage(path: string): boolean {
  const page = path.replace(/(?<=.)\/$/, '');
  const challenge = page.startsWith(WORKSPACE) ? page.slice(WORKSPACE.length) : '';
  return CLIENT_PAGES.has(page) || (challenge !== '' && !challenge.includes('/'));
}
