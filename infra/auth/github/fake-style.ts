import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

const SHEETS = ['../../local-pages/local-page.css', 'fake.css'];

/** Reads the style sheet of the page: that of the other local page, and what a form needs besides. */
export async function readFakeGitHubStyle(): Promise<string> {
  const sheets = SHEETS.map((sheet) => readFile(new URL(sheet, import.meta.url), 'utf8'));
  return (await Promise.all(sheets)).join('\n');
}

/**
 * What the page lets the browser do: look like this, and send its form. Browsers check where the form's answer
 * leads to, too, so that place is named.
 */
export function fakeGitHubPolicy(css: string, destination: string | null): string {
  const hash = createHash('sha256').update(css).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "base-uri 'none'",
    `form-action 'self'${destination === null ? '' : ` ${sourceOf(destination)}`}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

/** An app of a phone has a scheme of its own, and no origin. */
function sourceOf(address: string): string {
  const { origin, protocol } = new URL(address);
  return origin === 'null' ? protocol : origin;
}
