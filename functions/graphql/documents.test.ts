import { createHash } from 'node:crypto';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { trustedDocuments } from './__generated__/trusted-documents.ts';
import { createDocumentStore } from './documents.ts';

const keyOf = (text: string) => createHash('sha256').update(text).digest('hex');

test("the web client's documents are parsed once and never evicted", async () => {
  const store = createDocumentStore();
  for (const hash of trustedDocuments.keys()) {
    const first = await store.get(hash);
    expect(first?.definitions.length).toBeGreaterThan(0);
    for (let index = 0; index < 150; index += 1) {
      const text = `{ viewer { id${index}: id } }`;
      await store.set(keyOf(text), parse(text));
    }
    expect(await store.get(hash)).toBe(first);
  }
});

test("a client's document is stored under its own hash and replaces no other", async () => {
  const store = createDocumentStore();
  const [hash = ''] = trustedDocuments.keys();
  const document = parse('{ viewer { id } }');
  await store.set(keyOf('{ viewer { id } }'), document);
  await store.set(hash, document);
  expect(await store.get(keyOf('{ viewer { id } }'))).toBe(document);
  expect(await store.get(hash)).not.toBe(document);
});
