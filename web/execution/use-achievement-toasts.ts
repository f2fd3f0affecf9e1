import { useCallback } from 'react';
import type { AchievementCardFragment } from '../graphql/__generated__/operations.ts';
import { messages } from '../messages.ts';
import { iconNamed } from '../ui/icon.tsx';
import { useToast } from '../ui/toast-region.tsx';

/** How long an achievement stays on screen. */
const ACHIEVEMENT_TOAST_MS = 5_000;

/** Shows one toast for each achievement that was just earned. */
export function useAchievementToasts(): (earned: readonly AchievementCardFragment[]) => void {
  const { show } = useToast();
  return useCallback(
    (earned) => {
      for (const { name, icon, experienceReward } of earned) {
        show({
          title: messages.achievementUnlocked,
          text: experienceReward > 0 ? `${name}, +${experienceReward} XP` : name,
          icon: iconNamed(icon),
          tone: 'signal',
          durationMs: ACHIEVEMENT_TOAST_MS,
        });
      }
    },
    [show],
  );
}
