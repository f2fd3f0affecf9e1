import { beforeEach, expect, test } from 'vitest';
import { ownDestination, rememberDestination, takeDestination } from './destination.ts';
import { forgetBrowser } from '../testing/browser-session.ts';

beforeEach(forgetBrowser);

test.each(['/codex/port-scanner', '/lessons?lesson=print-and-run', '/account#sessions', '/'])(
  '%s is a page of ours',
  (wish) => {
    expect(ownDestination(wish)).toBe(wish);
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
])('%j leads to the dashboard', (wish) => {
  expect(ownDestination(wish)).toBe('/dashboard');
});

test.each(['/login', '/register?x=1', '/reset-password'])('%s is left once signed in', (wish) => {
  expect(ownDestination(wish)).toBe('/dashboard');
});

test('a destination is remembered for one journey', () => {
  rememberDestination('/challenges');
  expect(takeDestination()).toBe('/challenges');
  expect(takeDestination()).toBe('/dashboard');
});

test('what was put into the tab by somebody else is judged again', () => {
  sessionStorage.setItem('packetsmith-destination', '//evil.test/');
  expect(takeDestination()).toBe('/dashboard');
});
