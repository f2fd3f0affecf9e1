// cspell:ignore fulfill
import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Visits } from './visits.ts';

const STAGING = 'https://staging.packetsmith.example';
const STAGING_API = 'https://api.staging.packetsmith.example';
const PRODUCTION = 'https://packetsmith.example';
const PREVIEW = 'https://pr-12.netlify.app';

const STAGING_TAGS = [
  ['robots', 'noindex, nofollow, noarchive'],
  ['googlebot', 'noindex'],
  ['environment', 'staging'],
];
const NO_TAGS: string[][] = [];

const READ_TAGS = `['robots', 'googlebot', 'environment'].flatMap((name) =>
  [...document.head.querySelectorAll('meta[name=' + name + ']')].map(({ content }) => [name, content]))`;

/** The same build at the hosts of a deployment. */
export function describeHosts(visits: Visits): void {
  test.for([
    { host: STAGING, api: STAGING_API, tags: STAGING_TAGS },
    { host: PRODUCTION, api: PRODUCTION, tags: NO_TAGS },
    { host: PREVIEW, api: PRODUCTION, tags: STAGING_TAGS },
  ])(
    'the API address and the tags for search engines depend on the host: $host',
    async ({ host, api, tags }) => {
      const { page, field } = await visits.enter(`${host}/register`, {
        origins: [host, api],
        prepare: (prepared) => prepared.route(/^https:/, deploy(visits.url, host, api)),
      });
      const asking = page.waitForRequest(`${api}/graphql`);
      await field('Username').fill('grace');
      await page.getByText('"grace" is available.').waitFor();
      expect((await asking).headers()['origin']).toBe(host);
      expect(await page.evaluate(READ_TAGS)).toEqual(tags);
    },
  );
}

/** Serves the product at a host, like a deployment whose configuration names the API. */
function deploy(product: string, host: string, api: string): (route: Route) => Promise<void> {
  const config = { supabaseUrl: api, supabaseAnonKey: 'anon', apiUrl: api };
  return async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (pathname === '/config.json') return route.fulfill({ json: config });
    if (pathname === '/graphql' && origin === api) {
      const headers = { 'access-control-allow-origin': host };
      return route.fulfill({ headers, json: { data: { isUsernameAvailable: true } } });
    }
    const response = await route.fetch({ url: product + pathname });
    const policy = response.headers()['content-security-policy'] ?? '';
    const named = policy.replace("connect-src 'self'", `connect-src 'self' ${api}`);
    return route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': named },
    });
  };
}
