import { paths } from '../web/paths.ts';

/** Pages that the client draws by itself, by their address. */
export const CLIENT_PAGES: ReadonlySet<string> = new Set(
  Object.values(paths).filter((path) => typeof path === 'string'),
);

/** The workspace of a challenge has an address of its own: this, and the challenge. */
export const WORKSPACE = `${paths.workspace}/`;

/** Whether the client draws a page at an address, with or without a slash at its end. */
export function isClientPage(path: string): boolean {
  const page = path.replace(/(?<=.)\/$/, '');
  const challenge = page.startsWith(WORKSPACE) ? page.slice(WORKSPACE.length) : '';
  return CLIENT_PAGES.has(page) || (challenge !== '' && !challenge.includes('/'));
}
