import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeAuthCallback } from './auth-callback.ts';
import { rememberDestination } from './destination.ts';
import { forgetBrowser, storeCodeVerifier } from '../testing/browser-session.ts';

beforeEach(forgetBrowser);
afterEach(() => vi.restoreAllMocks());

/** Opens the site at a URL that the auth service redirects to. */
function enterAt(address: string): { taken: ReturnType<typeof takeAuthCallback>; left: string } {
  history.replaceState(null, '', address);
  const taken = takeAuthCallback();
  return { taken, left: location.href.slice(location.origin.length) };
}

test('a URL without a response from the service stays unchanged', () => {
  expect(enterAt('/lessons?lesson=print-and-run#top')).toEqual({
    taken: null,
    left: '/lessons?lesson=print-and-run#top',
  });
});

test('a code is removed from the URL at once, and everything else stays', () => {
  storeCodeVerifier();
  expect(enterAt('/account?from=email&code=secret')).toEqual({
    taken: { callback: { outcome: 'pending', errorCode: '' }, code: 'secret' },
    left: '/account?from=email',
  });
});

test('the history has no entry with the code', () => {
  storeCodeVerifier();
  const before = history.length;
  enterAt('/confirm-email?code=secret');
  expect(history.length).toBe(before);
});

test('a code that another browser requested is not exchanged', () => {
  const { taken, left } = enterAt('/confirm-email?code=secret');
  expect(taken).toEqual({ callback: { outcome: 'elsewhere', errorCode: '' }, code: null });
  expect(left).toBe('/confirm-email');
});

test('tokens in the URL sign nobody in and are removed', () => {
  storeCodeVerifier();
  const { taken, left } = enterAt(
    '/dashboard#access_token=a.b.c&refresh_token=r&expires_in=900&token_type=bearer&type=signup',
  );
  expect(taken).toEqual({ callback: { outcome: 'elsewhere', errorCode: '' }, code: null });
  expect(left).toBe('/dashboard');
});

test.each([
  ['the query', '/reset-password?error=access_denied&error_code=otp_expired&error_description=x'],
  ['the fragment', '/reset-password#error=access_denied&error_code=otp_expired&sb='],
  ['both', '/reset-password?error=a&error_code=otp_expired#error=a&error_code=otp_expired'],
])('an error in %s is reported once and removed from the URL', (_where, address) => {
  const { taken, left } = enterAt(address);
  expect(taken?.callback).toEqual({ outcome: 'refused', errorCode: 'otp_expired' });
  expect(left).toBe('/reset-password');
});

test('the first of two links of an email change completes half of it', () => {
  const { taken, left } = enterAt('/account?from=email#message=Confirmation+link+accepted');
  expect(taken?.callback.outcome).toBe('half-way');
  expect(left).toBe('/account?from=email');
});

test('GitHub leads back to the page that the visitor wanted', () => {
  storeCodeVerifier();
  rememberDestination('/codex/port-scanner');
  expect(enterAt('/dashboard?code=secret').left).toBe('/codex/port-scanner');
  storeCodeVerifier();
  expect(enterAt('/dashboard?code=secret').left).toBe('/dashboard');
});

test('a callback at the root leads to the dashboard', () => {
  storeCodeVerifier();
  expect(enterAt('/?code=secret').left).toBe('/dashboard');
});

test('with blocked storage there is no proof key', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect(enterAt('/dashboard?code=secret').taken?.callback.outcome).toBe('elsewhere');
});
