import { MAX_OWN_CASES, type OwnCase } from './own-case.ts';

/** What a learner has in the workspace of a challenge. */
export interface DraftContent {
  code: string;
  ownCases: readonly OwnCase[];
  /** When the learner changed it. */
  editedAt: Date;
}

/** A draft as the server stores it. */
export interface StoredDraft extends DraftContent {
  /** Rises by one with each change. */
  revision: number;
}

/** A draft that a device sends. */
export interface SentDraft extends DraftContent {
  /** The stored revision that it changes; null if the device knows none. */
  basedOn: number | null;
}

/** What becomes of two drafts. */
interface SettledDraft {
  draft: StoredDraft;
  /** The other one, if its code would be lost otherwise. */
  replaced: DraftContent | null;
}

const hasSameCases = (one: readonly OwnCase[], other: readonly OwnCase[]): boolean =>
  JSON.stringify(one.map(contentOf)) === JSON.stringify(other.map(contentOf));

const contentOf = ({ name, stdin, expectedStdout }: OwnCase) => [name, stdin, expectedStdout];

/** Adds the cases of the older draft that the newer one doesn't have, as far as there is room. */
function bothCases(newer: readonly OwnCase[], older: readonly OwnCase[]): OwnCase[] {
  const missing = older.filter((own) => !newer.some((other) => hasSameCases([own], [other])));
  return [...newer, ...missing].slice(0, MAX_OWN_CASES);
}

/**
 * Decides between the stored draft and one that a device sends. A device that changed the stored draft replaces it. If
 * another device has changed it in the meantime, the newer code wins and the other is kept, with the cases of both.
 */
export function settleDraft(stored: StoredDraft, sent: SentDraft): SettledDraft {
  const { code, ownCases, editedAt } = sent;
  if (code === stored.code && hasSameCases(ownCases, stored.ownCases)) {
    return { draft: stored, replaced: null };
  }
  const revision = stored.revision + 1;
  if (sent.basedOn === stored.revision) {
    return { draft: { code, ownCases, editedAt, revision }, replaced: null };
  }
  const [newer, older] = editedAt >= stored.editedAt ? [sent, stored] : [stored, sent];
  const draft = {
    code: newer.code,
    ownCases: bothCases(newer.ownCases, older.ownCases),
    editedAt: newer.editedAt,
    revision,
  };
  return { draft, replaced: older.code === newer.code ? null : older };
}
