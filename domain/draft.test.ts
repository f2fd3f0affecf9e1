import { expect, test } from 'vitest';
import { type SentDraft, settleDraft, type StoredDraft } from './draft.ts';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 21, 14, minute));
const own = (stdin: string) => ({ name: stdin, stdin, expectedStdout: null });

const stored = (fields: Partial<StoredDraft> = {}): StoredDraft => ({
  code: 'stored',
  ownCases: [],
  editedAt: at(5),
  revision: 3,
  ...fields,
});
const sent = (fields: Partial<SentDraft> = {}): SentDraft => ({
  code: 'sent',
  ownCases: [],
  editedAt: at(6),
  basedOn: 3,
  ...fields,
});

test('a device that knows the stored draft replaces it', () => {
  const draft = { code: 'sent', ownCases: [], editedAt: at(6), revision: 4 };
  expect(settleDraft(stored(), sent())).toEqual({ draft, replaced: null });
});

test.each([
  ['the one that is sent', at(6), ['sent', 'stored']],
  ['the stored one', at(4), ['stored', 'sent']],
])('if another device has changed it, %s wins if it is newer', (_, editedAt, [wins, kept]) => {
  for (const basedOn of [2, null]) {
    const { draft, replaced } = settleDraft(stored(), sent({ editedAt, basedOn }));
    expect(draft).toMatchObject({ code: wins, revision: 4 });
    expect(replaced).toMatchObject({ code: kept });
  }
});

test('two devices with the same content are never in conflict', () => {
  const same = sent({ code: 'stored', basedOn: null, editedAt: at(9) });
  expect(settleDraft(stored(), same)).toEqual({ draft: stored(), replaced: null });
});

test('the cases of both devices remain, and equal code is not kept twice', () => {
  const mine = sent({ code: 'stored', basedOn: null, ownCases: [own('a'), own('b')] });
  const { draft, replaced } = settleDraft(stored({ ownCases: [own('b'), own('c')] }), mine);
  expect(draft.ownCases).toEqual([own('a'), own('b'), own('c')]);
  expect(replaced).toBeNull();
});

test('without a conflict, a deleted case stays deleted', () => {
  const { draft } = settleDraft(stored({ ownCases: [own('a')] }), sent());
  expect(draft.ownCases).toEqual([]);
});
