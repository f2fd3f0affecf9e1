import { useCallback } from 'react';
import type { AchievementCardFragment } from '../graphql/__generated__/operations.ts';
import { messages } from '../messages.ts';
import { iconNamed } from '../ui/icon.tsx';
import { useToast } from '../ui/toast-region.tsx';

/** How long an achievement stays on screen. */
const ACHIEVEMENT_TOAST_MS = 5_000;

/** Shows toasts for achievements. @param experienceBefore the XP that the same action earned without them */
type ShowAchievements = (
  earned: readonly AchievementCardFragment[],
  experienceBefore?: number,
) => void;

/** Returns a function that shows one toast for each achievement that was just earned. */
export function useAchievementToasts(): ShowAchievements {
  const { show } = useToast();
  return useCallback(
    (earned, experienceBefore = 0) => {
      let total = experienceBefore;
      for (const { name, icon, experienceReward } of earned) {
        const words = rewardWords(experienceReward, total);
        total += experienceReward;
        show({
          title: messages.achievementUnlocked,
          text: words === null ? name : `${name}, ${words}`,
          icon: iconNamed(icon),
          tone: 'signal',
          durationMs: ACHIEVEMENT_TOAST_MS,
        });
      }
    },
    [show],
  );
}

/** Returns what an achievement earns; null for nothing. @param before the XP that the same action earned already */
function rewardWords(reward: number, before: number): string | null {
  if (reward === 0) return null;
  return before === 0
    ? `+${reward} XP`
    : `+${reward} XP more: ${before + reward} XP earned just now`;
}
