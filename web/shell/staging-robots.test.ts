import { expect, test } from 'vitest';
import { isStagingHost } from '../../domain/staging-host.ts';
import { addStagingTags } from './staging-robots.ts';

test.each([
  'staging.packetsmith.example',
  'app-staging.example',
  'pr-12.netlify.app',
  'main.d1a2b3.amplifyapp.com',
  'd111abcdef8.cloudfront.net',
  'D111ABCDEF8.CloudFront.net.',
  'site.s3-website.eu-central-1.amazonaws.com',
])('%s is hidden from search engines', (host) => expect(isStagingHost(host)).toBe(true));

test.each(['packetsmith.example', 'localhost', 'netlify.app.example', 'mycloudfront.net'])(
  '%s is not changed',
  (host) => expect(isStagingHost(host)).toBe(false),
);

test('the head of a staging page has robots tags and a staging marker', () => {
  const head = document.createElement('head');
  addStagingTags(head);
  const tags = [...head.querySelectorAll('meta')].map(({ name, content }) => [name, content]);
  expect(Object.fromEntries(tags)).toEqual({
    robots: 'noindex, nofollow, noarchive',
    googlebot: 'noindex',
    environment: 'staging',
  });
});
