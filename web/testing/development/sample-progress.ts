import { DEFAULT_EDITOR_SETTINGS } from '../../../domain/editor-settings.ts';
import type { SampleChallenge, SampleStep } from 'virtual:sample-curriculum';
import { curriculum } from 'virtual:sample-curriculum';
import {
  experienceRequired,
  isChallengeUnlocked,
  lessonStates,
  levelOf,
} from '../../../domain/progression.ts';
import { experienceAvailableAt } from '../../../domain/feedback-ladder.ts';
import { SAMPLE_SOLUTIONS } from './sample-feedback.ts';
import { sampleModule } from './sample-placement.ts';
import { dailyProblem, reviewsFor } from './sample-reviews.ts';
import type { SampleLearner } from './sample-learner.ts';

const DAY_MS = 86_400_000;
const RECENT = 5;

/** The progress of a sample learner. It is kept until the page is reloaded. */
export interface SampleProgress {
  completed: Set<string>;
  solved: Set<string>;
  revealedHints: Map<string, number>;
  openedAnyway: Set<string>;
  /** The line that was marked as faulty, by challenge. Every line counts as right. */
  markedLines: Map<string, number>;
  submissions: object[];
  /** When the solutions of challenges were shown; ISO 8601, UTC. */
  shownSolutions: Map<string, string>;
  /** What the learner has done in each step, by its id. */
  steps: Map<string, StepState>;
  /** In the attempt to prove the first module; null before it starts. */
  questionsAnswered: number | null;
  /** Whether the learner is on the leaderboard. */
  isListed: boolean;
  /** The usernames of those whom the learner follows. */
  following: Set<string>;
}

type StepState = 'SEEN' | 'SOLVED' | 'SHOWN';

/** The initial progress of a sample learner: the first lessons, and the easiest challenges. */
export function startProgress({ lessonsCompleted, challengesSolved }: SampleLearner) {
  const { lessons, challenges } = curriculum;
  const progress: SampleProgress = {
    completed: new Set(lessons.slice(0, lessonsCompleted).map(({ id }) => id)),
    solved: new Set(challenges.slice(0, challengesSolved).map(({ id }) => id)),
    revealedHints: new Map(),
    openedAnyway: new Set(),
    markedLines: new Map(),
    submissions: [],
    shownSolutions: new Map(),
    steps: new Map(),
    questionsAnswered: null,
    isListed: lessonsCompleted > 0,
    following: new Set(['sample-2']),
  };
  return progress;
}

/** Returns a followed learner as the GraphQL API does. */
export const followedLearner = (username: string) => ({
  username,
  followedAt: new Date().toISOString(),
});

/** Returns the total XP of all solved challenges. */
export function experienceOf({ solved }: SampleProgress): number {
  return curriculum.challenges
    .filter(({ id }) => solved.has(id))
    .reduce((sum, { experienceReward }) => sum + experienceReward, 0);
}

/** Returns all lessons as the learner sees them. */
export function lessonsFor({ completed, steps }: SampleProgress) {
  const states = lessonStates(
    curriculum.lessons.map(({ id }) => id),
    completed,
  );
  return curriculum.lessons.map((lesson) => {
    const shown = lesson.steps.map((step) => stepFor(step, steps));
    return {
      ...lesson,
      state: states.get(lesson.id),
      provedAt: null,
      firstEditionAt: null,
      steps: shown,
      practice: practiceOf(shown),
      resumeStep: shown.findLast(({ progress }) => progress !== null) ?? null,
    };
  });
}

function stepFor(step: SampleStep, states: SampleProgress['steps']) {
  const state = states.get(step.id);
  const now = new Date().toISOString();
  const record = { canShowSolution: true, code: null, firstAt: now, lastAt: now, activeSeconds: 0 };
  return { ...step, progress: state ? { ...record, state, tries: 1 } : null };
}

function practiceOf(steps: readonly ReturnType<typeof stepFor>[]) {
  const exercises = steps.filter(({ blocks }) =>
    blocks.some(({ __typename }) => __typename === 'Exercise'),
  );
  const countOf = (state: StepState) =>
    exercises.filter(({ progress }) => progress?.state === state).length;
  const [solved, shown] = [countOf('SOLVED'), countOf('SHOWN')];
  const isPracticed = exercises.length > 0 && solved + shown === exercises.length;
  return { solved, shown, total: exercises.length, isPracticed, practicedAt: null };
}

/** Returns all challenges as the learner sees them. */
export function challengesFor(progress: SampleProgress) {
  return curriculum.challenges.map((challenge) => challengeFor(challenge, progress));
}

function challengeFor(challenge: SampleChallenge, progress: SampleProgress) {
  const { id, difficulty, lab, hintTexts, debriefText } = challenge;
  const isCompleted = progress.solved.has(id);
  const revealed = progress.revealedHints.get(id) ?? 0;
  const isLocked = !isChallengeUnlocked(difficulty, experienceOf(progress));
  const secrets = {
    ...{ instructions: null, instructionsHtml: null, starterCode: null },
    ...{ samples: [], lineFind: null },
  };
  return {
    ...challenge,
    lineFind: lineFindFor(challenge, progress.markedLines.get(id)),
    ...(isLocked ? secrets : {}),
    isLocked,
    isCompleted,
    solvedAt: isCompleted ? new Date().toISOString() : null,
    lastResult: null,
    hasLab: lab !== null,
    nextLesson: null,
    isOpenedAnyway: progress.openedAnyway.has(id),
    prerequisites: challenge.prerequisites.map((prerequisite) => ({
      ...prerequisite,
      isDone: progress.completed.has(prerequisite.id) || progress.solved.has(prerequisite.id),
    })),
    experienceRequired: experienceRequired(difficulty),
    debriefHtml: isCompleted ? (debriefText?.textHtml ?? null) : null,
    ...solutionsFor(isCompleted, progress.shownSolutions.get(id) ?? null),
    hints: hintTexts.map((hint, index) => ({
      rung: index + 1,
      ...(index < revealed ? hint : { text: null, textHtml: null }),
    })),
  };
}

function lineFindFor({ lineFind }: SampleChallenge, line: number | undefined) {
  if (lineFind === null || line === undefined) return lineFind;
  return {
    ...lineFind,
    state: 'FOUND',
    lines: [line],
    why: 'In this preview, every line is right.',
  };
}

function solutionsFor(isCompleted: boolean, shownAt: string | null) {
  const earnsFrom = shownAt && experienceAvailableAt(new Date(shownAt)).toISOString();
  return {
    solutions: isCompleted || shownAt !== null ? SAMPLE_SOLUTIONS : [],
    solutionShownAt: shownAt,
    experienceAvailableAt: isCompleted ? null : earnsFrom,
  };
}

function pathItems(lessons: ReturnType<typeof lessonsFor>) {
  return lessons.map((lesson, index) => ({
    position: index + 1,
    lesson,
    isCompleted: lesson.state === 'COMPLETED',
  }));
}

/** Recommends the next lesson. @param after a lesson that counts as completed */
function nextStepOf(
  items: ReturnType<typeof pathItems>,
  challenges: ReturnType<typeof challengesFor>,
  after: string | null,
) {
  const lesson = items.find((item) => !item.isCompleted && item.lesson.id !== after) ?? null;
  const challenge = challenges.find(({ isLocked, isCompleted }) => !isLocked && !isCompleted);
  const kind = lesson === null ? null : 'LESSON';
  return { kind, isStarted: false, reasons: [], lesson, challenge: challenge ?? null };
}

function placementsOf({ questionsAnswered }: SampleProgress) {
  const placement = sampleModule(questionsAnswered);
  return { placements: [placement], placement };
}

/** Returns some achievements as earned, and made-up progress for those that follow. */
function achievementsOf({ solved }: SampleProgress) {
  const earned = Math.min(solved.size, RECENT);
  return {
    achievements: curriculum.achievements
      .slice(0, earned)
      .map((achievement) => ({ achievement, earnedAt: new Date().toISOString() })),
    achievementsAhead: curriculum.achievements.slice(earned).map((achievement, index) => ({
      achievement,
      progress: index < RECENT ? { done: RECENT - index, total: RECENT + 1 } : null,
    })),
  };
}

/** Returns the signed-in learner as the GraphQL API does. */
export function viewerFor({ user, streakDays }: SampleLearner, progress: SampleProgress) {
  const experiencePoints = experienceOf(progress);
  const lessons = lessonsFor(progress);
  const challenges = challengesFor(progress);
  const items = pathItems(lessons);
  const now = new Date().toISOString();
  return {
    id: user.id,
    email: user.email,
    username: String(user.user_metadata['username']),
    firstName: 'Sample',
    lastName: 'Learner',
    isListed: progress.isListed,
    hasReviews: true,
    weeklyGoalDays: 5,
    freezesLeft: 2,
    editorSettings: DEFAULT_EDITOR_SETTINGS,
    draft: null,
    reviews: reviewsFor(progress.completed),
    dailyProblem: dailyProblem(),
    ...placementsOf(progress),
    experiencePoints,
    level: levelOf(experiencePoints),
    streakDays,
    timeZone: 'UTC',
    timeZoneChangeableAt: null,
    createdAt: user.created_at,
    sessions: [{ id: 'sample', startedAt: now, lastActiveAt: now, isCurrent: true }],
    accessTokens: [],
    following: [...progress.following].toSorted().map(followedLearner),
    isAnonymous: false,
    ...achievementsOf(progress),
    skillStandings: [],
    activity: ({ days }: { days: number }) => activityOf(days, streakDays, experiencePoints),
    submissions: { nodes: progress.submissions, endCursor: null },
    recentChallenges: challenges.filter(({ isCompleted }) => isCompleted).slice(-RECENT),
    recentLessons: lessons.filter(({ state }) => state === 'COMPLETED').slice(-RECENT),
    learningPath: { completed: progress.completed.size, total: lessons.length, items },
    nextStep: ({ after = null }: { after?: string | null }) => nextStepOf(items, challenges, after),
    progress: {
      challengesCompleted: progress.solved.size,
      challengesTotal: challenges.length,
      lessonsCompleted: progress.completed.size,
      lessonsTotal: lessons.length,
      streakDays,
    },
  };
}

/** Returns the days of a streak up to today, with the XP distributed evenly. */
function activityOf(days: number, streakDays: number, experiencePoints: number) {
  return Array.from({ length: days }, (_, index) => {
    const daysAgo = days - 1 - index;
    const isActive = daysAgo < streakDays;
    const share = isActive ? (streakDays - daysAgo) / streakDays : 0;
    return {
      date: new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10),
      isActive,
      isFrozen: false,
      experiencePoints: Math.round(share * experiencePoints),
    };
  });
}
