import {
  type AchievementProgress,
  nearestFirst,
  progressTowards,
} from '../../domain/achievement-progress.ts';
import { addDays, type Day, dayOf, type LearnerClock } from '../../domain/calendar.ts';
import { freezesLeftOn, streakDaysOn, streakOf, type StreakState } from '../../domain/streak.ts';
import { type AchievementView, viewAchievements } from './achievement-view.ts';
import { offerOf, streakStateOf } from './awards.ts';
import type { Ports } from './ports/ports.ts';
import type { ExperienceSince } from './ports/progress.ts';
import type { Learner } from './ports/records.ts';
import { type RequestContext, requireLearner } from './request-context.ts';

export interface ActivityDayView {
  date: Day;
  isActive: boolean;
  /** Whether a freeze kept the streak on a day without activity. */
  isFrozen: boolean;
  /** The XP total at the end of the day. */
  experiencePoints: number;
}

function daysUpTo(today: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count));
}

/** Returns the XP total at the end of each day. */
function totalsOf(days: readonly Day[], { before, rows }: ExperienceSince, clock: LearnerClock) {
  const earned = rows
    .map(({ amount, earnedAt }) => ({ amount, day: dayOf(clock, earnedAt) }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
  let total = before;
  let next = 0;
  return days.map((date) => {
    for (let row = earned[next]; row !== undefined && row.day <= date; row = earned[next]) {
      total += row.amount;
      next += 1;
    }
    return total;
  });
}

async function readActivity(
  ports: Ports,
  learner: Learner,
  count: number,
): Promise<ActivityDayView[]> {
  const today = dayOf(learner, ports.now());
  const days = daysUpTo(today, count);
  // XP from before 00:00 UTC belongs to the first day or an earlier one in every time zone.
  const since = new Date(Date.parse(days[0] ?? today));
  const [active, experience] = await Promise.all([
    ports.progress.activeDays(learner.id),
    ports.progress.experienceSince(learner.id, since),
  ]);
  const activeDays = new Set(active);
  const { frozenDays } = streakOf(active, today);
  const totals = totalsOf(days, experience, learner);
  return days.map((date, index) => ({
    date,
    isActive: activeDays.has(date),
    isFrozen: frozenDays.has(date),
    experiencePoints: totals[index] ?? 0,
  }));
}

/** What was read for a request. Each request has its own `Learner` object, and a new one after every change. */
const READINGS = new WeakMap<Learner, Map<number, Promise<ActivityDayView[]>>>();

/** Lists the learner's days, oldest first, up to today. Reads them once per request. @param count 1 to 366 */
async function listActivity(
  ports: Ports,
  context: RequestContext,
  count: number,
): Promise<ActivityDayView[]> {
  const learner = await requireLearner(context);
  const readings = READINGS.get(learner) ?? new Map<number, Promise<ActivityDayView[]>>();
  READINGS.set(learner, readings);
  const reading = readings.get(count) ?? readActivity(ports, learner, count);
  readings.set(count, reading);
  return reading;
}

interface ProgressView {
  challengesCompleted: number;
  challengesTotal: number;
  lessonsCompleted: number;
  lessonsTotal: number;
  streakDays: number;
}

const readStreak = (ports: Ports, learner: Learner): Promise<StreakState | null> =>
  streakStateOf(learner, () => ports.progress.activeDays(learner.id));

async function streak(ports: Ports, learner: Learner): Promise<number> {
  return streakDaysOn(await readStreak(ports, learner), dayOf(learner, ports.now()));
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

/** An achievement that the learner hasn't earned. */
export interface AchievementAheadView {
  achievement: AchievementView;
  /** Null if it can't be counted. */
  progress: AchievementProgress | null;
}

async function achievementsAhead(
  ports: Ports,
  context: RequestContext,
): Promise<AchievementAheadView[]> {
  const learner = await requireLearner(context);
  const [catalogue, earned, solved, preparation, streakDays] = await Promise.all([
    context.catalogue(),
    context.earnedAchievements(),
    context.solved(),
    context.preparation(),
    streak(ports, learner),
  ]);
  const facts = {
    offer: offerOf(catalogue),
    finished: { lessons: preparation.practicedLessonIds, challenges: new Set(solved.keys()) },
    streakDays,
    experiencePoints: learner.experiencePoints,
  };
  const unearned = catalogue.achievements.filter(({ id }) => !earned.has(id));
  const ahead = (await viewAchievements(context, unearned)).map((achievement) => ({
    achievement,
    progress: progressTowards(achievement.rule, facts),
  }));
  return nearestFirst(ahead);
}

/** Creates the use cases for a learner's progress. */
export function createProgressService(ports: Ports) {
  return {
    /** Returns the learner's streak in days, in the learner's time zone. */
    streak: (learner: Learner) => streak(ports, learner),

    /** Returns how many freezes are left in the learner's calendar month. */
    freezesLeft: async (learner: Learner): Promise<number> =>
      freezesLeftOn(await readStreak(ports, learner), dayOf(learner, ports.now())),

    /** Returns the totals on the dashboard, without retired content. */
    summary: (context: RequestContext) => summary(ports, context),

    /** @see listActivity */
    activity: (context: RequestContext, count: number) => listActivity(ports, context, count),

    /** Lists all achievements. */
    async allAchievements(context: RequestContext): Promise<AchievementView[]> {
      return viewAchievements(context, (await context.catalogue()).achievements);
    },

    /** Lists the achievements that the learner hasn't earned, the nearest first. */
    achievementsAhead: (context: RequestContext) => achievementsAhead(ports, context),

    /** Lists the achievements that the learner has earned, newest first. */
    async achievements(
      context: RequestContext,
    ): Promise<{ achievement: AchievementView; earnedAt: Date }[]> {
      await requireLearner(context);
      const { achievements } = await context.catalogue();
      return [...(await context.earnedAchievements())].flatMap(([earnedId, earnedAt]) => {
        const achievement = achievements.find(({ id }) => id === earnedId);
        return achievement ? [{ achievement: { ...achievement, earnedAt }, earnedAt }] : [];
      });
    },
  };
}
