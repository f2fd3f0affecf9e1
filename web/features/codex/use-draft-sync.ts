import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import type { WorkspaceDraft } from '../../drafts/workspace-draft.ts';
import {
  findDraft,
  hasSameContent,
  refreshReplaced,
  sendDraft,
  sendOtherDrafts,
} from './send-draft.ts';
import type { OpenDraft } from './use-draft.ts';

/** How long after a save on this device it is sent to the server, in milliseconds. */
const SEND_PAUSE_MS = 2_000;

interface Sync {
  client: ApolloClient;
  challengeId: string;
  draft: Pick<OpenDraft, 'stored' | 'adopt' | 'catchUp' | 'noteSent'>;
  /** Called when code from another device has replaced the learner's. @param before the code that was replaced */
  onReplaced: (before: string) => void;
}

/** Sends what this device has, and shows what the server has decided. */
async function send(sync: Sync, local: WorkspaceDraft): Promise<void> {
  const { client, challengeId, draft } = sync;
  const saved = await sendDraft(client, challengeId, local);
  // Between the two, another device has changed it.
  if ((saved.revision ?? 0) > (local.revision ?? 0) + 1) refreshReplaced(client, challengeId);
  if (hasSameContent(saved, local)) draft.noteSent(local, saved.revision ?? 0);
  else if (draft.stored()?.savedAt === local.savedAt) takeOver(sync, local, saved);
}

/** Shows what another device has saved. If the learner goes on typing here instead, this device's draft is the newer one. */
function takeOver(
  { draft, onReplaced }: Pick<Sync, 'draft' | 'onReplaced'>,
  local: WorkspaceDraft | null,
  saved: WorkspaceDraft,
): void {
  if (!draft.adopt(saved)) return;
  if (local !== null && local.code !== saved.code) onReplaced(local.code);
}

async function receive(sync: Sync, local: WorkspaceDraft | null): Promise<void> {
  const found = await findDraft(sync.client, sync.challengeId);
  const isChanged = sync.draft.stored()?.savedAt !== local?.savedAt;
  if (found === null || isChanged || found.revision === local?.revision) return;
  takeOver(sync, local, found);
}

async function exchange(sync: Sync): Promise<void> {
  sync.draft.catchUp();
  const local = sync.draft.stored();
  if (local?.isSent === false) await send(sync, local);
  else if (document.visibilityState === 'visible') await receive(sync, local);
}

/** Exchanges drafts when the learner opens the challenge, leaves the page or comes back to it, or has a network again. */
function useExchangePoints(sync: () => void, { save, stored }: OpenDraft): void {
  useEffect(() => {
    sync();
    const onVisibility = (): void => {
      save();
      sync();
    };
    addEventListener('online', sync);
    // Of two windows side by side, both are visible.
    addEventListener('focus', sync);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      removeEventListener('online', sync);
      removeEventListener('focus', sync);
      document.removeEventListener('visibilitychange', onVisibility);
      if (stored()?.isSent === false) sync();
    };
  }, [sync, save, stored]);
}

/**
 * Keeps a draft the same on all of the learner's devices: sends it shortly after each save, and asks for what another
 * device has sent when the learner opens the challenge or comes back to the page. Without a network, the draft waits on
 * this device.
 */
export function useDraftSync(
  { learnerId, challengeId }: { learnerId: string; challengeId: string },
  draft: OpenDraft,
  onReplaced: Sync['onReplaced'],
): void {
  const client = useApolloClient();
  const { status, isSent, savedAt, stored, adopt, catchUp, noteSent } = draft;
  const replaced = useRef(onReplaced);
  useEffect(() => {
    replaced.current = onReplaced;
  }, [onReplaced]);
  const running = useRef<Promise<void>>(Promise.resolve());
  const sync = useCallback(() => {
    const next = () =>
      exchange({
        client,
        challengeId,
        draft: { stored, adopt, catchUp, noteSent },
        onReplaced: (before) => replaced.current(before),
      });
    // The draft is safe on this device. It is sent after the next change, or on the next visit.
    running.current = running.current.then(next).catch(() => undefined);
  }, [client, challengeId, stored, adopt, catchUp, noteSent]);

  useExchangePoints(sync, draft);
  useEffect(() => {
    running.current = running.current.then(() =>
      sendOtherDrafts(client, localStorage, { learnerId, challengeId }),
    );
  }, [client, learnerId, challengeId]);
  useEffect(() => {
    if (status !== 'saved' || isSent) return;
    const timer = setTimeout(sync, SEND_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [status, isSent, savedAt, sync]);
}
