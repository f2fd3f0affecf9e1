import { dayIn, type Day, streakDays } from '../../domain/streak.ts';
import type { CatalogueAchievement, Learner, Ports } from './ports.ts';
import { requireLearner, type Session } from './session.ts';

const DAY_MS = 86_400_000;

export interface ProgressView {
  challengesCompleted: number;
  challengesTotal: number;
  lessonsCompleted: number;
  lessonsTotal: number;
  streakDays: number;
}

export interface ActivityDayView {
  date: Day;
  isActive: boolean;
  /** The total at the end of the day. */
  experiencePoints: number;
}

function daysUpTo(now: Date, count: number, timeZone: string): Day[] {
  const today = Date.parse(dayIn(timeZone, now));
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}

/** The use cases around what a learner has reached. */
export function createProgressService(ports: Ports) {
  const streak = async (learner: Learner): Promise<number> =>
    streakDays(await ports.progress.activeDays(learner.id), dayIn(learner.timeZone, ports.now()));
  return {
    /** Days in a row, in the learner's own time zone. */
    streak,

    /** The counts of the dashboard. Retired content does not count. */
    async summary(session: Session): Promise<ProgressView> {
      const learner = await requireLearner(session);
      const [catalogue, solved, completed, days] = await Promise.all([
        session.catalogue(),
        session.solved(),
        session.completed(),
        streak(learner),
      ]);
      return {
        challengesCompleted: catalogue.challenges.filter(({ id }) => solved.has(id)).length,
        challengesTotal: catalogue.challenges.length,
        lessonsCompleted: catalogue.lessons.filter(({ id }) => completed.has(id)).length,
        lessonsTotal: catalogue.lessons.length,
        streakDays: days,
      };
    },

    /** What the learner earned, newest first. */
    async achievements(
      session: Session,
    ): Promise<{ achievement: CatalogueAchievement; earnedAt: Date }[]> {
      const learner = await requireLearner(session);
      const [catalogue, earned] = await Promise.all([
        session.catalogue(),
        ports.progress.earnedAchievements(learner.id),
      ]);
      return earned.flatMap(({ achievementId, earnedAt }) => {
        const achievement = catalogue.achievements.find(({ id }) => id === achievementId);
        return achievement ? [{ achievement, earnedAt }] : [];
      });
    },

    /** Everything that can be earned. */
    async allAchievements(session: Session): Promise<readonly CatalogueAchievement[]> {
      return (await session.catalogue()).achievements;
    },

    /** The learner's own days, oldest first, today last. @param count 1 to 366 */
    async activity(session: Session, count: number): Promise<ActivityDayView[]> {
      const learner = await requireLearner(session);
      const [active, rows] = await Promise.all([
        ports.progress.activeDays(learner.id),
        ports.progress.experienceRows(learner.id),
      ]);
      const activeDays = new Set(active);
      const earned = rows.map((row) => ({
        day: dayIn(learner.timeZone, row.earnedAt),
        amount: row.amount,
      }));
      return daysUpTo(ports.now(), count, learner.timeZone).map((date) => ({
        date,
        isActive: activeDays.has(date),
        experiencePoints: earned
          .filter(({ day }) => day <= date)
          .reduce((sum, { amount }) => sum + amount, 0),
      }));
    },
  };
}
