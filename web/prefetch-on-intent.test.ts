import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { routeAt, routes } from './routes.tsx';
import { SESSION_STORAGE_KEY } from './session/stored-session.ts';

let stop: () => void;
let fetched: string[];

beforeEach(() => {
  fetched = [];
  for (const route of routes) {
    vi.spyOn(route, 'preload').mockImplementation(() => {
      fetched.push(route.path);
      return Promise.resolve();
    });
  }
  stop = prefetchOnIntent(document);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.replaceChildren();
});

/** What stands in a link to an address, as it is pointed at. */
function linkTo(href: string): Element {
  document.body.innerHTML = `<a href="${href}"><span>there</span></a>`;
  const [part] = document.body.getElementsByTagName('span');
  if (!part) throw new Error('The link is empty.');
  return part;
}

test.each([
  ['pointing at it', fireEvent.pointerOver],
  ['reaching it by keyboard', fireEvent.focusIn],
  ['putting a finger on it', fireEvent.touchStart],
])('%s fetches the page behind a link', (_sign, show) => {
  show(linkTo('/login?from=here#top'));
  expect(fetched).toEqual(['/login']);
});

test('a learner’s page is fetched for learners, and the login for visitors, who are sent there', () => {
  fireEvent.pointerOver(linkTo('/codex/port-scanner'));
  localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify({ user: { id: 'learner-1' } }));
  fireEvent.pointerOver(linkTo('/codex/port-scanner'));
  expect(fetched).toEqual(['/login', routeAt('/codex')?.path]);
});

test('a reader who saves data is spared the guess', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  fireEvent.pointerOver(linkTo('/login'));
  expect(fetched).toEqual([]);
});

test('nothing is fetched for another site, for a mail, for text, and once it is stopped', () => {
  fireEvent.pointerOver(linkTo('https://elsewhere.example.test/login'));
  fireEvent.pointerOver(linkTo('mailto:support@example.test'));
  fireEvent.pointerOver(document.body);
  fireEvent.pointerOver(document);
  stop();
  fireEvent.pointerOver(linkTo('/login'));
  expect(fetched).toEqual([]);
});
