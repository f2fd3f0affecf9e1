import { dayOf } from '../../domain/calendar.ts';
import { streakDaysOn } from '../../domain/streak.ts';
import { listActivity } from './activity.ts';
import type { CatalogueAchievement } from './ports/catalogue.ts';
import type { Ports } from './ports/ports.ts';
import type { Learner } from './ports/records.ts';
import { requireLearner, type RequestContext } from './request-context.ts';
import { streakStateOf } from './stored-streak.ts';

export interface ProgressView {
  challengesCompleted: number;
  challengesTotal: number;
  lessonsCompleted: number;
  lessonsTotal: number;
  streakDays: number;
}

async function streak(ports: Ports, learner: Learner): Promise<number> {
  const state = await streakStateOf(learner, () => ports.progress.activeDays(learner.id));
  return streakDaysOn(state, dayOf(learner, ports.now()));
}

async function summary(ports: Ports, context: RequestContext): Promise<ProgressView> {
  const learner = await requireLearner(context);
  const [{ challenges, lessons }, solved, completed, days] = await Promise.all([
    context.catalogue(),
    context.solved(),
    context.completed(),
    streak(ports, learner),
  ]);
  return {
    challengesCompleted: challenges.filter(({ id }) => solved.has(id)).length,
    challengesTotal: challenges.length,
    lessonsCompleted: lessons.filter(({ id }) => completed.has(id)).length,
    lessonsTotal: lessons.length,
    streakDays: days,
  };
}

/** Creates the use cases for a learner's progress. */
export function createProgressService(ports: Ports) {
  return {
    /** Returns the learner's streak in days, in the learner's time zone. */
    streak: (learner: Learner) => streak(ports, learner),

    /** Returns the totals on the dashboard, without retired content. */
    summary: (context: RequestContext) => summary(ports, context),

    /** @see listActivity */
    activity: (context: RequestContext, count: number) => listActivity(ports, context, count),

    /** Lists all achievements. */
    async allAchievements(context: RequestContext): Promise<readonly CatalogueAchievement[]> {
      return (await context.catalogue()).achievements;
    },

    /** Lists the achievements that the learner has earned, newest first. */
    async achievements(
      context: RequestContext,
    ): Promise<{ achievement: CatalogueAchievement; earnedAt: Date }[]> {
      const learner = await requireLearner(context);
      const [{ achievements }, earned] = await Promise.all([
        context.catalogue(),
        ports.progress.earnedAchievements(learner.id),
      ]);
      return earned.flatMap(({ achievementId, earnedAt }) => {
        const achievement = achievements.find(({ id }) => id === achievementId);
        return achievement ? [{ achievement, earnedAt }] : [];
      });
    },
  };
}
