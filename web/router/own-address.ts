/** Any base works, because only the path, query and fragment are used. */
const BASE = 'http://localhost';

/** Parses an absolute path. The result never leads to another site. */
export function ownAddress(to: string): string {
  // Two slashes, or characters that browsers treat as slashes, would name another host.
  const { pathname, search, hash } = new URL(to.replace(/^[/\\\s]*/, '/'), BASE);
  return pathname + search + hash;
}
