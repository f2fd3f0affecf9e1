import { fetchApi } from '../fetch-api.ts';
import { draftKey, removeDraft } from './draft.ts';
import { saveOpenDrafts } from './open-drafts.ts';
import { type DraftVersion, readWorkspaceDraft } from './workspace-draft.ts';

/** How long a learner who leaves waits for a draft, in milliseconds. */
const SEND_TIMEOUT_MS = 5_000;

/** Whose drafts are sent. */
interface Owner {
  learnerId: string;
  accessToken: string;
}

/** Sends what the server doesn't have yet, before a learner signs out, and deletes it here. What fails stays. */
export async function sendUnsentDrafts(storage: Storage, owner: Owner): Promise<void> {
  saveOpenDrafts();
  const prefix = draftKey(owner.learnerId, '');
  const sent = Object.keys(storage)
    .filter((key) => key.startsWith(prefix))
    .map(async (key) => {
      const draft = readWorkspaceDraft(storage, key);
      const challengeId = key.slice(prefix.length);
      // Drafts of lessons have a slash in their names, and stay on the device.
      if (draft === null || draft.isSent || challengeId.includes('/')) return;
      for (const version of [...draft.unsent, draft]) await send(challengeId, version, owner);
      removeDraft(storage, key);
    });
  await Promise.allSettled(sent);
}

async function send(
  challengeId: string,
  { code, ownCases, savedAt, revision }: DraftVersion,
  { accessToken }: Owner,
): Promise<void> {
  const ageMs = Math.max(0, Date.now() - new Date(savedAt).getTime());
  const body = {
    code,
    own_cases: ownCases.map(({ name, stdin, expectedStdout }) => ({
      name,
      input: stdin,
      expected_output: expectedStdout,
    })),
    age_seconds: Math.round(ageMs / 1_000),
    based_on: revision,
  };
  const { ok, status } = await fetchApi(`/api/challenges/${challengeId}/draft`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
  });
  if (!ok) throw new Error(`The draft was not saved: ${status}`);
}
