import { escapeHtml } from '../../domain/escape-html.ts';

/** The metadata in the head of a page. */
export interface PageHead {
  path: string;
  /** Includes the name of the product. */
  title: string;
  /** For search engines and previews. */
  description: string;
}

/** The preview picture of shared links, in web/public. Its size is in px. */
const PREVIEW = { path: '/preview.png', width: 1200, height: 630 };

/**
 * Fills the head of the shell: title, description, and metadata for previews and search engines. Its URLs must be
 * absolute, so they are included only if the operator has set the address of the site.
 *
 * @param shell the built web/index.html
 * @param address the URL of the site, without a trailing slash
 */
export function fillHead(
  shell: string,
  { path, title, description }: PageHead,
  address: string | null,
): string {
  // Functions, because "$" is special in a replacement string.
  const named = shell
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /(<meta\s+name="description"\s+content=")([^"]*)/,
      (_whole, before: string) => before + escapeHtml(description),
    );
  const shown = /<meta\s+name="description"\s+content="([^"]*)/.exec(named)?.[1] ?? '';
  const tags = [
    property('og:type', 'website'),
    property('og:site_name', 'Packetsmith'),
    property('og:title', escapeHtml(title)),
    property('og:description', shown),
    ...(address === null ? [] : addressTags(address, path)),
  ];
  return named.replace('</head>', () => `${tags.map((tag) => `  ${tag}\n`).join('')}  </head>`);
}

function addressTags(address: string, path: string): string[] {
  return [
    `<link rel="canonical" href="${escapeHtml(address + path)}" />`,
    property('og:url', escapeHtml(address + path)),
    property('og:image', escapeHtml(address + PREVIEW.path)),
    property('og:image:width', String(PREVIEW.width)),
    property('og:image:height', String(PREVIEW.height)),
    property('og:image:alt', 'Packetsmith: hosts on one wire, and packets that travel along it'),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${content}" />`;
}
