/**
 * Hosts with generated names: previews, and copies of a site beside its own name. A site that search engines should find
 * has a name of its own.
 */
const STATIC_HOSTING_DOMAINS = [
  'amazonaws.com',
  'amplifyapp.com',
  'azurestaticapps.net',
  'cloudfront.net',
  'firebaseapp.com',
  'github.io',
  'gitlab.io',
  'netlify.app',
  'onrender.com',
  'pages.dev',
  'surge.sh',
  'vercel.app',
  'web.app',
];

/** Checks whether a host serves a version that search engines must not index. */
export function isStagingHost(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  return (
    name.includes('staging') || STATIC_HOSTING_DOMAINS.some((domain) => name.endsWith(`.${domain}`))
  );
}
