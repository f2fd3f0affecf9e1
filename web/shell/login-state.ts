/** The history state that a page passes to the login, and the login to other sign-in pages. */
export interface LoginState {
  /** The page to open after signing in. */
  from?: string;
  /** The error message. */
  failure?: string;
  /** The success message. */
  success?: string;
  /** The address to fill in. */
  email?: string;
  /** The address that must be confirmed. */
  unconfirmedEmail?: string;
}

const NAMES = ['from', 'failure', 'success', 'email', 'unconfirmedEmail'] as const;

/** Validates the state from the previous page, because the history may contain anything. */
export function readLoginState(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return {};
  const loginState = new Map<string, unknown>(Object.entries(state));
  const texts = NAMES.flatMap((name) => {
    const value = loginState.get(name);
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(texts);
}
