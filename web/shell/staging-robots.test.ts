import { expect, test } from 'vitest';
import { isStagingHost } from './staging-robots.ts';

test.each(['staging.packetsmith.example', 'app-staging.example', 'pr-12.netlify.app'])(
  '%s is kept from search engines',
  (host) => expect(isStagingHost(host)).toBe(true),
);

test.each(['packetsmith.example', 'localhost', 'netlify.app.example'])(
  '%s is left as it is',
  (host) => expect(isStagingHost(host)).toBe(false),
);
