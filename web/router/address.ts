import type { RouterLocation } from './router-history.ts';

/** The part of a location that stands in the address bar. */
export type Address = Pick<RouterLocation, 'pathname' | 'search' | 'hash'>;

/** Only its pathname, query and fragment are used. */
const BASE = 'http://localhost';

/** Reads an absolute address. Whatever it says, it never leads out of the site. */
export function parseAddress(to: string): Address {
  // Two slashes, or what browsers take for them, would name another host.
  const { pathname, search, hash } = new URL(to.replace(/^[/\\\s]*/, '/'), BASE);
  return { pathname, search, hash };
}

/** Writes an address as it stands in a link. */
export function formatAddress({ pathname, search, hash }: Address): string {
  return pathname + search + hash;
}
