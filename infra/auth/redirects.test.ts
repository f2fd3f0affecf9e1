// cspell:ignore msgbox
import { expect, test } from 'vitest';
import { allowedRedirect, redirectPattern } from './redirects.ts';

const SITE = 'https://learn.example.test';

function redirect(requested: string, patterns: readonly string[] = []): string {
  return allowedRedirect(
    { siteUrl: SITE, redirectAllowList: patterns.map(redirectPattern) },
    requested,
  );
}

test.each(['/', '/dashboard', '/reset-password?from=mail#form', ':443/dashboard'])(
  'a redirect to %s on the site is followed',
  (page) => {
    expect(redirect(SITE + page)).toBe(new URL(SITE + page).href);
  },
);

test.each([
  '',
  '/dashboard',
  'dashboard',
  '//evil.test/',
  '///evil.test/',
  '/\\evil.test/',
  'https:evil.test',
  'https:\\\\evil.test\\',
  'https:///evil.test/',
  'https://evil.test/',
  'http://learn.example.test/',
  'https://learn.example.test:8443/',
  'https://learn.example.test.evil.test/',
  'https://evil-learn.example.test/',
  'https://evil.test/https://learn.example.test/',
  'https://evil.test?https://learn.example.test/',
  'https://evil.test#https://learn.example.test/',
  'https://evil.test\\@learn.example.test/',
  'https://learn.example.test@evil.test/',
  'https://learn.example.test%40evil.test/',
  'https://learn.example.test%2f@evil.test/',
  'https://evil.test%2f.learn.example.test/',
  'https://user:secret@learn.example.test/',
  'https://learn.example.test\u3002evil.test/',
  'https://evil\u3002test/',
  'javascript:alert(1)',
  'JavaScript://learn.example.test/%0aalert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://learn.example.test/5f0c6f0e',
  'filesystem:https://learn.example.test/temporary/x',
  'file:///etc/passwd',
  'about:blank',
  'https://learn.example.test\t.evil.test/',
  'https://evil.test\r\nset-cookie: a=b',
  'https://learn.example.test/\r\nset-cookie: a=b',
  'https://learn.example.test/\0',
  `https://learn.example.test/${'a'.repeat(2_000)}`,
  'https://[',
])('%j redirects to the site', (requested) => {
  expect(redirect(requested)).toBe(SITE);
});

test.each([
  ['https://app.example.org', 'https://app.example.org/'],
  ['https://app.example.org/', 'https://app.example.org/'],
  ['https://app.example.org/*', 'https://app.example.org/callback?next=x#part'],
  ['https://*.example.org/**', 'https://preview-7.example.org/a/b.html'],
  ['https://**', 'https://anywhere.test/a/b'],
  ['http://localhost:*/**', 'http://localhost:5173/callback'],
  ['https://{one,other}.example.org/', 'https://other.example.org/'],
  ['https://app[0-9].example.org/', 'https://app7.example.org/'],
  ['https://app[!0-9].example.org/', 'https://apps.example.org/'],
  ['https://ap?.example.org/', 'https://app.example.org/'],
  ['https://app.example.org/\\*', 'https://app.example.org/*'],
  ['HTTPS://App.Example.org/Path', 'https://app.example.org/Path'],
  ['https://app.example.org:443/*', 'https://app.example.org/callback'],
  ['http://localhost:80', 'http://localhost/'],
  ['org.example.app://callback', 'org.example.app://callback'],
])('the allowlist entry %s matches %s', (pattern, requested) => {
  expect(redirect(requested, [pattern])).toBe(requested);
});

test.each([
  ['https://app.example.org/', 'https://app.example.org/callback'],
  ['https://app.example.org', 'http://app.example.org/'],
  ['https://app.example.org/*', 'https://app.example.org/a/b'],
  ['https://*.example.org/', 'https://a.b.example.org/'],
  ['https://*.example.org/**', 'https://evil.test/.example.org/'],
  ['https://*.example.org/**', 'https://evil?.example.org/'],
  ['https://*.example.org/**', 'https://[2001:db8::1]?.example.org/'],
  ['https://*.example.org/**', 'https://evil#.example.org/'],
  ['https://*.example.org/**', 'https://evil\\.example.org/'],
  ['https://*.example.org/**', 'https://evil%2f.example.org/'],
  ['https://*.example.org/**', 'https://user@app.example.org/'],
  ['https://app.example.org', 'https://appxexample.org/'],
  ['https://ap?.example.org/', 'https://ap.example.org/'],
  ['https://app[!0-9].example.org/', 'https://app7.example.org/'],
  ['**', 'javascript:alert(1)'],
  ['**', 'data:text/html,x'],
  ['**', 'https://user@evil.test/'],
])('the allowlist entry %s does not match %s', (pattern, requested) => {
  expect(redirect(requested, [pattern])).toBe(SITE);
});

test('a pattern with an unclosed bracket is rejected when it is parsed', () => {
  expect(() => redirectPattern('https://{one,other.example.org')).toThrow(SyntaxError);
  expect(() => redirectPattern('https://[a.example.org')).not.toThrow();
});
