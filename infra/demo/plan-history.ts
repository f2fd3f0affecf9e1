import { isEarned, standingIn } from '../../domain/achievements.ts';
import { isChallengeUnlocked } from '../../domain/progression.ts';
import type {
  Catalogue,
  CatalogueChallenge,
  CatalogueLesson,
} from '../../functions/services/ports/catalogue.ts';
import { SMALL_REWARDS_PER_DAY, type DemoGoal } from './demo-goals.ts';

/** A lesson that the learner finishes, or a challenge that the learner solves. */
export type HistoryItem =
  | { kind: 'lesson'; lesson: CatalogueLesson }
  | { kind: 'challenge'; challenge: CatalogueChallenge };

/** Something that the learner does, and when. */
export type PlannedItem = HistoryItem & { at: Date };

/** An active day of the learner, in UTC. */
export interface PlannedDay {
  items: PlannedItem[];
  /** After all items. */
  end: Date;
}

/** What the learner does, oldest day first. */
export interface PlannedHistory {
  days: PlannedDay[];
  /** The challenge that the learner tries today and doesn't solve; null if none is open. */
  unsolved: CatalogueChallenge | null;
  /** The lesson that the learner has begun; null if all are finished. */
  begun: CatalogueLesson | null;
}

const inCategory = <Item extends { category: { id: string } }>(item: Item) => ({
  ...item,
  categoryId: item.category.id,
});

/** Returns the most XP that lessons and challenges can earn, with every achievement that they might earn. */
function mostExperience(
  catalogue: Catalogue,
  finished: { lessons: ReadonlySet<string>; challenges: ReadonlySet<string> },
  { streakDays, experiencePoints }: DemoGoal,
): number {
  const offer = {
    lessons: catalogue.lessons.map(inCategory),
    challenges: catalogue.challenges.map(inCategory),
  };
  const standing = standingIn(offer, finished);
  const firstSolve = { difficulty: standing.hardestSolved, submissions: 1, hintsUncovered: 0 };
  const milestones = { ...standing, streakDays, experiencePoints, firstSolve };
  const paid = [
    ...catalogue.challenges.filter(({ id }) => finished.challenges.has(id)),
    ...catalogue.achievements.filter(({ rule }) => isEarned(rule, milestones)),
  ];
  return paid.reduce((sum, { experienceReward }) => sum + experienceReward, 0);
}

interface Progress {
  lessons: Set<string>;
  challenges: Set<string>;
  /** By challenges alone, so a gate that it opens is open. */
  experiencePoints: number;
}

/** Checks whether a challenge is unsolved, prepared and unlocked. */
function isReady(challenge: CatalogueChallenge, progress: Progress): boolean {
  const { id, prerequisites, difficulty } = challenge;
  const { lessons, challenges, experiencePoints } = progress;
  return (
    !challenges.has(id) &&
    prerequisites.every((before) => lessons.has(before) || challenges.has(before)) &&
    isChallengeUnlocked(difficulty, experiencePoints)
  );
}

/**
 * Lists lessons in the order of the path, each followed by the challenges that it opens, as long as their XP fit and leave
 * room for a day of small rewards.
 */
function planItems(
  catalogue: Catalogue,
  goal: DemoGoal,
): { items: HistoryItem[]; progress: Progress } {
  const planned = catalogue.lessons.slice(0, goal.lessons);
  const lessonIds = new Set(planned.map(({ id }) => id));
  const progress: Progress = { lessons: new Set(), challenges: new Set(), experiencePoints: 0 };
  const most = goal.experiencePoints - SMALL_REWARDS_PER_DAY;
  const fits = ({ id }: CatalogueChallenge): boolean => {
    const finished = { lessons: lessonIds, challenges: new Set([...progress.challenges, id]) };
    return mostExperience(catalogue, finished, goal) <= most;
  };
  const next = () =>
    catalogue.challenges.find((challenge) => isReady(challenge, progress) && fits(challenge));
  const items: HistoryItem[] = [];
  for (const lesson of planned) {
    items.push({ kind: 'lesson', lesson });
    progress.lessons.add(lesson.id);
    for (let challenge = next(); challenge; challenge = next()) {
      items.push({ kind: 'challenge', challenge });
      progress.challenges.add(challenge.id);
      progress.experiencePoints += challenge.experienceReward;
    }
  }
  return { items, progress };
}

/** Runs of active days before the current streak, the latest first, shorter than any streak that earns something. */
const EARLIER_RUNS = [3, 4, 2, 5];
/** Days without activity between two runs: more than freezes can save, even at the turn of a month. */
const PAUSE_DAYS = 5;

/** Lists how many days ago the learner was active, oldest first. */
function activeAges({ streakDays }: DemoGoal, count: number): number[] {
  const ages = Array.from({ length: Math.min(streakDays, count) }, (_, age) => age);
  let start = streakDays + PAUSE_DAYS;
  for (let run = 0; ages.length < count; run += 1) {
    const length = EARLIER_RUNS[run % EARLIER_RUNS.length] ?? 1;
    for (let day = 0; day < length && ages.length < count; day += 1) ages.push(start + day);
    start += length + PAUSE_DAYS;
  }
  return ages.toReversed();
}

const DAY_MS = 86_400_000;
/** On past days, learners stop at this time of the day. */
const DAY_ENDS_AFTER_MS = DAY_MS * 0.8;

/** Distributes items over a day that is over, or over the part of today that is. */
function planDay(items: readonly HistoryItem[], age: number, now: Date): PlannedDay {
  const sinceMidnightMs = now.getTime() % DAY_MS;
  const startMs = now.getTime() - sinceMidnightMs - age * DAY_MS;
  const lengthMs = age === 0 ? sinceMidnightMs : DAY_ENDS_AFTER_MS;
  const at = (part: number) =>
    new Date(startMs + Math.floor((lengthMs * part) / (items.length + 2)));
  return {
    items: items.map((item, index) => ({ ...item, at: at(index + 1) })),
    end: at(items.length + 1),
  };
}

/**
 * Plans what a demo learner has done with the published curriculum: lessons in the order of the path, the challenges
 * that they open, as long as the XP fit, and the days of the streak. With a small curriculum, there are fewer days.
 *
 * @param now the end of the last day
 */
export function planHistory(catalogue: Catalogue, goal: DemoGoal, now: Date): PlannedHistory {
  const { items, progress } = planItems(catalogue, goal);
  const count = Math.min(goal.activeDays, items.length);
  const days = activeAges(goal, count).map((age, index) => {
    const from = Math.floor((index * items.length) / count);
    const to = Math.floor(((index + 1) * items.length) / count);
    return planDay(items.slice(from, to), age, now);
  });
  return {
    days,
    unsolved: catalogue.challenges.find((challenge) => isReady(challenge, progress)) ?? null,
    begun: catalogue.lessons[goal.lessons] ?? null,
  };
}
