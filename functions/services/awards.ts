import {
  type FirstSolve,
  isEarned,
  type Milestones,
  type Offer,
  standingIn,
} from '../../domain/achievements.ts';
import { type Day, dayOf } from '../../domain/calendar.ts';
import { extendStreak, foldStreak, streakDaysOn, type StreakState } from '../../domain/streak.ts';
import type { Catalogue, CatalogueAchievement } from './ports/catalogue.ts';
import type { AwardTransaction, NewExperience } from './ports/ports.ts';
import type { StoredStreak } from './ports/records.ts';

/** An event that can earn XP and achievements. */
interface Activity {
  catalogue: Catalogue;
  now: Date;
  /** The challenge that was just solved for the first time; null for other events. */
  firstSolve: FirstSolve | null;
}

/** Records a day as active. @returns the updated streak */
async function recordDay(award: AwardTransaction, day: Day): Promise<StreakState | null> {
  await award.recordActiveDay(day);
  const before = await streakStateOf(award.learner, () => award.activeDays());
  const streak = extendStreak(before, day) ?? foldStreak(await award.activeDays());
  if (streak && award.learner.lastActiveOn !== day) await award.storeStreak(streak);
  return streak;
}

const inCategory = <Item extends { category: { id: string } }>(item: Item) => ({
  ...item,
  categoryId: item.category.id,
});

/** Returns the parts of the catalogue that count toward achievements. */
export const offerOf = ({ lessons, challenges }: Catalogue): Offer => ({
  lessons: lessons.map(inCategory),
  challenges: challenges.map(inCategory),
});

async function milestonesOf(
  award: AwardTransaction,
  { catalogue, firstSolve }: Activity,
  streakDays: number,
): Promise<Milestones> {
  const finished = {
    lessons: await award.countedLessonIds(),
    challenges: await award.solvedChallengeIds(),
  };
  return {
    ...standingIn(offerOf(catalogue), finished),
    streakDays,
    experiencePoints: award.learner.experiencePoints,
    firstSolve,
  };
}

/** Adds XP to the ledger and the total, in the same transaction. */
export async function awardExperience(
  award: AwardTransaction,
  experience: NewExperience,
): Promise<void> {
  if (experience.amount === 0) return;
  await award.addExperience(experience);
  award.learner.experiencePoints += experience.amount;
}

/**
 * Records the learner's day as active and awards every achievement whose conditions are met.
 *
 * @returns the newly earned achievements
 */
export async function recordActivity(
  award: AwardTransaction,
  activity: Activity,
): Promise<CatalogueAchievement[]> {
  const today = dayOf(award.learner, activity.now);
  const streak = await recordDay(award, today);
  return awardAchievements(award, activity, streakDaysOn(streak, today));
}

/**
 * Brings the streak and the achievements up to date after another learner's history was added. The day of the merge
 * itself isn't active.
 *
 * @returns the newly earned achievements
 */
export async function recordMergedHistory(
  award: AwardTransaction,
  activity: Activity,
): Promise<CatalogueAchievement[]> {
  const streak = foldStreak(await award.activeDays());
  if (streak) await award.storeStreak(streak);
  const today = dayOf(award.learner, activity.now);
  return awardAchievements(award, activity, streakDaysOn(streak, today));
}

/**
 * Awards every achievement whose conditions are met, each once. The XP of one achievement can earn another, so it checks
 * again until nothing new is earned.
 */
async function awardAchievements(
  award: AwardTransaction,
  activity: Activity,
  streakDays: number,
): Promise<CatalogueAchievement[]> {
  const milestones = await milestonesOf(award, activity, streakDays);
  const held = await award.earnedAchievementIds();
  const earned: CatalogueAchievement[] = [];
  const nextDue = () =>
    activity.catalogue.achievements.find(
      ({ id, rule }) => !held.has(id) && isEarned(rule, milestones),
    );
  for (let due = nextDue(); due; due = nextDue()) {
    held.add(due.id);
    if (!(await award.recordAchievement(due.id))) continue;
    await awardExperience(award, {
      amount: due.experienceReward,
      reason: 'achievement',
      reference: due.id,
    });
    milestones.experiencePoints = award.learner.experiencePoints;
    earned.push(due);
  }
  return earned;
}

/**
 * Returns the stored streak. If there is none, computes it from the active days: older profiles have no stored streak.
 *
 * @param readDays reads the active days
 */
export async function streakStateOf(
  { streakDays, lastActiveOn, freezesSpent }: StoredStreak,
  readDays: () => Iterable<Day> | Promise<Iterable<Day>>,
): Promise<StreakState | null> {
  if (streakDays === null || lastActiveOn === null || freezesSpent === null) {
    return foldStreak(await readDays());
  }
  return { days: streakDays, lastActiveDay: lastActiveOn, freezesSpent };
}
