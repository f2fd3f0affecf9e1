import { pathPattern } from '../web/path-pattern.ts';
import { paths } from '../web/paths.ts';
import { ROUTES } from '../web/routes.ts';

/** The paths of pages that the client renders, without those that have parameters. */
export const CLIENT_PAGES: ReadonlySet<string> = new Set(
  Object.values(paths).filter((path) => typeof path === 'string'),
);

const withParameters = Object.values(ROUTES)
  .map(({ path }) => path)
  .filter((path) => path.includes(':'));

/** A regular expression, as text, for the paths of the client's pages that have parameters, such as a challenge. */
export const PARAMETER_PAGES = `^(${withParameters.map(pathPattern).join('|')})$`;

const parameterPages = new RegExp(PARAMETER_PAGES);

/** Checks whether the client renders a page at a path, with or without a trailing slash. */
export function isClientPage(path: string): boolean {
  const page = path.replace(/(?<=.)\/$/, '');
  return CLIENT_PAGES.has(page) || parameterPages.test(page);
}
