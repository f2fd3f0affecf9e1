import vm from 'node:vm';
import { describe, expect, it, test } from 'vitest';
import { edgeCode } from './edge-code.ts';
import { createPageTable, MISSING_PAGE } from './page-table.ts';
import type { ViewerRequest } from './viewer-event.ts';

const FILES = ['/index.html', '/login.html', '/app.html', '/api/docs/index.html', '/robots.txt'];
const CODE = edgeCode(createPageTable(FILES));

/** Runs a function's code as CloudFront does: in isolation, without globals. */
function run(code: string, event: object): unknown {
  const script = `${code}; JSON.stringify(handler(${JSON.stringify(event)}))`;
  return JSON.parse(String(vm.runInNewContext(script)));
}

function requestFor(uri: string, headers: ViewerRequest['headers'] = {}) {
  return { viewer: { ip: '198.51.100.7' }, request: { method: 'GET', uri, headers } };
}

const objectFor = (uri: string): string =>
  (run(CODE.pageRequest, requestFor(uri)) as ViewerRequest).uri;

describe('maps the path of a page to its object', () => {
  it.each([
    ['/', '/index.html'],
    ['/login', '/login.html'],
    ['/login/', '/login.html'],
    ['/dashboard', '/app.html'],
    ['/codex', '/app.html'],
    ['/codex/port-scanner', '/app.html'],
    ['/lessons/print-and-run', '/app.html'],
    ['/lessons/print-and-run/input', '/app.html'],
    ['/api/docs', '/api/docs/index.html'],
    ['/api/docs/', '/api/docs/index.html'],
    ['/robots.txt', '/robots.txt'],
  ])('maps %s to %s, also when applied twice', (address, object) => {
    expect(objectFor(address)).toBe(object);
    expect(objectFor(object)).toBe(object);
  });

  it.each(['/nowhere', '/codex/port-scanner/more', '/constructor', '/%2e%2e/secret', ''])(
    'maps %s to the not-found page',
    (address) => {
      expect(objectFor(address)).toBe(MISSING_PAGE);
      expect(objectFor(MISSING_PAGE)).toBe(MISSING_PAGE);
    },
  );
});

test.each(['/nowhere', MISSING_PAGE])('answers the unknown path %s with 404', (uri) => {
  const event = { ...requestFor(uri), response: { statusCode: 200 } };
  const notFound = { statusCode: 404, statusDescription: 'Not Found' };
  expect(run(CODE.pageResponse, event)).toEqual(notFound);
});

test.each([
  ['/dashboard', 200],
  ['/login.html', 200],
  ['/nowhere', 304],
])('keeps the response to %s with status %i', (uri, statusCode) => {
  const event = { ...requestFor(uri), response: { statusCode } };
  expect(run(CODE.pageResponse, event)).toEqual({ statusCode });
});

test('overwrites a forged viewer address on API requests', () => {
  const forged = requestFor('/api/lessons', { 'x-viewer-address': { value: '127.0.0.1' } });
  expect(run(CODE.apiRequest, forged)).toMatchObject({
    headers: { 'x-viewer-address': { value: '198.51.100.7' } },
  });
});

test('uses only JavaScript that CloudFront Functions support', () => {
  for (const code of Object.values(CODE)) {
    expect(code).not.toMatch(/=>|\?\.|\?\?|`|\.\.\.|(const|let) [{[]|,\s*\)|\bclass\b/);
  }
});

test('rejects a page table that is too long with a clear message', () => {
  const many = Array.from({ length: 500 }, (_, index) => `/a-rather-long-name-${index}.html`);
  expect(() => edgeCode(createPageTable(many))).toThrow('The limit is 10240');
});
