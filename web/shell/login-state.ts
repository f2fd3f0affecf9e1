/** What a page hands on when it sends a visitor to the login, or from there to another way in. */
export interface LoginState {
  /** Where to go on after signing in. */
  from?: string;
  /** The sentence that says what went wrong. */
  failure?: string;
  /** The sentence that says what went well. */
  success?: string;
  /** The address that waits to be confirmed. */
  unconfirmedEmail?: string;
}

const NAMES = ['from', 'failure', 'success', 'unconfirmedEmail'] as const;

/** Reads what the page before handed on; the router keeps it as it was given, whoever gave it. */
export function readLoginState(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return {};
  const handedOn = new Map<string, unknown>(Object.entries(state));
  const texts = NAMES.flatMap((name) => {
    const value = handedOn.get(name);
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(texts);
}
