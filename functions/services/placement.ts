import { AppError } from '../../domain/app-error.ts';
import { type Day, dayOf } from '../../domain/calendar.ts';
import { type Answer, requireAnswer } from '../../domain/grade-exercise.ts';
import {
  drawItems,
  type PlacementItem,
  type PlacementOutcome,
  standingOf,
} from '../../domain/placement.ts';
import { gradeAnswer, requireKey } from './grade-answer.ts';
import {
  currentItems,
  findSubject,
  modulesIn,
  type PlacementSubject,
  questionOf,
  requireSubject,
} from './placement-subjects.ts';
import { type PlacementView, placementView } from './placement-view.ts';
import type { PlacementAttempt } from './ports/placement.ts';
import type { AwardTransaction, Caller, Ports } from './ports/ports.ts';
import type { Learner } from './ports/records.ts';
import { proveLessons } from './prove-lessons.ts';
import { EXERCISE_ANSWERS, PLACEMENT_STARTS, takeTokens } from './rate-limits.ts';
import {
  callerOf,
  requireActiveLearner,
  requireLearner,
  type RequestContext,
} from './request-context.ts';

/** The answer to a question of an attempt. */
interface PlacementAnswer {
  attemptId: string;
  /** The question, starting at 1. */
  number: number;
  /** Null to skip the question. */
  answer: Answer | null;
}

/** Returns what the learner sees of a subject. */
async function viewFor(
  ports: Ports,
  context: RequestContext,
  subjects: readonly PlacementSubject[],
): Promise<PlacementView[]> {
  const learner = await requireLearner(context);
  const [catalogue, { lessonIds }, attempts] = await Promise.all([
    context.catalogue(),
    context.preparation(),
    ports.placements.latest(learner.id),
  ]);
  const today = dayOf(learner, ports.now());
  return subjects.map((subject) => {
    const attempt = attempts.find(({ placementId }) => placementId === subject.id) ?? null;
    return placementView({ catalogue, subject, attempt, learned: lessonIds, today });
  });
}

async function requireView(
  ports: Ports,
  context: RequestContext,
  subject: PlacementSubject,
): Promise<PlacementView> {
  const [view] = await viewFor(ports, context, [subject]);
  if (view) return view;
  throw new Error(`${subject.id} has no view.`);
}

/** Returns the attempt of a day; creates it if there is none. Runs with the profile locked, so that no two can start. */
async function openAttempt(
  award: AwardTransaction,
  subject: PlacementSubject,
  fresh: { id: string; day: Day; startedAt: Date },
): Promise<void> {
  const latest = await award.latestPlacement(subject.id);
  if (latest === null || latest.day < fresh.day) {
    const candidates = subject.exercises.map(({ lesson, exercise }) => ({
      lessonId: lesson.id,
      exercise,
    }));
    const items = drawItems(candidates, subject.rules, fresh.id);
    await award.storePlacement({ ...fresh, placementId: subject.id, items });
    return;
  }
  const { state } = standingOf(currentItems(subject, latest.items), subject.rules);
  if (state === 'open') return;
  throw new AppError('LOCKED', `You have tried "${subject.title}" today. Try again tomorrow.`);
}

/** @throws {AppError} LOCKED if there is nothing left to prove */
async function requireUnproved(context: RequestContext, subject: PlacementSubject): Promise<void> {
  const { lessonIds } = await context.preparation();
  if (subject.lessons.some(({ id }) => !lessonIds.has(id))) return;
  throw new AppError('LOCKED', `You have already practiced or proved "${subject.title}".`);
}

/**
 * Starts an attempt to prove a module or a lesson, with questions that nobody has seen in this order. An attempt of the
 * same day that isn't over is returned instead.
 *
 * @throws {AppError} UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED, LOCKED if today's attempt is over or nothing is
 * left to prove
 */
async function startPlacement(
  ports: Ports,
  context: RequestContext,
  placementId: string,
): Promise<PlacementView> {
  const learner = await requireActiveLearner(context);
  const subject = requireSubject(await context.catalogue(), placementId);
  await requireUnproved(context, subject);
  await takeTokens(ports, context, PLACEMENT_STARTS);
  const startedAt = ports.now();
  const id = ports.newId();
  await ports.awards.transaction(learner.id, (award) =>
    openAttempt(award, subject, { id, startedAt, day: dayOf(award.learner, startedAt) }),
  );
  context.forget();
  return requireView(ports, context, subject);
}

/** An attempt of the learner, and the question that is answered. */
interface AskedQuestion {
  subject: PlacementSubject;
  attempt: PlacementAttempt;
  item: PlacementItem;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** @throws {AppError} NOT_FOUND */
async function findQuestion(
  ports: Ports,
  context: RequestContext,
  { learner, attemptId, number }: PlacementAnswer & { learner: Learner },
): Promise<AskedQuestion> {
  const attempt = UUID.test(attemptId) ? await ports.placements.find(learner.id, attemptId) : null;
  if (!attempt) throw new AppError('NOT_FOUND', `You have no attempt "${attemptId}".`);
  const subject = requireSubject(await context.catalogue(), attempt.placementId);
  const item = currentItems(subject, attempt.items)[number - 1];
  if (!item) throw new AppError('NOT_FOUND', `This attempt has no question ${number}.`);
  return { subject, attempt, item };
}

/** @throws {AppError} CONFLICT unless the question is the next one, LOCKED if it can't be skipped */
function requireNext(
  { subject, attempt }: Pick<AskedQuestion, 'subject' | 'attempt'>,
  { number, answer }: Pick<PlacementAnswer, 'number' | 'answer'>,
): void {
  const { next, skipsLeft } = standingOf(currentItems(subject, attempt.items), subject.rules);
  if (next !== number - 1) {
    const fix = next === null ? 'It is over.' : `Answer question ${next + 1} first.`;
    throw new AppError('CONFLICT', `Question ${number} can't be answered now. ${fix}`);
  }
  if (answer !== null || skipsLeft > 0) return;
  throw new AppError('LOCKED', 'You have skipped as many questions as you may. Answer this one.');
}

/** Grades an answer like one in a lesson, and returns nothing but whether it is right. */
async function gradeQuestion(
  ports: Ports,
  { learnerId, caller, subject, item }: AskedQuestion & { learnerId: string; caller: Caller },
  answer: Answer,
): Promise<PlacementOutcome> {
  const question = questionOf(subject, item);
  if (!question) throw new AppError('NOT_FOUND', 'This question was removed. Reload the page.');
  const { lesson, exercise } = question;
  requireAnswer(exercise, answer);
  const key = await requireKey(ports, {
    lessonId: lesson.id,
    exerciseId: exercise.id,
    learnerId,
  });
  const { grade } = await gradeAnswer(ports, { lesson, exercise, key, answer, caller });
  return grade.isSolved ? 'right' : 'wrong';
}

/** Records an outcome. One that comes second, perhaps in parallel, changes nothing. */
async function settleQuestion(
  award: AwardTransaction,
  { subject, attempt: { id } }: AskedQuestion,
  { input, outcome, now }: { input: PlacementAnswer; outcome: PlacementOutcome; now: Date },
): Promise<void> {
  const attempt = await award.placementAttempt(id);
  const place = input.number - 1;
  if (!attempt || attempt.items[place]?.outcome !== null) return;
  requireNext({ subject, attempt }, input);
  const items = currentItems(subject, attempt.items).map((item, index) =>
    index === place ? { ...item, outcome } : item,
  );
  await award.storePlacement({ ...attempt, items });
  if (standingOf(items, subject.rules).state !== 'proved') return;
  await proveLessons(award, subject.lessons, now);
}

/**
 * Answers or skips the next question of an attempt. Only the first answer counts; sending another one changes nothing.
 * Which answers were right is told at the end.
 *
 * @throws {AppError} UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT unless it is the next question, LOCKED if it can't be
 * skipped, INVALID_INPUT, TOO_LARGE, RATE_LIMITED, EXECUTION_UNAVAILABLE
 */
async function answerPlacement(
  ports: Ports,
  context: RequestContext,
  input: PlacementAnswer,
): Promise<PlacementView> {
  const learner = await requireActiveLearner(context);
  const asked = await findQuestion(ports, context, { ...input, learner });
  if (asked.item.outcome === null) {
    requireNext(asked, input);
    await takeTokens(ports, context, EXERCISE_ANSWERS);
    const { answer } = input;
    const question = { ...asked, learnerId: learner.id, caller: callerOf(context) };
    const outcome = answer === null ? 'skipped' : await gradeQuestion(ports, question, answer);
    const now = ports.now();
    await ports.awards.transaction(learner.id, (award) =>
      settleQuestion(award, asked, { input, outcome, now }),
    );
    context.forget();
  }
  return requireView(ports, context, asked.subject);
}

/** Creates the use cases for proving what a learner already knows. */
export function createPlacementService(ports: Ports) {
  return {
    /** Lists the modules that can be proved, in the order of the path. */
    list: async (context: RequestContext): Promise<PlacementView[]> =>
      viewFor(ports, context, modulesIn(await context.catalogue())),

    /** Returns a module or a lesson that can be proved; null if there is none with this id. */
    async find(context: RequestContext, id: string): Promise<PlacementView | null> {
      const subject = findSubject(await context.catalogue(), id);
      return subject && requireView(ports, context, subject);
    },

    /** Returns a module or a lesson that can be proved. @throws {AppError} NOT_FOUND */
    get: async (context: RequestContext, id: string): Promise<PlacementView> =>
      requireView(ports, context, requireSubject(await context.catalogue(), id)),

    /** @see startPlacement */
    start: (context: RequestContext, placementId: string) =>
      startPlacement(ports, context, placementId),
    /** @see answerPlacement */
    answer: (context: RequestContext, input: PlacementAnswer) =>
      answerPlacement(ports, context, input),
  };
}
