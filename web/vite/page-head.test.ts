import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fillHead } from './page-head.ts';

const SHELL = readFileSync(path.join(import.meta.dirname, '..', 'index.html'), 'utf8');
const PAGE = { path: '/terms', title: 'Terms & more', description: 'Says "yes".' };

function headOf(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

function contentOf(page: Document, name: string): string | null | undefined {
  return page
    .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
    ?.getAttribute('content');
}

test('a page has its own title and description, for search engines and for previews', () => {
  const page = headOf(fillHead(SHELL, PAGE, null));
  expect(page.title).toBe('Terms & more');
  expect(page.querySelectorAll('meta[name="description"]')).toHaveLength(1);
  for (const name of ['description', 'og:description']) {
    expect(contentOf(page, name)).toBe('Says "yes".');
  }
  expect(contentOf(page, 'og:title')).toBe('Terms & more');
});

test('a page names its URL and its preview picture if the operator has set the address of the site', () => {
  expect(fillHead(SHELL, PAGE, null)).not.toMatch(/canonical|og:url|og:image/);
  const page = headOf(fillHead(SHELL, PAGE, 'https://learn.example.test'));
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
    'https://learn.example.test/terms',
  );
  expect(contentOf(page, 'og:image')).toBe('https://learn.example.test/preview.png');
});
