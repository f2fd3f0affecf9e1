import {
  ACCESS_TOKEN_LIFETIMES,
  type AccessTokenScope,
  DEFAULT_ACCESS_TOKEN_LIFETIME,
} from '../../../../domain/access-token.ts';

/** What the learner has entered for a new access token. */
export interface AccessTokenValues {
  name: string;
  scope: AccessTokenScope;
  lifetimeDays: number;
}

export const EMPTY_ACCESS_TOKEN: AccessTokenValues = {
  name: '',
  scope: 'READ',
  lifetimeDays: DEFAULT_ACCESS_TOKEN_LIFETIME,
};

const STORAGE_KEY = 'packetsmith.access-token-draft';

/** Keeps the values in this tab while the browser is at GitHub. */
export function keepDraft(values: AccessTokenValues): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(values));
  } catch {
    // Without storage, the learner enters them again.
  }
}

/** Returns the values that were kept, once; null if there are none. */
export function takeDraft(): AccessTokenValues | null {
  try {
    const kept = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return kept === null ? null : readDraft(JSON.parse(kept));
  } catch {
    return null;
  }
}

function readDraft(kept: unknown): AccessTokenValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { name, scope, lifetimeDays }: Partial<Record<keyof AccessTokenValues, unknown>> = kept;
  const days = ACCESS_TOKEN_LIFETIMES.find((each) => each === lifetimeDays);
  if (typeof name !== 'string' || days === undefined) return null;
  return { name, scope: scope === 'WRITE' ? 'WRITE' : 'READ', lifetimeDays: days };
}
