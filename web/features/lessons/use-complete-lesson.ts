import { useState } from 'react';
import { useAchievementToasts } from '../../execution/use-achievement-toasts.ts';
import { useCompleteLessonMutation } from '../../graphql/__generated__/operations.ts';
import { loadClientConfig } from '../../session/client-config.ts';
import { useSession } from '../../session/session-context.ts';
import { completionAlert, isUnanswered } from './completion-alert.ts';
import { isAnswerHidden } from './hidden-answer.ts';

/** Minutes that completing a lesson reports. */
const MINUTES_SPENT = 5;

/** Completing the open lesson. */
export interface Completion {
  complete: () => void;
  /** Why the open lesson could not be completed; null when nothing went wrong. */
  alert: string | null;
  isBusy: boolean;
}

/** Completes a lesson. The answer carries the whole path, so that the next lesson unlocks at once. */
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
    // Without its configuration the page has asked nobody but its own server.
    return false;
  }
}
