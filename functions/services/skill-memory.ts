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

/** After how many days a skill comes back that a learner proved without practicing it. */
const DAYS_AFTER_PROOF = 7;

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

/**
 * Returns how well a learner remembers a skill after proving it. One that is new comes back after seven days.
 *
 * @param memory null if the learner hasn't used the skill yet
 */
export function rememberProof(memory: SkillMemory | null, at: Date): SkillMemory {
  if (memory !== null) return remember(memory, 'at-once', at);
  const { difficulty } = schedule().next(createEmptyCard(at), at, Rating.Easy).card;
  const dueAt = new Date(at.getTime() + DAYS_AFTER_PROOF * DAY_MS);
  return { stability: DAYS_AFTER_PROOF, difficulty, dueAt, lastAt: at };
}
