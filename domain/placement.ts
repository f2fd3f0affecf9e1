import type { Exercise, ExerciseKind } from './exercise.ts';
import { seededOrder } from './seeded-order.ts';

/** What an attempt to prove something asks for. */
export interface PlacementRules {
  /** The most questions that are drawn. */
  items: number;
  /** The number of answers that decide. A learner can skip the other questions. */
  answers: number;
  /** How many of the answers must be right. */
  right: number;
}

/** A module is proved by 7 right answers out of 8, which takes about ten minutes. */
export const MODULE_RULES: PlacementRules = { items: 12, answers: 8, right: 7 };

/** A single lesson is proved by three right answers. */
export const LESSON_RULES: PlacementRules = { items: 3, answers: 3, right: 3 };

/** What became of a question. */
export type PlacementOutcome = 'right' | 'wrong' | 'skipped';

/** A question of an attempt. */
export interface PlacementItem {
  lessonId: string;
  exerciseId: string;
  /** Null until the learner has answered or skipped it. */
  outcome: PlacementOutcome | null;
}

/** How an attempt stands. */
interface PlacementStanding {
  state: 'open' | 'proved' | 'failed';
  answered: number;
  /** How many questions the learner may still skip. */
  skipsLeft: number;
  /** The index of the next question; null once it is over. */
  next: number | null;
}

function stateOf(
  { answers, right }: PlacementRules,
  { rightCount, wrongCount, left }: { rightCount: number; wrongCount: number; left: number },
): PlacementStanding['state'] {
  if (rightCount >= right) return 'proved';
  return wrongCount > answers - right || rightCount + left < right ? 'failed' : 'open';
}

/** Returns how an attempt stands. It is over as soon as the answers that are left can't change the result. */
export function standingOf(
  items: readonly PlacementItem[],
  rules: PlacementRules,
): PlacementStanding {
  const count = (wanted: PlacementItem['outcome']): number =>
    items.filter(({ outcome }) => outcome === wanted).length;
  const [rightCount, wrongCount, left] = [count('right'), count('wrong'), count(null)];
  const answered = rightCount + wrongCount;
  const state = stateOf(rules, { rightCount, wrongCount, left });
  if (state !== 'open') return { state, answered, skipsLeft: 0, next: null };
  const skipsLeft = Math.max(0, left - (rules.answers - answered));
  const next = items.findIndex(({ outcome }) => outcome === null);
  return { state, answered, skipsLeft, next };
}

/** Checks whether a learner has completed, proved or practiced any lesson. */
export function hasBegun(
  path: readonly { isCompleted: boolean; lesson: { practice: { isPracticed: boolean } } }[],
): boolean {
  return path.some(({ isCompleted, lesson }) => isCompleted || lesson.practice.isPracticed);
}

/** The kinds of questions in which nothing can be chosen at random. */
const PREFERRED: ReadonlySet<ExerciseKind> = new Set(['predict', 'fix', 'write']);

/** An exercise and the id of its lesson. */
interface Candidate {
  lessonId: string;
  exercise: Exercise;
}

const idOf = ({ lessonId, exercise }: Candidate): string => `${lessonId}/${exercise.id}`;

/** Orders candidates so that each lesson comes once before any comes twice. */
function spread(candidates: readonly Candidate[], seed: string): Candidate[] {
  const byLesson = Map.groupBy(
    seededOrder(candidates, seed, idOf),
    ({ lessonId }: Candidate) => lessonId,
  );
  return [...byLesson.values()]
    .flatMap((own) => own.map((candidate, round) => ({ candidate, round })))
    .toSorted((one, other) => one.round - other.round)
    .map(({ candidate }) => candidate);
}

/**
 * Draws the questions of an attempt, from as many lessons as possible. Exercises in which learners only choose or arrange
 * are drawn if there are too few others.
 *
 * @param seed another one draws other questions
 */
export function drawItems(
  candidates: readonly Candidate[],
  { items }: PlacementRules,
  seed: string,
): PlacementItem[] {
  const isPreferred = ({ exercise }: Candidate): boolean => PREFERRED.has(exercise.kind);
  const preferred = candidates.filter(isPreferred);
  const others = candidates.filter((candidate) => !isPreferred(candidate));
  return [...spread(preferred, seed), ...spread(others, seed)]
    .slice(0, items)
    .map(({ lessonId, exercise }) => ({ lessonId, exerciseId: exercise.id, outcome: null }));
}

/**
 * Returns the gate of a module: the challenge that needs its latest lesson; of several the hardest, and of these the
 * first. Solving it with the first submission and without hints proves the module.
 *
 * @param lessonIds the lessons of the module, in the order of the path
 * @param challenges the challenges of the module, in the order of the library
 * @returns null if no challenge needs a lesson of the module
 */
export function gateOf<Challenge extends { lessonId: string | null; difficulty: number }>(
  lessonIds: readonly string[],
  challenges: readonly Challenge[],
): Challenge | null {
  const placeOf = ({ lessonId }: Challenge): number => lessonIds.indexOf(lessonId ?? '');
  const [gate] = challenges
    .filter((challenge) => placeOf(challenge) !== -1)
    .toSorted((one, other) => placeOf(other) - placeOf(one) || other.difficulty - one.difficulty);
  return gate ?? null;
}
