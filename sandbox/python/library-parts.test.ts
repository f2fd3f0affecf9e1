import { unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { orderFiles } from './build/order-library.ts';
import { splitLibrary, spreadFirst } from './library-parts.ts';

const FILES = { 'a.pyc': 'aaaa', 'b/c.pyc': 'bb', 'd.pyc': 'dddddd' };

function archive(): Uint8Array {
  const encoder = new TextEncoder();
  const entries = Object.entries(FILES).map(
    ([name, text]) => [name, encoder.encode(text)] as const,
  );
  return zipSync(Object.fromEntries(entries), { level: 0 });
}

function contentOf(bytes: Uint8Array): Record<string, string> {
  const entries = Object.entries(unzipSync(bytes));
  return Object.fromEntries(entries.map(([name, data]) => [name, new TextDecoder().decode(data)]));
}

test('files are put in order, and the archive stays readable', () => {
  const { library, gap } = orderFiles(archive(), (name) => (name === 'a.pyc' ? 'back' : 'front'));
  expect(contentOf(library)).toEqual(FILES);
  const texts = Object.values(FILES).map((text) => Buffer.from(library).indexOf(text));
  expect(texts[0]).toBeGreaterThan(Math.max(...texts.slice(1)));
  expect(gap.end).toBe(gap.start);
});

test('the first part and the rest make up the library again', () => {
  const places = { 'a.pyc': 'middle', 'b/c.pyc': 'back', 'd.pyc': 'front' } as const;
  const { library, gap } = orderFiles(archive(), (name) => places[name as keyof typeof places]);
  const { first, rest } = splitLibrary(library, gap);
  expect(Buffer.from(rest).includes('aaaa')).toBe(true);
  expect(Buffer.from(first).includes('aaaa')).toBe(false);
  const spread = spreadFirst(first, rest.length);
  expect(spread.gap).toEqual(gap);
  expect(spread.library.subarray(gap.start, gap.end)).toEqual(new Uint8Array(rest.length));
  spread.library.set(rest, gap.start);
  expect(Buffer.from(spread.library).equals(library)).toBe(true);
});
