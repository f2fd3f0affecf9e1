/** Only the pathname, query and fragment of an address are used. */
const BASE = 'http://localhost';

/** Reads an absolute address. Whatever it says, it never leads out of the site. */
export function ownAddress(to: string): string {
  // Two slashes, or what browsers take for them, would name another host.
  const { pathname, search, hash } = new URL(to.replace(/^[/\\\s]*/, '/'), BASE);
  return pathname + search + hash;
}
