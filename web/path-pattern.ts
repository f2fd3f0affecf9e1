/**
 * Returns a regular expression, as text, that matches the paths of a route without a trailing slash. Each parameter
 * matches one segment of the path; `?` makes it optional.
 */
export function pathPattern(path: string): string {
  return path
    .replace(/\/$/, '')
    .replaceAll(/\/:\w+\?/g, '(/[^/]+)?')
    .replaceAll(/\/:\w+/g, '/[^/]+');
}
