import type { CatalogueAchievement } from './ports/catalogue.ts';
import type { RequestContext } from './request-context.ts';

/** An achievement as one learner sees it. */
export interface AchievementView extends CatalogueAchievement {
  /** Null until it is earned, and for visitors. */
  earnedAt: Date | null;
}

/** Adds when the learner earned each achievement. */
export async function viewAchievements(
  context: RequestContext,
  achievements: readonly CatalogueAchievement[],
): Promise<AchievementView[]> {
  if (achievements.length === 0) return [];
  const earnedAt = await context.earnedAchievements();
  return achievements.map((one) => ({ ...one, earnedAt: earnedAt.get(one.id) ?? null }));
}
