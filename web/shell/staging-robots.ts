/** Hosts of preview deployments, whose names are generated. */
const STATIC_HOSTING_DOMAINS = ['netlify.app', 'vercel.app', 'pages.dev', 'web.app', 'github.io'];

const STAGING_TAGS = [
  { name: 'robots', content: 'noindex, nofollow, noarchive' },
  { name: 'googlebot', content: 'noindex' },
  { name: 'environment', content: 'staging' },
];

/** Checks whether a host serves a version that search engines must not index. */
export function isStagingHost(hostname: string): boolean {
  return (
    hostname.includes('staging') ||
    STATIC_HOSTING_DOMAINS.some((domain) => hostname.endsWith(`.${domain}`))
  );
}

/** Marks the page as one that search engines must not index. */
export function addStagingTags(head: HTMLHeadElement): void {
  for (const { name, content } of STAGING_TAGS) {
    const tag = document.createElement('meta');
    tag.name = name;
    tag.content = content;
    head.append(tag);
  }
}
