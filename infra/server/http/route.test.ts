import { expect, test } from 'vitest';
import { findRoute, type Route } from './route.ts';

const route = (path: string, more: Partial<Route> = {}): Route => ({
  path,
  answer: () => undefined,
  ...more,
});
const ROUTES = [route('/'), route('/api'), route('/api/docs'), route('/graphql', { isLeaf: true })];
const found = (path: string): string | undefined => findRoute(ROUTES, path)?.path;

test('the longest path that fits answers, with everything below it', () => {
  expect(found('/api/challenges')).toBe('/api');
  expect(found('/api/docs/index.html')).toBe('/api/docs');
  expect(found('/apiary')).toBe('/');
});

test('below a leaf the next longest answers', () => {
  expect(found('/graphql')).toBe('/graphql');
  expect(found('/graphql/client.ts')).toBe('/');
});
