import { useCallback } from 'react';
import { levelAfter } from '../../execution/level-after.ts';
import { useAchievementToasts } from '../../execution/use-achievement-toasts.ts';
import type { CompleteLessonMutation } from '../../graphql/__generated__/operations.ts';
import { LevelUp } from '../../ui/level-up.tsx';
import { useToast } from '../../ui/toast-region.tsx';

/** How long a new level stays on screen. */
const LEVEL_TOAST_MS = 8_000;

type Completed = CompleteLessonMutation['completeLesson'];

/** Returns a function that shows what a lesson earned, on the page that follows it: achievements and a new level. */
export function useLessonRewards(): (completed: Completed) => void {
  const { show } = useToast();
  const showAchievements = useAchievementToasts();
  return useCallback(
    (completed) => {
      showAchievements(completed.achievementsEarned);
      const level = levelAfter(completed);
      if (level === null) return;
      show({
        title: 'You reached a new level',
        text: <LevelUp level={level} />,
        durationMs: LEVEL_TOAST_MS,
      });
    },
    [show, showAchievements],
  );
}
