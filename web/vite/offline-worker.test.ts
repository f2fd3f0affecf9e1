import { expect, test } from 'vitest';
import { ROUTES } from '../routes.ts';
import { clientFiles, offlinePages } from './offline-worker.ts';

test('the precache contains everything that the client loads, and nothing of the playground', () => {
  const files = clientFiles({
    'index.html': {
      file: 'assets/index-1.js',
      css: ['assets/index-1.css'],
      imports: ['_react.js'],
      dynamicImports: ['features/codex.tsx'],
    },
    '_react.js': { file: 'assets/react-1.js' },
    'features/codex.tsx': {
      file: 'assets/codex-1.js',
      imports: ['_react.js', 'index.html'],
      assets: ['assets/python.worker-1.js'],
    },
    'playground.html': { file: 'assets/playground-1.js', imports: ['_react.js'] },
  });
  expect([...files].toSorted()).toEqual([
    'assets/codex-1.js',
    'assets/index-1.css',
    'assets/index-1.js',
    'assets/python.worker-1.js',
    'assets/react-1.js',
  ]);
});

function isOffline(address: string): boolean {
  return offlinePages(Object.values(ROUTES)).some((page) => new RegExp(page).test(address));
}

test.each([
  '/',
  '/?from=mail',
  '/dashboard',
  '/dashboard/',
  '/lessons?lesson=sockets',
  '/codex',
  '/codex/',
  '/codex/port-scanner/',
  '/lessons/print-and-run',
  '/lessons/print-and-run/input/',
])('the page %s opens without a network', (address) => expect(isOffline(address)).toBe(true));

test.each(['/nowhere', '/playground', '/codex/a/b', '/lessons/a/b/c', '//'])(
  'the path %s needs the network',
  (address) => expect(isOffline(address)).toBe(false),
);

test("a route's isOffline decides whether its page opens without a network", () => {
  const row = { ...ROUTES.help, isOffline: false };
  expect(offlinePages([row])).toEqual([]);
});
