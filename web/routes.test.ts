import { expect, test } from 'vitest';
import { routeAt } from './routes.tsx';

test.each([
  ['/', '/'],
  ['/lessons', '/lessons'],
  ['/Lessons/', '/lessons'],
  ['/codex', '/codex/:id?'],
  ['/codex/port-scanner', '/codex/:id?'],
  ['/codex/100%', '/codex/:id?'],
  ['/codex/a/b', '*'],
  ['/lessons/more', '*'],
  ['//lessons', '*'],
  ['/a\nb', '*'],
])('%j leads to the page of %s', (pathname, path) => {
  expect(routeAt(pathname)?.path).toBe(path);
});
