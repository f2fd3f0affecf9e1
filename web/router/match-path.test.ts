import { expect, test } from 'vitest';
import { matchPath } from './match-path.ts';

test.each([
  ['/', '/', {}],
  ['/lessons', '/lessons', {}],
  ['/lessons', '/lessons/', {}],
  ['/lessons', '/Lessons', {}],
  ['/codex/:id?', '/codex', { id: undefined }],
  ['/codex/:id?', '/codex/port-scanner', { id: 'port-scanner' }],
  ['/codex/:id?', '/codex/a%2Fb%20c', { id: 'a/b c' }],
  ['/codex/:id?', '/codex/100%', { id: '100%' }],
  ['*', '/anything/at/all', {}],
])('%s fits %s', (pattern, pathname, params) => {
  expect(matchPath(pattern, pathname)).toEqual(params);
});

test.each([
  ['/', '/lessons'],
  ['/lessons', '/'],
  ['/lessons', '/lessons/more'],
  ['/codex/:id?', '/codex/a/b'],
  ['/codex/:id', '/codex'],
])('%s does not fit %s', (pattern, pathname) => {
  expect(matchPath(pattern, pathname)).toBeNull();
});
