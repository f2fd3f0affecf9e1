import { useState } from 'react';
import { useAchievementToasts } from '../../execution/use-achievement-toasts.ts';
import { useCompleteLessonMutation } from '../../graphql/__generated__/operations.ts';
import { loadClientConfig } from '../../session/client-config.ts';
import { useSession } from '../../session/session-context.ts';
import { completionAlert, isUnanswered } from './completion-alert.ts';
import { isAnswerHidden } from './hidden-answer.ts';

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
  const showAchievements = useAchievementToasts();

  const run = async (): Promise<void> => {
    setFailure(null);
    try {
      const variables = { lessonId, minutesSpent: MINUTES_SPENT };
      const { data } = await completeLesson({ variables });
      onCompleted(data?.completeLesson.nextLesson?.id ?? null);
      showAchievements(data?.completeLesson.achievementsEarned ?? []);
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
