import { beforeEach, expect, test } from 'vitest';
import { ownDestination, rememberDestination, takeDestination } from './destination.ts';
import { forgetBrowser } from '../testing/browser-session.ts';

beforeEach(forgetBrowser);

test.each(['/codex/port-scanner', '/lessons?lesson=print-and-run', '/account#sessions', '/'])(
  '%s is a page of the site',
  (requested) => {
    expect(ownDestination(requested)).toBe(requested);
  },
);

test.each([
  'https://evil.test/',
  '//evil.test/dashboard',
  '/\\evil.test',
  '/.//evil.test',
  '/%09/../..//evil.test',
  '\t//evil.test',
  'javascript:alert(1)',
  'dashboard',
  '',
  undefined,
  null,
  { pathname: '/lessons' },
])('%j leads to the dashboard', (requested) => {
  expect(ownDestination(requested)).toBe('/dashboard');
});

test.each(['/login', '/register?x=1', '/reset-password'])(
  '%s is not a destination after signing in',
  (requested) => {
    expect(ownDestination(requested)).toBe('/dashboard');
  },
);

test('a destination is used only once', () => {
  rememberDestination('/challenges');
  expect(takeDestination()).toBe('/challenges');
  expect(takeDestination()).toBe('/dashboard');
});

test('a destination that other code has stored is validated again', () => {
  sessionStorage.setItem('packetsmith-destination', '//evil.test/');
  expect(takeDestination()).toBe('/dashboard');
});
