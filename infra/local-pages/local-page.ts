// cspell:ignore wght
import { readFile } from 'node:fs/promises';

/** The product's mark: two brackets as an anvil, and the packet on it. */
export const MARK =
  '<svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.2"><path d="M2.5 11H10.5V20.5H5.5M21.5 11H13.5V20.5H18.5"/><rect class="packet-fill" x="8.75" y="2" width="6.5" height="6.5"/></svg>';

/** Reads a file in base64, relative to this one. */
const readBase64 = (file: string): Promise<string> =>
  readFile(new URL(file, import.meta.url), 'base64');

const FONTS = [
  { family: 'JetBrains Mono', file: 'jetbrains-mono-latin-wght-normal.woff2' },
  {
    family: 'Atkinson Hyperlegible Next',
    file: 'atkinson-hyperlegible-next-latin-wght-normal.woff2',
  },
];

/** The source of a content security policy that allows the fonts of `readLocalStyle`. */
export const FONT_SOURCE = 'font-src data:';

/**
 * Reads the style sheet of the local pages. The product's fonts are in it: these pages have no other files.
 *
 * @param extra another style sheet that belongs to the page
 */
export async function readLocalStyle(extra?: URL): Promise<string> {
  const fonts = FONTS.map(async ({ family, file }) => {
    const font = await readBase64(`../../web/ui/fonts/${file}`);
    return `@font-face { font-family: '${family}'; font-weight: 400 800; src: url('data:font/woff2;base64,${font}') format('woff2'); }`;
  });
  const sheets = [new URL('local-page.css', import.meta.url), ...(extra ? [extra] : [])];
  const parts = [...fonts, ...sheets.map((sheet) => readFile(sheet, 'utf8'))];
  return (await Promise.all(parts)).join('\n');
}
