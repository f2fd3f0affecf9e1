import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { SESSION_STORAGE_KEY } from './session/stored-session.ts';
import { pageBehind } from './start-client.tsx';

let stop: () => void;
let fetched: string[];

beforeEach(() => {
  fetched = [];
  stop = prefetchOnIntent(document, (pathname) => void fetched.push(pathname));
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.replaceChildren();
});

/** Returns an element in a link to the given URL, for events on it. */
function linkTo(href: string): Element {
  document.body.innerHTML = `<a href="${href}"><span>there</span></a>`;
  const [part] = document.body.getElementsByTagName('span');
  if (!part) throw new Error('The link is empty.');
  return part;
}

test.each([
  ['pointing at it', fireEvent.pointerOver],
  ['focusing it', fireEvent.focusIn],
  ['touching it', fireEvent.touchStart],
])('%s prefetches the page behind a link', (_sign, show) => {
  show(linkTo('/login?from=here#top'));
  expect(fetched).toEqual(['/login']);
});

test('a link to a protected page prefetches that page for learners and the login for visitors', () => {
  expect(pageBehind('/codex/port-scanner')).toBe('login');
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify({ user: { id: 'learner-1' } }));
  expect(pageBehind('/codex/port-scanner')).toBe('challenge');
});

test('nothing is prefetched if the browser saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  fireEvent.pointerOver(linkTo('/login'));
  expect(fetched).toEqual([]);
});

test('nothing is prefetched for other sites, mail links or text, or after it is stopped', () => {
  fireEvent.pointerOver(linkTo('https://elsewhere.example.test/login'));
  fireEvent.pointerOver(linkTo('mailto:support@example.test'));
  fireEvent.pointerOver(document.body);
  fireEvent.pointerOver(document);
  stop();
  fireEvent.pointerOver(linkTo('/login'));
  expect(fetched).toEqual([]);
});
