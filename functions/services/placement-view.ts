import type { Day } from '../../domain/calendar.ts';
import { type PlacementOutcome, standingOf } from '../../domain/placement.ts';
import { currentItems, type PlacementSubject, questionOf } from './placement-subjects.ts';
import type { Catalogue } from './ports/catalogue.ts';
import type { PlacementAttempt } from './ports/placement.ts';
import { problemView, type ProblemView } from './reviews.ts';

/** A question of an attempt. */
export interface PlacementQuestionView {
  /** Starting at 1. */
  number: number;
  problem: ProblemView;
}

/** What became of a question, once the attempt is over. */
export interface PlacementResultView {
  /** Starting at 1. */
  number: number;
  /** The lesson of the question; null if it was removed. */
  lesson: ProblemView['lesson'] | null;
  outcome: PlacementOutcome;
}

/** An attempt, as the learner sees it. */
export interface PlacementAttemptView {
  id: string;
  state: 'OPEN' | 'PROVED' | 'FAILED';
  /** The learner's day on which it started. */
  startedOn: Day;
  answered: number;
  skipsLeft: number;
  /** Null once it is over. */
  question: PlacementQuestionView | null;
  /** Empty until it is over. */
  results: PlacementResultView[];
}

/** A module or a lesson that can be proved, as the learner sees it. */
export interface PlacementView {
  /** `module-` and the id of a category, or `lesson-` and the id of a lesson. */
  id: string;
  kind: PlacementSubject['kind'];
  title: string;
  lessonCount: number;
  /** The number of answers that decide. */
  answersNeeded: number;
  /** How many of them must be right. */
  rightNeeded: number;
  /** Whether every lesson is practiced or proved. */
  isDone: boolean;
  /** Whether an attempt can start today. */
  canStart: boolean;
  /** The challenge that proves a module, too; null if there is none. */
  gateId: string | null;
  /** The latest one; null if there is none. */
  attempt: PlacementAttemptView | null;
}

/** A subject and what the learner has done about it. */
interface Placement {
  catalogue: Catalogue;
  subject: PlacementSubject;
  /** The latest one; null if there is none. */
  attempt: PlacementAttempt | null;
  /** The lessons that the learner has practiced or proved. */
  learned: ReadonlySet<string>;
  /** On the learner's calendar. */
  today: Day;
}

const STATES = { open: 'OPEN', proved: 'PROVED', failed: 'FAILED' } as const;

function attemptView(
  { catalogue, subject }: Placement,
  attempt: PlacementAttempt,
): PlacementAttemptView {
  const items = currentItems(subject, attempt.items);
  const { state, answered, skipsLeft, next } = standingOf(items, subject.rules);
  const problems = items.map((item) => {
    const question = questionOf(subject, item);
    return question && problemView(catalogue, question);
  });
  const asked = next === null ? null : (problems[next] ?? null);
  const results = items.flatMap(({ outcome }, index) =>
    outcome ? [{ number: index + 1, lesson: problems[index]?.lesson ?? null, outcome }] : [],
  );
  return {
    id: attempt.id,
    state: STATES[state],
    startedOn: attempt.day,
    answered,
    skipsLeft,
    question: next !== null && asked ? { number: next + 1, problem: asked } : null,
    results: state === 'open' ? [] : results,
  };
}

/** Returns what the learner sees of a module or a lesson that can be proved. */
export function placementView(placement: Placement): PlacementView {
  const { subject, attempt, learned, today } = placement;
  const { id, kind, title, lessons, rules, gate } = subject;
  const isDone = lessons.every((lesson) => learned.has(lesson.id));
  return {
    id,
    kind,
    title,
    lessonCount: lessons.length,
    answersNeeded: rules.answers,
    rightNeeded: rules.right,
    isDone,
    canStart: !isDone && (attempt === null || attempt.day < today),
    gateId: gate?.id ?? null,
    attempt: attempt && attemptView(placement, attempt),
  };
}
