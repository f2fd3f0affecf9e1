import { dayOf } from '../../domain/learner-clock.ts';
import { streakDaysOn } from '../../domain/streak.ts';
import { listActivity } from './activity.ts';
import type { CatalogueAchievement } from './ports/catalogue.ts';
import type { Ports } from './ports/ports.ts';
import type { Learner } from './ports/records.ts';
import { requireLearner, type Session } from './session.ts';
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

async function summary(ports: Ports, session: Session): Promise<ProgressView> {
  const learner = await requireLearner(session);
  const [{ challenges, lessons }, solved, completed, days] = await Promise.all([
    session.catalogue(),
    session.solved(),
    session.completed(),
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

/** The use cases around what a learner has reached. */
export function createProgressService(ports: Ports) {
  return {
    /** Days in a row, by the learner's own clock. */
    streak: (learner: Learner) => streak(ports, learner),

    /** The counts of the dashboard. Retired content does not count. */
    summary: (session: Session) => summary(ports, session),

    /** @see listActivity */
    activity: (session: Session, count: number) => listActivity(ports, session, count),

    /** Everything that can be earned. */
    async allAchievements(session: Session): Promise<readonly CatalogueAchievement[]> {
      return (await session.catalogue()).achievements;
    },

    /** What the learner earned, newest first. */
    async achievements(
      session: Session,
    ): Promise<{ achievement: CatalogueAchievement; earnedAt: Date }[]> {
      const learner = await requireLearner(session);
      const [{ achievements }, earned] = await Promise.all([
        session.catalogue(),
        ports.progress.earnedAchievements(learner.id),
      ]);
      return earned.flatMap(({ achievementId, earnedAt }) => {
        const achievement = achievements.find(({ id }) => id === achievementId);
        return achievement ? [{ achievement, earnedAt }] : [];
      });
    },
  };
}
