import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { Link, type LinkProps } from './link.tsx';
import { usePathname } from './site-context.ts';
import { SiteRouter } from './site-router.tsx';
import { useHasNavigated } from './use-has-navigated.ts';
import { eventually } from '../testing/eventually.ts';

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
  const state: unknown = useLocation().state;
  const where = useHasNavigated() ? 'has moved on' : 'is where they entered';
  return <output>{`${where} with ${JSON.stringify(state)}`}</output>;
}

function show(link: LinkProps): void {
  render(
    <SiteRouter>
      <Reader />
      <Link {...link}>follow</Link>
      <Routes>
        <Route path="/old" element={<Navigate to="/new?page=2" state="moved" replace />} />
        <Route path="*" element={null} />
      </Routes>
    </SiteRouter>,
  );
}

const link = () => screen.getByRole('link', { name: 'follow' });
const reader = () => screen.getByRole('status').textContent;
const address = () => location.href.slice(location.origin.length);

test('a link leads to the top of a page and can pass state', () => {
  show({ to: '/codex/port-scanner?tab=hints', state: { from: 'home' } });
  expect(reader()).toBe('is where they entered with null');
  fireEvent.click(link());
  expect(address()).toBe('/codex/port-scanner?tab=hints');
  expect(reader()).toBe('has moved on with {"from":"home"}');
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

test('Back still counts as navigation, and the browser restores the scroll position', async () => {
  show({ to: '/help' });
  fireEvent.click(link());
  scrollTo.mockReset();
  history.back();
  await eventually(() => expect(address()).toBe('/'));
  expect(reader()).toBe('has moved on with null');
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a new query or fragment keeps the scroll position', () => {
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

test('a link to the current URL adds no history entry', () => {
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
])('the link "%s" stays within the site', (to) => {
  show({ to });
  expect(link().getAttribute('href')).toBe('/evil.example.test/x');
  fireEvent.click(link());
  expect(address()).toBe('/evil.example.test/x');
});

test('a redirect replaces the page that it starts from', () => {
  const steps = history.length;
  show({ to: '/old' });
  fireEvent.click(link());
  expect(address()).toBe('/new?page=2');
  expect(reader()).toBe('has moved on with "moved"');
  expect(history.length).toBe(steps + 1);
});

test('a click with a modifier key is left to the browser', () => {
  show({ to: '/codex' });
  // Otherwise jsdom logs that it can't navigate.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link(), { ctrlKey: true });
  expect(address()).toBe('/');
});

function Leaver({ to }: { to: string }) {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(to)}>go</button>;
}

test.each(['//evil.example.test/x', '/\\evil.example.test/x', 'https://evil.example.test/x'])(
  'code that navigates to "%s" does not leave the site',
  (to) => {
    const refusals: unknown[] = [];
    const onError = (event: ErrorEvent) => {
      event.preventDefault();
      refusals.push(event.error);
    };
    addEventListener('error', onError);
    render(
      <SiteRouter>
        <Leaver to={to} />
      </SiteRouter>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'go' }));
    removeEventListener('error', onError);
    expect(address()).toBe('/');
    expect(refusals).toHaveLength(1);
  },
);

test('a route parameter is not decoded', () => {
  history.replaceState(null, '', '/codex/100%');
  render(
    <SiteRouter>
      <Path />
    </SiteRouter>,
  );
  expect(reader()).toBe('/codex/100%');
});

function Path() {
  return <output>{usePathname()}</output>;
}

test('without a router, a link is left to the browser and still stays within the site', () => {
  render(<Link to="//evil.example.test/x">follow</Link>);
  expect(link().getAttribute('href')).toBe('/evil.example.test/x');
  let isLeftToBrowser = false;
  addEventListener(
    'click',
    (event) => {
      isLeftToBrowser = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(link());
  expect(isLeftToBrowser).toBe(true);
});
