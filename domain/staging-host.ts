/** Hosts of preview deployments, whose names are generated. */
const STATIC_HOSTING_DOMAINS = ['netlify.app', 'vercel.app', 'pages.dev', 'web.app', 'github.io'];

/** Checks whether a host serves a version that search engines must not index. */
export function isStagingHost(hostname: string): boolean {
  return (
    hostname.includes('staging') ||
    STATIC_HOSTING_DOMAINS.some((domain) => hostname.endsWith(`.${domain}`))
  );
}
