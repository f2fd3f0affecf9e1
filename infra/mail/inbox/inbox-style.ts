import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** How the inbox looks, and what it lets the browser do. */
export interface InboxStyle {
  css: string;
  /** Allows this very style sheet and nothing else: no script, no image, no request. */
  contentSecurityPolicy: string;
}

/** Reads the style sheet of the inbox. */
export async function readInboxStyle(): Promise<InboxStyle> {
  const css = await readFile(new URL('../../local-pages/local-page.css', import.meta.url), 'utf8');
  const hash = createHash('sha256').update(css).digest('base64');
  const rules = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return { css, contentSecurityPolicy: rules.join('; ') };
}
