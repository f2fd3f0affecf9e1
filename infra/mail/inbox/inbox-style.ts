import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** The style sheet of the inbox and its content security policy. */
export interface InboxStyle {
  css: string;
  /** Allows only this style sheet: no scripts, images or requests. */
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
