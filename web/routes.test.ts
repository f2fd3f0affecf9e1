import { expect, test } from 'vitest';
import pages from './pages.ts?raw';
import { routeAt } from './route-at.ts';
import type { Route } from './route.ts';
import { ROUTE_NAMES, ROUTES, type RouteName } from './routes.ts';

test.each<[string, RouteName]>([
  ['/', 'home'],
  ['/lessons', 'lessons'],
  ['/Lessons/', 'lessons'],
  ['/codex', 'challenge'],
  ['/codex/port-scanner', 'challenge'],
  ['/codex/100%', 'challenge'],
  ['/codex/a/b', 'notFound'],
  ['/dashboard/more', 'notFound'],
  ['//lessons', 'notFound'],
  ['/a\nb', 'notFound'],
])('%j leads to the page "%s"', (pathname, name) => {
  expect(routeAt(pathname)).toBe(name);
});

const prerendered = ROUTE_NAMES.flatMap((name) => {
  const route: Route = ROUTES[name];
  return 'source' in route ? [{ name, source: route.source }] : [];
});

test.each(prerendered)(
  'pages.ts imports "$name" from the source of its route',
  ({ name, source }) => {
    const [, imported] = new RegExp(`\\b${name}: lazyPage\\([^']*'\\./([^']*)'`).exec(pages) ?? [];
    expect(imported).toBe(source);
  },
);

test('two routes never share a path or a place in the navigation', () => {
  const routes: readonly Route[] = Object.values(ROUTES);
  const pathsOf = routes.map(({ path }) => path);
  expect(new Set(pathsOf).size).toBe(pathsOf.length);
  for (const audience of ['visitors', 'learners']) {
    const places = routes
      .flatMap(({ navigation }) => navigation ?? [])
      .filter((entry) => entry.audience === audience || entry.audience === 'everyone')
      .map(({ order }) => order);
    expect(new Set(places).size).toBe(places.length);
  }
});
