import { AppError } from '../../domain/app-error.ts';
import { type Day, dayOf } from '../../domain/calendar.ts';
import type { Exercise } from '../../domain/exercise.ts';
import type { Answer } from '../../domain/grade-exercise.ts';
import {
  afterAnswer,
  isOver,
  type Recall,
  recallOf,
  REVIEW_REWARD,
  reviewId,
  slugOfSkill,
  splitReviewId,
  triesLeft,
} from '../../domain/review.ts';
import type { LabScenario } from '../../sandbox/lab/scenario.ts';
import {
  type AnsweredProblem,
  answerProblem,
  PRACTICE_ONLY,
  requireReviewsOn,
  type Settled,
} from './answer-problem.ts';
import type { LessonReference } from './challenges.ts';
import type { Catalogue, CatalogueChallenge } from './ports/catalogue.ts';
import type { AwardTransaction, Ports } from './ports/ports.ts';
import type { Learner } from './ports/records.ts';
import { requireActiveLearner, requireLearner, type RequestContext } from './request-context.ts';
import {
  type LessonExercise,
  type ReviewTask,
  type ScheduledSkill,
  reviewableOf,
  scheduleOf,
  taskOf,
} from './review-schedule.ts';
import { remember } from './skill-memory.ts';
import { awardSmallReward } from './small-rewards.ts';

/** An exercise with the lesson that it comes from. */
export interface ProblemView {
  lesson: LessonReference;
  exercise: Exercise;
  /** The network that its program runs on; null if it has none. */
  lab: LabScenario | null;
}

/** A review that is due. */
export interface ReviewView {
  /** Unique for the learner. */
  id: string;
  skill: string;
  dueOn: Day;
  triesLeft: number;
  /** Null if the learner solves a challenge again. */
  problem: ProblemView | null;
  challenge: Pick<CatalogueChallenge, 'id' | 'title'> | null;
}

/** The reviews of a learner. */
export interface ReviewsView {
  /** The one that is due for the longest time first. */
  due: ReviewView[];
  /** The next day on which another review becomes due; null if there is none. */
  nextDueOn: Day | null;
}

/** Returns an exercise with a reference to its lesson. */
export function problemView(
  { lessons }: Catalogue,
  { lesson, exercise }: LessonExercise,
): ProblemView {
  const { id, title, lab } = lesson;
  const position = lessons.findIndex((one) => one.id === id) + 1;
  return { exercise, lesson: { id, title, position }, lab };
}

/** What a learner can review, and when. */
interface Plan {
  catalogue: Catalogue;
  schedule: ScheduledSkill[];
  taskFor(skill: string, number: number): ReviewTask | null;
}

async function planFor(ports: Ports, context: RequestContext, learner: Learner): Promise<Plan> {
  const [catalogue, facts] = await Promise.all([
    context.catalogue(),
    ports.reviews.facts(learner.id),
  ]);
  const reviewable = reviewableOf(catalogue, facts);
  return {
    catalogue,
    schedule: scheduleOf(catalogue, facts, learner),
    taskFor: (skill, number) => taskOf(reviewable, skill, number),
  };
}

function reviewView(
  { catalogue }: Plan,
  { skill, number, tries, dueOn }: ScheduledSkill,
  task: ReviewTask,
): ReviewView {
  const isChallenge = task.kind === 'challenge';
  return {
    id: reviewId(skill, number),
    skill,
    dueOn,
    triesLeft: triesLeft({ tries, isSolved: false }),
    problem: isChallenge ? null : problemView(catalogue, task),
    challenge: isChallenge ? { id: task.challenge.id, title: task.challenge.title } : null,
  };
}

async function listReviews(ports: Ports, context: RequestContext): Promise<ReviewsView> {
  const learner = await requireLearner(context);
  if (!learner.hasReviews) return { due: [], nextDueOn: null };
  const plan = await planFor(ports, context, learner);
  const today = dayOf(learner, ports.now());
  const reviews = plan.schedule.flatMap((entry) => {
    const task = plan.taskFor(entry.skill, entry.number);
    return task ? [reviewView(plan, entry, task)] : [];
  });
  const due = reviews.filter(({ dueOn }) => dueOn <= today);
  return { due, nextDueOn: reviews[due.length]?.dueOn ?? null };
}

/** A review of the learner, by its id. */
interface FoundReview {
  entry: ScheduledSkill;
  number: number;
  problem: LessonExercise;
}

/** @throws {AppError} NOT_FOUND, INVALID_INPUT if the learner reviews the skill by a challenge */
function findReview(plan: Plan, id: string): FoundReview {
  const parts = splitReviewId(id);
  const entry = plan.schedule.find(({ skill }) => slugOfSkill(skill) === parts?.slug);
  const task =
    parts && entry && parts.number <= entry.number && plan.taskFor(entry.skill, parts.number);
  if (!task) throw new AppError('NOT_FOUND', `You have no review "${id}". Reload the page.`);
  if (task.kind === 'exercise') return { entry, number: parts.number, problem: task };
  throw new AppError(
    'INVALID_INPUT',
    `Solve the challenge "${task.challenge.id}" again to review this skill.`,
  );
}

/** @throws {AppError} LOCKED if the skill isn't due */
function requireDue({ entry, number }: FoundReview, today: Day): void {
  if (number < entry.number || entry.dueOn <= today) return;
  throw new AppError('LOCKED', `"${entry.skill}" isn't due yet. Its review is on ${entry.dueOn}.`);
}

/** Ends a review in the transaction that holds the lock. @returns the day on which the skill comes back */
async function endReview(
  award: AwardTransaction,
  { skill, number, memory }: ScheduledSkill,
  { recall, now }: { recall: Recall; now: Date },
): Promise<Day> {
  const next = remember(memory, recall, now);
  await award.storeSkillReview({ skill, number: number + 1, tries: 0, ...next });
  return dayOf(award.learner, next.dueAt);
}

const rewardReview = (
  award: AwardTransaction,
  { skill, number }: ScheduledSkill,
  now: Date,
): Promise<number> =>
  awardSmallReward(award, {
    amount: REVIEW_REWARD,
    reason: 'review',
    reference: reviewId(skill, number),
    earnedAt: now,
  });

/** The answers to the current review of a skill, as they are stored. */
const NO_ANSWERS = { number: 0, tries: 0 };

/** Ends a due review that the learner passed at once. @returns the XP that it earned */
export async function passReview(
  award: AwardTransaction,
  entry: ScheduledSkill,
  now: Date,
): Promise<number> {
  await endReview(award, entry, { recall: 'at-once', now });
  return rewardReview(award, entry, now);
}

/** Records an answer. One that comes after the review's end, perhaps in parallel, changes nothing. */
async function settleReview(
  award: AwardTransaction,
  { entry, number }: FoundReview,
  { isRight, now }: { isRight: boolean; now: Date },
): Promise<Settled & { dueOn: Day }> {
  const { skill, memory, dueOn } = entry;
  const row = await award.skillReview(skill);
  const current = row ?? NO_ANSWERS;
  if (current.number !== number) {
    return { ...PRACTICE_ONLY, dueOn: dayOf(award.learner, (row ?? memory).dueAt) };
  }
  const attempts = afterAnswer({ tries: current.tries, isSolved: false }, isRight);
  if (!isOver(attempts)) {
    await award.storeSkillReview({ skill, number, tries: attempts.tries, ...memory });
    return { attempts, isNewlySolved: false, experienceEarned: 0, dueOn };
  }
  const nextOn = await endReview(award, entry, { recall: recallOf(attempts), now });
  const experienceEarned = isRight ? await rewardReview(award, entry, now) : 0;
  return { attempts, isNewlySolved: isRight, experienceEarned, dueOn: nextOn };
}

/** What an answer to a review led to. */
export interface AnsweredReview extends AnsweredProblem {
  skill: string;
  /** The day on which the skill comes back; today as long as the review isn't over. */
  dueOn: Day;
}

/**
 * Grades an answer to a review that is due. The first right answer earns XP; the third wrong one ends the review, and
 * the skill comes back the next day. Answers to earlier reviews are practice.
 *
 * @throws {AppError} UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, LOCKED if the skill isn't due or reviews are off,
 * INVALID_INPUT, TOO_LARGE, RATE_LIMITED, EXECUTION_UNAVAILABLE
 */
async function answerReview(
  ports: Ports,
  context: RequestContext,
  { reviewId: id, answer }: { reviewId: string; answer: Answer },
): Promise<AnsweredReview> {
  const learner = await requireActiveLearner(context);
  requireReviewsOn(learner);
  const now = ports.now();
  const found = findReview(await planFor(ports, context, learner), id);
  requireDue(found, dayOf(learner, now));
  const { problem, entry } = found;
  const { result, settled } = await answerProblem(ports, context, {
    learner,
    problem,
    answer,
    now,
    settle: (award, isRight) => settleReview(award, found, { isRight, now }),
  });
  return { ...result, skill: entry.skill, dueOn: settled.dueOn };
}

/**
 * Ends the due reviews of the skills that a challenge trains, after the learner solved it once more: every submission
 * draws new cases.
 *
 * @returns the XP that it earned: that of one review, or 0 if none was due or the learner has turned reviews off
 */
export async function reviewBySolving(
  award: AwardTransaction,
  { catalogue, challenge, now }: { catalogue: Catalogue; challenge: CatalogueChallenge; now: Date },
): Promise<number> {
  if (!award.learner.hasReviews) return 0;
  const today = dayOf(award.learner, now);
  const schedule = scheduleOf(catalogue, await award.reviewFacts(), award.learner);
  const due = schedule.filter(
    ({ skill, dueOn }) => dueOn <= today && challenge.skills.includes(skill),
  );
  for (const entry of due) await endReview(award, entry, { recall: 'at-once', now });
  return due[0] ? rewardReview(award, due[0], now) : 0;
}

/** Creates the use cases for reviews. */
export function createReviewService(ports: Ports) {
  return {
    /** Lists the reviews that are due; none if the learner has turned them off. */
    list: (context: RequestContext) => listReviews(ports, context),
    /** @see answerReview */
    answer: (context: RequestContext, input: { reviewId: string; answer: Answer }) =>
      answerReview(ports, context, input),
  };
}
