import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionIdentity } from '../services/ports/records.ts';
import { rememberTokens } from './token-verifier.ts';

const SECOND_MS = 1_000;
const HOUR_SECONDS = 3_600;

const identity: SessionIdentity = {
  credential: 'session',
  id: '5f0c6f0e-6d9c-4b6e-9a55-0d1f2c3b4a59',
  email: 'ada@example.test',
  isAnonymous: false,
  provider: 'email',
  sessionId: '0b8d8a44-3c3b-4c52-8f0c-3f2b9b7f8e10',
  signedInAt: null,
  requestedProfile: { username: '', firstName: '', lastName: '', timeZone: '' },
  token: 'unused',
};

let verified: string[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  verified = [];
});
afterEach(() => vi.useRealTimers());

/** Verifies tokens that contain the number of seconds until they expire; negative ones are rejected. */
function remembering(lifetimeSeconds: number) {
  const expiresAtSeconds = Math.floor(Date.now() / SECOND_MS) + lifetimeSeconds;
  return rememberTokens((token) => {
    verified.push(token);
    const holds = expiresAtSeconds * SECOND_MS > Date.now();
    return Promise.resolve(holds ? { identity, expiresAtSeconds } : null);
  });
}

function wait(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * SECOND_MS);
}

test('a verified token is cached for a minute, then verified again', async () => {
  const authenticate = remembering(HOUR_SECONDS);
  for (const seconds of [0, 30, 29]) {
    wait(seconds);
    expect(await authenticate('one')).toBe(identity);
  }
  expect(verified).toEqual(['one']);
  wait(1);
  expect(await authenticate('one')).toBe(identity);
  expect(verified).toEqual(['one', 'one']);
});

test('no token is cached beyond its expiry', async () => {
  const authenticate = remembering(20);
  expect(await authenticate('one')).toBe(identity);
  wait(20);
  expect(await authenticate('one')).toBeNull();
});

test('tokens are cached separately, and rejected ones are not cached', async () => {
  const authenticate = remembering(-1);
  expect(await authenticate('one')).toBeNull();
  expect(await authenticate('one')).toBeNull();
  expect(await authenticate('One')).toBeNull();
  expect(verified).toEqual(['one', 'one', 'One']);
});

test('at most a thousand tokens are cached', async () => {
  const authenticate = remembering(HOUR_SECONDS);
  const tokens = Array.from({ length: 1_001 }, (_, index) => `token ${index}`);
  for (const token of tokens) await authenticate(token);
  await authenticate('token 1000');
  expect(verified).toHaveLength(1_001);
  await authenticate('token 0');
  expect(verified).toHaveLength(1_002);
});
