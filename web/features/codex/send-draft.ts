import type { ApolloClient } from '@apollo/client';
import type { OwnCase } from '../../../domain/own-case.ts';
import { draftKey } from '../../drafts/draft.ts';
import {
  type DraftVersion,
  readWorkspaceDraft,
  type WorkspaceDraft,
  writeWorkspaceDraft,
} from '../../drafts/workspace-draft.ts';
import {
  DraftDocument,
  ReplacedDraftsDocument,
  SaveDraftDocument,
  type SavedDraftFragment,
} from '../../graphql/__generated__/operations.ts';

const caseOf = ({ name, stdin, expectedStdout }: OwnCase): OwnCase => ({
  name,
  stdin,
  expectedStdout,
});

function fromServer({ code, ownCases, editedAt, revision }: SavedDraftFragment): WorkspaceDraft {
  return {
    code,
    ownCases: ownCases.map(caseOf),
    savedAt: editedAt,
    revision,
    isSent: true,
    unsent: [],
  };
}

/** Checks whether two drafts have the same code and cases. */
export function hasSameContent(one: WorkspaceDraft, other: WorkspaceDraft): boolean {
  const casesIn = ({ ownCases }: WorkspaceDraft) => JSON.stringify(ownCases.map(caseOf));
  return one.code === other.code && casesIn(one) === casesIn(other);
}

/** Asks for what the learner's devices have sent. @returns null if that is nothing */
export async function findDraft(
  client: ApolloClient,
  challengeId: string,
): Promise<WorkspaceDraft | null> {
  const { data } = await client.query({
    query: DraftDocument,
    variables: { challengeId },
    fetchPolicy: 'no-cache',
  });
  const found = data?.viewer?.draft;
  return found ? fromServer(found) : null;
}

/**
 * Sends a draft of this device, after the drafts of other tabs that it replaced. The server decides between it and what
 * another device has sent in the meantime.
 *
 * @returns the draft that the server has now
 * @throws if the server can't be reached or refuses it
 */
export async function sendDraft(
  client: ApolloClient,
  challengeId: string,
  draft: WorkspaceDraft,
): Promise<WorkspaceDraft> {
  for (const version of draft.unsent) await sendVersion(client, challengeId, version);
  return sendVersion(client, challengeId, draft);
}

async function sendVersion(
  client: ApolloClient,
  challengeId: string,
  { code, ownCases, savedAt, revision: basedOn }: DraftVersion,
): Promise<WorkspaceDraft> {
  const ageMs = Math.max(0, Date.now() - new Date(savedAt).getTime());
  const ageSeconds = Math.round(ageMs / 1_000);
  const { data } = await client.mutate({
    mutation: SaveDraftDocument,
    variables: {
      input: { challengeId, code, ownCases: ownCases.map(caseOf), ageSeconds, basedOn },
    },
    fetchPolicy: 'no-cache',
    // A request with keepalive survives the page, but must be small. What doesn't fit is sent on the next visit.
    context: { fetchOptions: { keepalive: document.visibilityState === 'hidden' } },
  });
  if (!data) throw new Error('The response has no draft.');
  return fromServer(data.saveDraft.draft);
}

/** Loads what newer drafts replaced again, if it can, so that an open history shows it. */
export function refreshReplaced(client: ApolloClient, challengeId: string): void {
  client
    .query({
      query: ReplacedDraftsDocument,
      variables: { challengeId },
      fetchPolicy: 'network-only',
    })
    .catch(() => undefined);
}

/** The most drafts that are sent on one visit. */
const MAX_OTHERS = 20;

/** A learner in the workspace of a challenge. */
interface Place {
  learnerId: string;
  challengeId: string;
}

/** Sends what the learner changed in other challenges while there was no network. What fails is tried on the next visit. */
export async function sendOtherDrafts(
  client: ApolloClient,
  storage: Storage,
  place: Place,
): Promise<void> {
  for (const id of unsentIds(storage, place)) {
    const key = draftKey(place.learnerId, id);
    const local = readWorkspaceDraft(storage, key);
    const saved = local && (await sendDraft(client, id, local).catch(() => null));
    const isUnchanged = readWorkspaceDraft(storage, key)?.savedAt === local?.savedAt;
    if (saved && isUnchanged) writeWorkspaceDraft(storage, key, saved);
  }
}

/** Returns the challenges with unsent drafts. Drafts of lessons have a slash in their names. */
function unsentIds(storage: Storage, { learnerId, challengeId }: Place): string[] {
  const prefix = draftKey(learnerId, '');
  return Object.keys(storage)
    .filter((key) => key.startsWith(prefix) && readWorkspaceDraft(storage, key)?.isSent === false)
    .map((key) => key.slice(prefix.length))
    .filter((id) => id !== challengeId && !id.includes('/'))
    .slice(0, MAX_OTHERS);
}
