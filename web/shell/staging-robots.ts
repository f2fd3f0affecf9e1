const STAGING_TAGS = [
  { name: 'robots', content: 'noindex, nofollow, noarchive' },
  { name: 'googlebot', content: 'noindex' },
  { name: 'environment', content: 'staging' },
];

/** Marks the page as one that search engines must not index. */
export function addStagingTags(head: HTMLHeadElement): void {
  for (const { name, content } of STAGING_TAGS) {
    const tag = document.createElement('meta');
    tag.name = name;
    tag.content = content;
    head.append(tag);
  }
}
