import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningProduct, startProduct } from '../../../../tests/support/product.ts';
import { type Fault, serveWithFault } from '../fixtures/serve-with-fault.ts';
import { PAGE_CHECKS } from './page-checks.ts';
import { openSite, type SmokeTarget } from './site.ts';
import { runSmokeTest, formatResults } from './smoke-test.ts';

const ONCE = { tries: 1, pauseMs: 0 };
const ANYTHING = /^[^]*$/;

let product: RunningProduct;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(async () => {
  await product.stop();
});

/** Returns the reported problems when the product is served with a fault. */
async function problemsWith(fault: Fault, change: Partial<SmokeTarget> = {}): Promise<string[]> {
  return serveWithFault(product.url, fault, async (siteUrl) => {
    const target = { siteUrl, apiUrl: null, isHidden: null, ...change };
    const results = await runSmokeTest(target, ONCE);
    return results.flatMap(({ problem }) => problem ?? []);
  });
}

test('the product passes, and a skipped check is not reported as passed', async () => {
  const target = { siteUrl: product.url, apiUrl: null, isHidden: false };
  const lines = formatResults(await runSmokeTest(target, ONCE));
  expect(lines.filter((line) => !line.startsWith('ok    '))).toEqual([]);
  expect(lines).toHaveLength(15);
  expect(lines).toContainEqual(
    expect.stringMatching(/^ok {4}The engine that runs programs is known \((fork|process): .+\)$/),
  );
  expect(lines).toContain('ok    A forged token is rejected');
  expect(lines.join()).not.toContain('bypass CloudFront');
});

const FAULTS: readonly [Fault, string][] = [
  [{ on: /^\/$/, text: [/<h1[^]*?<\/h1>/, ''] }, 'The home page has no heading.'],
  [{ on: /^\/$/, status: 500 }, '/ returned 500, not 200.'],
  [
    { on: /^\/$/, headers: { 'content-security-policy': "script-src 'self'" } },
    "The content security policy does not contain default-src 'none'.",
  ],
  [
    {
      on: /^\/$/,
      headers: {
        'content-security-policy':
          "default-src 'none'; script-src 'self' 'unsafe-eval'; frame-ancestors 'none'",
      },
    },
    "The content security policy contains 'unsafe-eval'.",
  ],
  [{ on: /^\/$/, headers: { 'x-frame-options': null } }, 'x-frame-options is not DENY.'],
  [{ on: /^\/dashboard/, status: 404 }, '/dashboard returned 404, not 200.'],
  [
    { on: /health/, text: [/"sandbox":\{.*?\}/, '"sandbox":null'] },
    '/api/health does not name the engine.',
  ],
  [{ on: /no-such-page/, status: 200 }, '/there-is-no-such-page returned 200, not 404.'],
  [
    { on: /no-such-page/, text: [ANYTHING, 'gone'] },
    '/there-is-no-such-page is not a Packetsmith page.',
  ],
  [
    { on: /\.js$/, headers: { 'cache-control': 'no-cache' } },
    'its cache-control is not immutable.',
  ],
  [{ on: /^\/assets\/.*\.js$/, text: [/^/, ''] }, 'is not compressed.'],
  [{ on: /sealed-python/, text: [/function/, 'faction'] }, 'does not match the manifest.'],
  [{ on: /manifest/, status: 404 }, '/runtime/python/manifest.json returned 404, not 200.'],
  [
    { on: /health/, status: 503, text: [/"auth":"ok"/, '"auth":"failing"'] },
    '/api/health returned 503: auth failing.',
  ],
  [
    { on: /graphql/, text: [ANYTHING, '{"data":{"challenges":[]}}'] },
    'GraphQL lists no challenges: the curriculum is not published.',
  ],
  [
    { on: /lessons/, text: [ANYTHING, '[]'] },
    'REST lists no lessons: the curriculum is not published.',
  ],
  [{ on: /openapi/, text: [ANYTHING, '{}'] }, '/api/openapi.json is not an OpenAPI document.'],
  [{ on: /config/, text: [ANYTHING, '{}'] }, '/config.json does not name an auth service.'],
  [
    { on: /config/, text: [/"http:[^"]+"/, '"http://127.0.0.1:1"'] },
    'The check could not run (fetch failed',
  ],
  [
    { on: /graphql/, text: [ANYTHING, '{"data":{"viewer":{}}}'] },
    'GraphQL accepts a forged token.',
  ],
  [{ on: /execute/, status: 503 }, '/api/submissions/execute returned 503, not 200.'],
  [
    { on: /execute/, text: [ANYTHING, '{"test_results":[]}'] },
    'A run has 0 results of right programs, not 2.',
  ],
  [
    { on: /execute/, text: [/"success":true,"output"/, '"success":false,"output"'] },
    'A right program failed: ',
  ],
  [
    { on: /execute/, text: [/("name":"wrong","success":)false/, '$1true'] },
    'A wrong output is accepted.',
  ],
  [{ on: /execute/, text: [/NameError/g, 'error'] }, 'The NameError of a program is not reported.'],
  [{ on: /profile/, status: 200 }, 'REST returned 200 for a forged token, not 401.'],
];

test.each(FAULTS)('reports the fault %j', async (fault, problem) => {
  expect(await problemsWith(fault)).toContainEqual(expect.stringContaining(problem));
});

test('requires noindex on every stage but production', async () => {
  const hidden = { on: /^\/$/, headers: { 'x-robots-tag': 'noindex, nofollow' } };
  const listed = { on: /nothing/ };
  expect(await problemsWith(hidden, { isHidden: true })).toEqual([]);
  expect(await problemsWith(listed, { isHidden: true })).toEqual([
    'The home page does not have noindex: search engines would find this stage.',
  ]);
  expect(await problemsWith(hidden, { isHidden: false })).toEqual([
    'The home page has noindex: search engines would drop the site.',
  ]);
});

test('reports an API that answers requests which bypass CloudFront', async () => {
  expect(await problemsWith({ on: /nothing/ }, { apiUrl: product.url })).toEqual([
    `/api/lessons of ${product.url} returned 200 to a direct request, not 403.`,
  ]);
  const closed = { on: /^\/(api\/lessons|graphql)$/, status: 403 };
  await serveWithFault(product.url, closed, async (apiUrl) => {
    expect(await problemsWith({ on: /nothing/ }, { apiUrl })).toEqual([]);
  });
});

test('requires HSTS for a year on an HTTPS site', async () => {
  const site = openSite({ siteUrl: product.url, apiUrl: null, isHidden: null });
  const secure = { ...site, siteUrl: 'https://packetsmith.test' };
  const faults = await Promise.all(PAGE_CHECKS.map(({ findProblem }) => findProblem(secure)));
  expect(faults).toContain('strict-transport-security is shorter than a year.');
});

test('retries a check before reporting a failure', async () => {
  let asked = 0;
  const fault: Fault = {
    on: { test: (address) => address === '/api/lessons' && ++asked === 1 },
    status: 503,
  };
  await serveWithFault(product.url, fault, async (siteUrl) => {
    const target = { siteUrl, apiUrl: null, isHidden: null };
    const results = await runSmokeTest(target, { tries: 2, pauseMs: 1 });
    expect(results.every(({ problem }) => problem === null)).toBe(true);
  });
  expect(asked).toBe(2);
});
