/** What the head of a page says about it. */
export interface PageHead {
  path: string;
  /** With the name of the product. */
  title: string;
  /** For search engines and previews. */
  description: string;
}

/** The picture that a shared link is shown with, in web/public. In px. */
const PREVIEW = { path: '/preview.png', width: 1200, height: 630 };

/**
 * Fills the head of the shell: title, description, and what previews and search engines read. Addresses of the page
 * have to be whole there, so they stand in it only when the operator has said where the site is.
 *
 * @param shell web/index.html as it was built
 * @param address of the site, without a trailing slash
 */
export function fillHead(
  shell: string,
  { path, title, description }: PageHead,
  address: string | null,
): string {
  // Functions, because a replacement text would give "$" a meaning.
  const named = shell
    .replace(/<title>.*?<\/title>/s, () => `<title>${escaped(title)}</title>`)
    .replace(
      /(<meta\s+name="description"\s+content=")([^"]*)/,
      (_whole, before: string) => before + escaped(description),
    );
  const shown = /<meta\s+name="description"\s+content="([^"]*)/.exec(named)?.[1] ?? '';
  const tags = [
    property('og:type', 'website'),
    property('og:site_name', 'Packetsmith'),
    property('og:title', escaped(title)),
    property('og:description', shown),
    ...(address === null ? [] : addressTags(address, path)),
  ];
  return named.replace('</head>', () => `${tags.map((tag) => `  ${tag}\n`).join('')}  </head>`);
}

function addressTags(address: string, path: string): string[] {
  return [
    `<link rel="canonical" href="${escaped(address + path)}" />`,
    property('og:url', escaped(address + path)),
    property('og:image', escaped(address + PREVIEW.path)),
    property('og:image:width', String(PREVIEW.width)),
    property('og:image:height', String(PREVIEW.height)),
    property('og:image:alt', 'Packetsmith: hosts on one wire, and packets that travel along it'),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${content}" />`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
