import { useState } from 'react';
import { useCompleteLessonMutation } from '../../graphql/__generated__/operations.ts';
import { loadClientConfig } from '../../session/client-config.ts';
import { useSession } from '../../session/session-context.ts';
import { completionAlert, isUnanswered } from './completion-alert.ts';
import { useLessonRewards } from './use-lesson-rewards.tsx';

/**
 * Returns whether a call without a response was answered after all, by another origin whose response the browser hides
 * from the page. In that case, learners shouldn't be told to check their connection.
 *
 * Fetch reports both the same way (https://fetch.spec.whatwg.org/#concept-network-error), so a harmless second call
 * decides. A server on the page's origin must have redirected the call to another one. The responses of a server on
 * another origin can't be inspected, so all that can be checked is the connection, by asking the page's own server.
 *
 * @param address the absolute URL that was called
 */
async function isAnswerHidden(address: string): Promise<boolean> {
  const isElsewhere = new URL(address).origin !== location.origin;
  try {
    const probe = { redirect: 'manual', cache: 'no-store' } as const;
    const { type } = await fetch(isElsewhere ? '/config.json' : address, probe);
    return isElsewhere || type === 'opaqueredirect';
  } catch {
    return false;
  }
}

/** The minutes reported for a completed lesson. */
const MINUTES_SPENT = 5;

/** Completes the open lesson. */
export interface Completion {
  complete: () => void;
  /** Why the open lesson couldn't be completed; null if there was no error. */
  alert: string | null;
  isBusy: boolean;
}

/** Completes a lesson. The response contains the whole path, so the next lesson unlocks immediately. */
export function useCompleteLesson(
  lessonId: string,
  onCompleted: (nextId: string | null) => void,
): Completion {
  const [completeLesson, { loading }] = useCompleteLessonMutation();
  const [failure, setFailure] = useState<{ lessonId: string; sentence: string } | null>(null);
  const { refreshUser } = useSession();
  const showRewards = useLessonRewards();

  const run = async (): Promise<void> => {
    setFailure(null);
    try {
      const variables = { lessonId, minutesSpent: MINUTES_SPENT };
      const { data } = await completeLesson({ variables });
      onCompleted(data?.completeLesson.nextLesson?.id ?? null);
      if (data) showRewards(data.completeLesson);
    } catch (error) {
      const isHidden = isUnanswered(error) && (await isHiddenByBrowser());
      setFailure({ lessonId, sentence: completionAlert(error, isHidden) });
      return;
    }
    await refreshUser();
  };
  const alert = failure?.lessonId === lessonId ? failure.sentence : null;
  return { complete: () => void run(), alert, isBusy: loading };
}

async function isHiddenByBrowser(): Promise<boolean> {
  try {
    const { apiUrl } = await loadClientConfig();
    return await isAnswerHidden(`${apiUrl}/graphql`);
  } catch {
    // Without its configuration, the page has only contacted its own server.
    return false;
  }
}
