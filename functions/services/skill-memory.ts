import { createEmptyCard, type FSRS, fsrs, type Grade, Rating, State } from 'ts-fsrs';
import type { Recall } from '../../domain/review.ts';
import type { SkillMemory } from './ports/reviews.ts';

const GRADES = {
  'at-once': Rating.Good,
  'with-help': Rating.Hard,
  not: Rating.Again,
} as const satisfies Record<Recall, Grade>;

/** The longest time until a skill comes back, in days. The package may add a day. */
const LONGEST_INTERVAL = 365;

const DAY_MS = 86_400_000;

/** Created on first use. Intervals are whole days and not random, so everyone can check a due date. */
let scheduler: FSRS | null = null;

function schedule(): FSRS {
  scheduler ??= fsrs({
    enable_fuzz: false,
    enable_short_term: false,
    maximum_interval: LONGEST_INTERVAL,
  });
  return scheduler;
}

/** Returns the memory in the form of the package. */
function cardOf({ stability, difficulty, dueAt, lastAt }: SkillMemory) {
  return {
    ...createEmptyCard(lastAt),
    state: State.Review,
    stability,
    difficulty,
    due: dueAt,
    last_review: lastAt,
    scheduled_days: Math.round((dueAt.getTime() - lastAt.getTime()) / DAY_MS),
    reps: 1,
  };
}

/**
 * Returns how well a learner remembers a skill after using it.
 *
 * @param memory null if this is the first time
 * @param at when the skill was used; not before the last time
 * @see https://github.com/open-spaced-repetition/ts-fsrs
 */
export function remember(memory: SkillMemory | null, recall: Recall, at: Date): SkillMemory {
  const before = memory === null ? createEmptyCard(at) : cardOf(memory);
  const { stability, difficulty, due } = schedule().next(before, at, GRADES[recall]).card;
  return { stability, difficulty, dueAt: due, lastAt: at };
}
