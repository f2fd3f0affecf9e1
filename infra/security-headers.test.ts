import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const robotsOf = (origin: string, path: string) =>
  securityHeaders({ origin, path, authOrigin: null })['x-robots-tag'];

test.each(['/', '/dashboard', '/api/challenges', '/api/docs', '/assets/main.js'])(
  'on a staging host, %s is hidden from search engines',
  (path) => {
    const hidden = 'noindex, nofollow, noarchive';
    expect(robotsOf('https://staging.packetsmith.example', path)).toBe(hidden);
    expect(robotsOf('https://pr-12.netlify.app', path)).toBe(hidden);
    expect(robotsOf('https://packetsmith.example', path)).toBeUndefined();
  },
);
