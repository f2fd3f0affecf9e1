import vm from 'node:vm';
import { describe, expect, it, test } from 'vitest';
import { edgeCode } from './edge-code.ts';
import { createPageTable, MISSING_PAGE } from './page-table.ts';
import type { ViewerRequest } from './viewer-event.ts';

const FILES = ['/index.html', '/login.html', '/app.html', '/api/docs/index.html', '/robots.txt'];
const CODE = edgeCode(createPageTable(FILES));

/** Runs a function's code as CloudFront does: by itself, with nothing around it. */
function run(code: string, event: object): unknown {
  const script = `${code}; JSON.stringify(handler(${JSON.stringify(event)}))`;
  return JSON.parse(String(vm.runInNewContext(script)));
}

function requestFor(uri: string, headers: ViewerRequest['headers'] = {}) {
  return { viewer: { ip: '198.51.100.7' }, request: { method: 'GET', uri, headers } };
}

const objectFor = (uri: string): string =>
  (run(CODE.pageRequest, requestFor(uri)) as ViewerRequest).uri;

describe('the address of a page leads to the object that holds it', () => {
  it.each([
    ['/', '/index.html'],
    ['/login', '/login.html'],
    ['/login/', '/login.html'],
    ['/dashboard', '/app.html'],
    ['/codex', '/app.html'],
    ['/codex/port-scanner', '/app.html'],
    ['/api/docs', '/api/docs/index.html'],
    ['/api/docs/', '/api/docs/index.html'],
    ['/robots.txt', '/robots.txt'],
  ])('%s to %s, and again to the same', (address, object) => {
    expect(objectFor(address)).toBe(object);
    expect(objectFor(object)).toBe(object);
  });

  it.each(['/nowhere', '/codex/port-scanner/more', '/constructor', '/%2e%2e/secret', ''])(
    '%s to the page of what is missing',
    (address) => {
      expect(objectFor(address)).toBe(MISSING_PAGE);
      expect(objectFor(MISSING_PAGE)).toBe(MISSING_PAGE);
    },
  );
});

test.each(['/nowhere', MISSING_PAGE])('what is missing is answered with 404: %s', (uri) => {
  const event = { ...requestFor(uri), response: { statusCode: 200 } };
  const notFound = { statusCode: 404, statusDescription: 'Not Found' };
  expect(run(CODE.pageResponse, event)).toEqual(notFound);
});

test.each([
  ['/dashboard', 200],
  ['/login.html', 200],
  ['/nowhere', 304],
])('the answer to %s with %i stays as it is', (uri, statusCode) => {
  const event = { ...requestFor(uri), response: { statusCode } };
  expect(run(CODE.pageResponse, event)).toEqual({ statusCode });
});

test('the APIs are told where a request comes from, whatever it claims', () => {
  const forged = requestFor('/api/lessons', { 'x-viewer-address': { value: '127.0.0.1' } });
  expect(run(CODE.apiRequest, forged)).toMatchObject({
    headers: { 'x-viewer-address': { value: '198.51.100.7' } },
  });
});

test('the code keeps to the JavaScript that CloudFront Functions speak', () => {
  for (const code of Object.values(CODE)) {
    expect(code).not.toMatch(/=>|\?\.|\?\?|`|\.\.\.|(const|let) [{[]|,\s*\)|\bclass\b/);
  }
});

test('a table of pages that is too long is refused in a sentence', () => {
  const many = Array.from({ length: 500 }, (_, index) => `/a-rather-long-name-${index}.html`);
  expect(() => edgeCode(createPageTable(many))).toThrow('10240 is the most');
});
