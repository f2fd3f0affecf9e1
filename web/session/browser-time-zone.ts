/** The IANA name of the zone that this browser shows times in; '' when it does not tell. */
export function browserTimeZone(): string {
  // A browser whose system does not say leaves it out, whatever its type promises.
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || '';
}
