import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createBrowserHistory, isHandedSomething } from './browser-history.ts';
import { Link, type LinkProps } from './link.tsx';
import { createMemoryHistory } from './memory-history.ts';
import { Redirect } from './redirect.tsx';
import type { RouterHistory } from './router-history.ts';
import { Router } from './router.tsx';
import { Route, Routes } from './routes.tsx';
import { useBack } from './use-back.ts';
import { useLocation } from './use-location.ts';
import { useNavigationKind } from './use-navigation-kind.ts';
import { useParams } from './use-params.ts';
import { useSearchParams } from './use-search-params.ts';

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(cleanup);

function Place() {
  const { pathname, search, hash, state } = useLocation();
  const back = useBack();
  const told = [pathname + search + hash, useNavigationKind(), JSON.stringify(state)].join(' ');
  return <output onClick={back}>{told}</output>;
}

function Filter() {
  const [params, setParams] = useSearchParams();
  const ask = (query: string) => setParams(new URLSearchParams(query));
  return (
    <>
      <button onClick={() => ask('q=header&status=locked')}>ask for {params.get('q')}</button>
      <button onClick={() => ask('')}>ask for all</button>
    </>
  );
}

function Challenge() {
  return <p>challenge {useParams()['id'] ?? 'none'}</p>;
}

function show(steps: RouterHistory, link: LinkProps = { to: '/' }): void {
  render(
    <Router history={steps}>
      <Place />
      <Link {...link}>follow</Link>
      <Routes>
        <Route path="/" element={<Filter />} />
        <Route path="/codex/:id?" element={<Challenge />} />
        <Route path="/old" element={<Redirect to="/new?page=2" state="moved" />} />
        <Route path="*" element={<p>somewhere else</p>} />
      </Routes>
    </Router>,
  );
}

const where = () => screen.getByRole('status').textContent;
const follow = (init?: MouseEventInit) => fireEvent.click(screen.getByText('follow'), init);

test.each([
  ['the browser', createBrowserHistory],
  ['memory', () => createMemoryHistory('/')],
])('a link in %s leads to a page, hands something on, and Back leads back', async (_of, create) => {
  show(create(), { to: '/codex/port-scanner?tab=hints#top', state: { from: 'home' } });
  follow();
  expect(where()).toBe('/codex/port-scanner?tab=hints#top push {"from":"home"}');
  expect(screen.getByText('challenge port-scanner')).toBeTruthy();
  fireEvent.click(screen.getByRole('status'));
  await screen.findByText('/ pop null');
});

test('what was handed on is kept over a reload', () => {
  show(createBrowserHistory(), { to: '/codex', state: 'kept' });
  expect(isHandedSomething()).toBe(false);
  follow();
  cleanup();
  expect(isHandedSomething()).toBe(true);
  show(createBrowserHistory());
  expect(where()).toBe('/codex pop "kept"');
  expect(screen.getByText('challenge none')).toBeTruthy();
});

test('a link to where the reader is makes no step', () => {
  show(createBrowserHistory(), { to: '/' });
  const steps = history.length;
  follow();
  expect(where()).toBe('/ replace null');
  expect(history.length).toBe(steps);
});

test.each([
  ['the control key', {}, { ctrlKey: true }],
  ['the command key', {}, { metaKey: true }],
  ['the shift key', {}, { shiftKey: true }],
  ['another button', {}, { button: 1 }],
  ['another window', { target: '_blank' }, {}],
])('a click with or for %s is left to the browser', (_what, link, init) => {
  show(createMemoryHistory('/'), { to: '/codex', ...link });
  // jsdom would complain that it cannot navigate.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  follow(init);
  expect(where()).toBe('/ pop null');
});

test('a click that its link has refused leads nowhere', () => {
  show(createMemoryHistory('/'), { to: '/codex', onClick: (event) => event.preventDefault() });
  follow();
  expect(where()).toBe('/ pop null');
});

test.each(['//evil.example.test/x', '/\\evil.example.test/x', ' //evil.example.test/x'])(
  'the address "%s" stays in the site',
  (to) => {
    show(createBrowserHistory(), { to });
    expect(screen.getByText('follow').getAttribute('href')).toBe('/evil.example.test/x');
    follow();
    expect(where()).toMatch(/^\/evil\.example\.test\/x push/);
  },
);

test('a redirect takes the place of the page that leads on', async () => {
  const steps = createMemoryHistory('/');
  show(steps, { to: '/old' });
  follow();
  expect(where()).toBe('/new?page=2 replace "moved"');
  fireEvent.click(screen.getByRole('status'));
  await screen.findByText('/ pop null');
});

test('a query is a step at the same page, and none leaves no question mark', () => {
  show(createBrowserHistory());
  fireEvent.click(screen.getByText('ask for'));
  expect(where()).toBe('/?q=header&status=locked push null');
  fireEvent.click(screen.getByText('ask for all'));
  expect(screen.getByText('ask for')).toBeTruthy();
  expect(location.href).toBe(`${location.origin}/`);
});
