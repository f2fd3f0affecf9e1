import type { DraftVersion, WorkspaceDraft } from './workspace-draft.ts';

/** How many drafts of other tabs wait for the server on this device. */
const MAX_UNSENT = 5;

/** The code and the own cases of a draft. */
export type DraftContent = Pick<WorkspaceDraft, 'code' | 'ownCases'>;

/** What a tab shows: everything but whether the learner is still typing. */
export interface Shown {
  content: DraftContent;
  /** The stored draft that the content changes, or equals; null for the starter code. */
  base: WorkspaceDraft | null;
  isUnsaved: boolean;
  /** Whether the learner wrote the code in this tab. */
  isWrittenHere: boolean;
}

/** The draft that follows what a tab shows, on top of what is stored, which may come from another tab. */
export function nextDraft({ content, base }: Shown, stored: WorkspaceDraft | null): WorkspaceDraft {
  const { code, ownCases } = content;
  const before = stored ?? base;
  const isFollowing = isSameChange(before, base);
  return {
    code,
    ownCases,
    savedAt: new Date().toISOString(),
    // The server compares revisions, and keeps what was written on another one. It has to get that first.
    revision: (isFollowing ? before : base)?.revision ?? null,
    isSent: false,
    unsent: before === null ? [] : unsentAfter(before, isFollowing),
  };
}

function unsentAfter(
  { isSent, unsent, ...version }: WorkspaceDraft,
  isFollowed: boolean,
): readonly DraftVersion[] {
  return isFollowed || isSent ? unsent : [...unsent, version].slice(-MAX_UNSENT);
}

/** Checks whether two drafts were saved by the same change. */
export const isSameChange = (one: DraftVersion | null, other: DraftVersion | null): boolean =>
  one?.savedAt === other?.savedAt && one?.code === other?.code;

/** Returns what is stored once the server has one of this device's drafts. */
export function withSent(
  stored: WorkspaceDraft,
  sent: WorkspaceDraft,
  revision: number,
): WorkspaceDraft {
  const unsent = stored.unsent.filter(
    (version) => ![sent, ...sent.unsent].some((known) => isSameChange(known, version)),
  );
  const isReplaced = stored.unsent.some((version) => isSameChange(version, sent));
  return {
    ...stored,
    unsent,
    // A draft of another tab follows what that tab showed, not what it replaced.
    revision: isReplaced ? stored.revision : revision,
    isSent: isSameChange(stored, sent),
  };
}
