/** Returns the IANA name of this browser's time zone; '' if it is unknown. */
export function browserTimeZone(): string {
  // A browser may leave it undefined, despite its type.
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || '';
}
