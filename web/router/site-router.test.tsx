import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Link, type NavigateOptions, Redirect, Route } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { SiteRouter } from './site-router.tsx';
import { useHasMovedOn } from './use-has-moved-on.ts';

const scrollTo = vi.fn();

beforeEach(() => {
  history.replaceState(null, '', '/');
  vi.stubGlobal('scrollTo', scrollTo.mockReset());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Reader() {
  const state = useHistoryState<unknown>();
  const where = useHasMovedOn() ? 'has moved on' : 'is where they entered';
  return <output>{`${where} with ${JSON.stringify(state)}`}</output>;
}

function show(link: NavigateOptions & { to: string }): void {
  render(
    <SiteRouter>
      <Reader />
      <Link {...link}>follow</Link>
      <Route path="/old">
        <Redirect to="/new?page=2" state="moved" replace />
      </Route>
    </SiteRouter>,
  );
}

const link = () => screen.getByRole('link', { name: 'follow' });
const reader = () => screen.getByRole('status').textContent;
const address = () => location.href.slice(location.origin.length);

test('a link leads to the top of a page and hands something on', () => {
  show({ to: '/codex/port-scanner?tab=hints', state: { from: 'home' } });
  expect(reader()).toBe('is where they entered with null');
  fireEvent.click(link());
  expect(address()).toBe('/codex/port-scanner?tab=hints');
  expect(reader()).toBe('has moved on with {"from":"home"}');
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

test('whoever comes back has moved on all the same, and the browser knows where they had scrolled to', async () => {
  show({ to: '/help' });
  fireEvent.click(link());
  scrollTo.mockReset();
  history.back();
  await vi.waitFor(() => expect(address()).toBe('/'));
  expect(reader()).toBe('has moved on with null');
  expect(scrollTo).not.toHaveBeenCalled();
});

test('another query or a fragment leaves the reader where they have scrolled to', () => {
  show({ to: '/?q=header' });
  fireEvent.click(link());
  expect(address()).toBe('/?q=header');
  expect(reader()).toBe('is where they entered with null');
  cleanup();
  show({ to: '/help#limits' });
  fireEvent.click(link());
  expect(address()).toBe('/help#limits');
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a link to where the reader is makes no step', () => {
  history.replaceState(null, '', '/lessons?lesson=a%20b');
  show({ to: '/lessons?lesson=a%20b' });
  const steps = history.length;
  fireEvent.click(link());
  expect(history.length).toBe(steps);
});

test.each([
  '//evil.example.test/x',
  '/\\evil.example.test/x',
  ' //evil.example.test/x',
  '/\t/evil.example.test/x',
])('the address "%s" stays in the site', (to) => {
  show({ to });
  expect(link().getAttribute('href')).toBe('/evil.example.test/x');
  fireEvent.click(link());
  expect(address()).toBe('/evil.example.test/x');
});

test('a redirect takes the place of the page that leads on', () => {
  const steps = history.length;
  show({ to: '/old' });
  fireEvent.click(link());
  expect(address()).toBe('/new?page=2');
  expect(reader()).toBe('has moved on with "moved"');
  expect(history.length).toBe(steps + 1);
});

test('a click with a modifier is left to the browser', () => {
  show({ to: '/codex' });
  // jsdom would complain that it cannot navigate.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link(), { ctrlKey: true });
  expect(address()).toBe('/');
});
