import { MAX_OWN_CASES, type OwnCase } from '../../domain/own-case.ts';
import { type Draft, isDraft, readDraft, writeDraft } from './draft.ts';

/** What a learner had in the workspace of a challenge at a time: code, and cases to try it with. */
export interface DraftVersion extends Draft {
  ownCases: readonly OwnCase[];
  /** The server's revision that it changes, or equals if it was sent; null if this device knows none. */
  revision: number | null;
}

/** What a learner has in the workspace of a challenge. */
export interface WorkspaceDraft extends DraftVersion {
  /** Whether the server has it. */
  isSent: boolean;
  /** What it replaced on this device before the server had it: drafts of other tabs, the oldest first. */
  unsent: readonly DraftVersion[];
}

/** How a draft is stored. Drafts of the landing page have only what every draft has. */
interface StoredDraft extends Draft {
  ownCases?: unknown;
  revision?: unknown;
  isSent?: unknown;
  unsent?: unknown;
  /** The key of the draft that the server knows. A draft that was moved to another learner is unknown there. */
  sentAs?: unknown;
}

/** Returns the stored draft; null if there is none, or it can't be read. */
export function readWorkspaceDraft(storage: Storage, key: string): WorkspaceDraft | null {
  const stored: StoredDraft | null = readDraft(storage, key);
  if (stored === null) return null;
  const isKnown = stored.sentAs === key;
  const unsent: StoredDraft[] = Array.isArray(stored.unsent) ? stored.unsent.filter(isDraft) : [];
  return {
    ...versionIn(stored, isKnown),
    isSent: isKnown && typeof stored.revision === 'number' && stored.isSent === true,
    unsent: unsent.map((version) => versionIn(version, isKnown)),
  };
}

function versionIn(
  { code, savedAt, ownCases, revision }: StoredDraft,
  isKnown: boolean,
): DraftVersion {
  return {
    code,
    savedAt,
    ownCases: ownCasesIn(ownCases),
    revision: isKnown && typeof revision === 'number' ? revision : null,
  };
}

function ownCasesIn(value: unknown): OwnCase[] {
  return Array.isArray(value) ? value.filter(isOwnCase).slice(0, MAX_OWN_CASES) : [];
}

function isOwnCase(value: unknown): value is OwnCase {
  if (typeof value !== 'object' || value === null) return false;
  const { name, stdin, expectedStdout } = value as Record<string, unknown>;
  return (
    typeof name === 'string' &&
    typeof stdin === 'string' &&
    (typeof expectedStdout === 'string' || expectedStdout === null)
  );
}

/** Saves a draft. @returns false if the storage is full or blocked */
export function writeWorkspaceDraft(storage: Storage, key: string, draft: WorkspaceDraft): boolean {
  const stored: StoredDraft = { ...draft, sentAs: key };
  return writeDraft(storage, key, stored);
}
