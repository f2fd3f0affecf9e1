/** The shortest username, in characters. */
export const MIN_USERNAME_LENGTH = 3;
/** The longest username, in characters. */
export const MAX_USERNAME_LENGTH = 24;

/** Names that could impersonate the product. */
const RESERVED: ReadonlySet<string> = new Set([
  'admin',
  'administrator',
  'api',
  'help',
  'moderator',
  'packetsmith',
  'root',
  'security',
  'support',
  'system',
  'unknown',
]);

/**
 * The form in which usernames are unique: NFKC, lowercase, without surrounding spaces. `app.canonical_username` of the
 * database is the same.
 */
export function canonicalUsername(username: string): string {
  // Locales disagree about lowercase outside ASCII, and other letters are rejected anyway.
  return username
    .normalize('NFKC')
    .trim()
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** The reason why a username is rejected; null if its format is valid. Does not check whether it is taken. */
export function usernameError(username: string): string | null {
  const canonical = canonicalUsername(username);
  const { length } = Array.from(canonical);
  if (length < MIN_USERNAME_LENGTH) {
    return `Username must be at least ${MIN_USERNAME_LENGTH} characters long.`;
  }
  if (length > MAX_USERNAME_LENGTH) {
    return `Username must be at most ${MAX_USERNAME_LENGTH} characters long.`;
  }
  if (!/^[a-z0-9_-]+$/.test(canonical)) {
    return 'Username may have only the letters a to z, digits, - and _.';
  }
  return RESERVED.has(canonical)
    ? `The username "${canonical}" is reserved. Choose another one.`
    : null;
}

/**
 * Derives a valid username from whatever a provider or an email address offers.
 *
 * @param suffix appended to keep it unique; digits or letters
 */
export function usernameFrom(requested: string, suffix = ''): string {
  const letters = canonicalUsername(requested.split('@')[0] ?? '').replaceAll(/[^a-z0-9_-]/g, '');
  const maxLength = MAX_USERNAME_LENGTH - (suffix === '' ? 0 : suffix.length + 1);
  const base = usernameError(letters) === null || suffix !== '' ? letters.slice(0, maxLength) : '';
  const usable = base.length >= MIN_USERNAME_LENGTH ? base : 'learner';
  return suffix === '' ? usable : `${usable}-${suffix}`;
}
