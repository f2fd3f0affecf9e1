import { expect, test } from 'vitest';
import type { Precache } from './precache.ts';
import { planAnswer } from './plan-answer.ts';

const ORIGIN = 'https://learn.example.test';
const SITE: Precache = {
  version: '1',
  shell: '/dashboard',
  files: ['/theme.js', '/assets/main-1a2b3c.js'],
  pages: ['^(|/dashboard|/lessons)/?$', '^/codex/[^/]+/?$'],
};

function planOf(address: string, init: { mode?: RequestMode; method?: string } = {}) {
  const { mode = 'cors', method = 'GET' } = init;
  return planAnswer({ url: new URL(address, ORIGIN).href, mode, method }, SITE, ORIGIN);
}

test.each(['/', '/dashboard', '/dashboard/', '/lessons?lesson=sockets', '/codex/port-scanner'])(
  'the page %s is asked of the network first',
  (address) => expect(planOf(address, { mode: 'navigate' })).toBe('page'),
);

test.each(['/playground', '/api/docs', '/inbox', '/auth/v1/verify?token=x', '/codex/a/b'])(
  'the page %s is none of the client’s and left to the network',
  (address) => expect(planOf(address, { mode: 'navigate' })).toBeNull(),
);

test.each([
  '/graphql',
  '/api/challenges',
  '/auth/v1/token',
  '/config.json',
  'https://elsewhere.example.test/assets/main-1a2b3c.js',
])('%s is never kept', (address) => expect(planOf(address)).toBeNull());

test('nothing but what is read is answered', () => {
  expect(planOf('/assets/main-1a2b3c.js', { method: 'POST' })).toBeNull();
});

test('a name with a hash is taken from what is kept, one without is asked for first', () => {
  expect(planOf('/assets/main-1a2b3c.js')).toBe('kept');
  expect(planOf('/theme.js')).toBe('newest');
  expect(planOf('/runtime/python/python.wasm?v=1a2b')).toBe('versioned');
  expect(planOf('/runtime/python/manifest.json')).toBe('newest');
});
