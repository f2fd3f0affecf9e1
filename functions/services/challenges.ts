import { AppError } from '../../domain/app-error.ts';
import { type LanguageName, languageName } from '../../domain/language.ts';
import { experienceRequired, isChallengeUnlocked } from '../../domain/progression.ts';
import type { LabScenario } from '../../sandbox/lab/scenario.ts';
import type {
  Catalogue,
  CatalogueCategory,
  CatalogueChallenge,
  PublishedCase,
} from './ports/catalogue.ts';
import type { Ports } from './ports/ports.ts';
import type { ChallengeRecord } from './ports/progress.ts';
import { requireLearner, type RequestContext } from './request-context.ts';

/** A lesson and its position on the learning path, starting at 1. */
export interface LessonReference {
  id: string;
  title: string;
  position: number;
}

/** A challenge as the current learner or visitor sees it. A locked one has no instructions, code or samples. */
export interface ChallengeView {
  id: string;
  title: string;
  description: string;
  category: CatalogueCategory;
  language: LanguageName;
  difficulty: number;
  experienceReward: number;
  experienceRequired: number;
  isLocked: boolean;
  isCompleted: boolean;
  solvedAt: Date | null;
  /** What it trains, in a few words each. */
  skills: string[];
  hasLab: boolean;
  /** The attack that leaves evidence for it; null if it isn't the defense of a chain. */
  evidenceFrom: string | null;
  entry: { kind: 'PROGRAM' | 'FUNCTION'; functionName: string | null };
  instructions: string | null;
  instructionsHtml: string | null;
  starterCode: string | null;
  expectedOutput: string | null;
  tip: string | null;
  tipHtml: string | null;
  lab: LabScenario | null;
  timeLimitSeconds: number;
  /** The last lesson on the path that prepares for it. */
  preparedBy: LessonReference | null;
  samples: PublishedCase[];
  /** The number of hints. */
  hintCount: number;
  debrief: string | null;
  debriefHtml: string | null;
}

type Brief = Pick<
  ChallengeView,
  | 'instructions'
  | 'instructionsHtml'
  | 'starterCode'
  | 'expectedOutput'
  | 'tip'
  | 'tipHtml'
  | 'lab'
  | 'samples'
  | 'hintCount'
  | 'debrief'
  | 'debriefHtml'
>;

const UNSOLVED = { debrief: null, debriefHtml: null };

const LOCKED_BRIEF: Brief = {
  instructions: null,
  instructionsHtml: null,
  starterCode: null,
  expectedOutput: null,
  tip: null,
  tipHtml: null,
  lab: null,
  samples: [],
  hintCount: 0,
  ...UNSOLVED,
};

/** The brief of an unlocked challenge depends only on whether it is solved, so each variant is created once. */
const BRIEFS = {
  open: new WeakMap<CatalogueChallenge, Brief>(),
  solved: new WeakMap<CatalogueChallenge, Brief>(),
};

function briefOf(challenge: CatalogueChallenge, isCompleted: boolean): Brief {
  const briefs = isCompleted ? BRIEFS.solved : BRIEFS.open;
  const known = briefs.get(challenge);
  if (known) return known;
  const brief = createBrief(challenge, isCompleted);
  briefs.set(challenge, brief);
  return brief;
}

function debriefOf({ debrief }: CatalogueChallenge): Pick<Brief, 'debrief' | 'debriefHtml'> {
  return { debrief: debrief?.markdown ?? null, debriefHtml: debrief?.html ?? null };
}

function createBrief(challenge: CatalogueChallenge, isCompleted: boolean): Brief {
  return {
    instructions: challenge.instructions.markdown,
    instructionsHtml: challenge.instructions.html,
    starterCode: challenge.starterCode,
    expectedOutput: challenge.expectedOutput,
    tip: challenge.tip?.markdown ?? null,
    tipHtml: challenge.tip?.html ?? null,
    lab: challenge.lab,
    samples: challenge.samples,
    hintCount: challenge.hints.length,
    ...(isCompleted ? debriefOf(challenge) : UNSOLVED),
  };
}

/** Returns the lesson that prepares for a challenge; null if there is none or it is retired. */
function preparedBy(
  { lessons }: Catalogue,
  { lessonId }: CatalogueChallenge,
): LessonReference | null {
  const index = lessons.findIndex(({ id }) => id === lessonId);
  const lesson = lessons[index];
  return lesson ? { id: lesson.id, title: lesson.title, position: index + 1 } : null;
}

async function view(
  context: RequestContext,
  challenge: CatalogueChallenge,
): Promise<ChallengeView> {
  const [learner, solved, catalogue] = await Promise.all([
    context.learner(),
    context.solved(),
    context.catalogue(),
  ]);
  const isLocked = !isChallengeUnlocked(challenge.difficulty, learner?.experiencePoints ?? 0);
  const solvedAt = solved.get(challenge.id) ?? null;
  const isCompleted = solvedAt !== null;
  const { entry } = challenge;
  return {
    id: challenge.id,
    title: challenge.title,
    description: challenge.description,
    category: challenge.category,
    language: languageName(challenge.language),
    difficulty: challenge.difficulty,
    experienceReward: challenge.experienceReward,
    experienceRequired: experienceRequired(challenge.difficulty),
    isLocked,
    isCompleted,
    solvedAt,
    skills: challenge.skills,
    hasLab: challenge.lab !== null,
    evidenceFrom: challenge.evidenceFrom,
    entry:
      entry.kind === 'function'
        ? { kind: 'FUNCTION', functionName: entry.name }
        : { kind: 'PROGRAM', functionName: null },
    timeLimitSeconds: challenge.limits.wallMs / 1000,
    preparedBy: preparedBy(catalogue, challenge),
    ...(isLocked ? LOCKED_BRIEF : briefOf(challenge, isCompleted)),
  };
}

/**
 * Returns a challenge that the learner has unlocked.
 *
 * @throws {AppError} NOT_FOUND for an unknown id, LOCKED if the learner has too little XP
 */
export async function requireOpenChallenge(
  context: RequestContext,
  challengeId: string,
): Promise<CatalogueChallenge> {
  const [catalogue, learner] = await Promise.all([context.catalogue(), requireLearner(context)]);
  return requireOpenIn(catalogue, challengeId, learner.experiencePoints);
}

/**
 * Returns a challenge that a visitor may try: one that needs no XP.
 *
 * @throws {AppError} NOT_FOUND, LOCKED
 */
export async function requireChallengeForVisitors(
  context: RequestContext,
  challengeId: string,
): Promise<CatalogueChallenge> {
  return requireOpenIn(await context.catalogue(), challengeId, 0);
}

function requireOpenIn(
  { challenges }: Catalogue,
  challengeId: string,
  experiencePoints: number,
): CatalogueChallenge {
  const challenge = challenges.find(({ id }) => id === challengeId);
  if (!challenge) throw new AppError('NOT_FOUND', `There is no challenge "${challengeId}".`);
  requireExperience(challenge, experiencePoints);
  return challenge;
}

/** Checks the XP gate of a challenge. @throws {AppError} LOCKED if the XP aren't enough */
export function requireExperience(challenge: CatalogueChallenge, experiencePoints: number): void {
  if (isChallengeUnlocked(challenge.difficulty, experiencePoints)) return;
  throw new AppError(
    'LOCKED',
    `Challenge "${challenge.id}" needs ${experienceRequired(challenge.difficulty)} XP; you have ${experiencePoints}.`,
  );
}

/** Creates the use cases for the challenge library. */
export function createChallengeService(ports: Ports) {
  const find = async (context: RequestContext, id: string): Promise<ChallengeView | null> => {
    const { challenges } = await context.catalogue();
    const challenge = challenges.find((candidate) => candidate.id === id);
    return challenge ? view(context, challenge) : null;
  };
  return {
    /** Lists all challenges, easiest first. @param categoryId null for all categories */
    async list(context: RequestContext, categoryId: string | null): Promise<ChallengeView[]> {
      const { challenges } = await context.catalogue();
      const matching = challenges.filter(
        ({ category }) => categoryId === null || category.id === categoryId,
      );
      return Promise.all(matching.map((challenge) => view(context, challenge)));
    },
    /** Returns a challenge; null if the id is unknown. */
    find,
    /** Returns a challenge. @throws {AppError} NOT_FOUND if the id is unknown */
    async get(context: RequestContext, id: string): Promise<ChallengeView> {
      const found = await find(context, id);
      if (found) return found;
      throw new AppError('NOT_FOUND', `There is no challenge "${id}".`);
    },
    /** Returns how many tests the learner's last graded submission passed; null if there is none. */
    async lastResult(
      context: RequestContext,
      id: string,
    ): Promise<ChallengeRecord['lastSubmission']> {
      return (await context.challengeRecords()).get(id)?.lastSubmission ?? null;
    },
    /** Lists the categories, in the order of the learning path. */
    async categories(context: RequestContext): Promise<readonly CatalogueCategory[]> {
      return (await context.catalogue()).categories;
    },
    /** Lists the challenges that the learner worked on, most recent first. @param first 1 to 100 */
    async recent(context: RequestContext, first: number): Promise<ChallengeView[]> {
      const learner = await requireLearner(context);
      const ids = await ports.progress.recentChallengeIds(learner.id, first);
      const found = await Promise.all(ids.map((id) => find(context, id)));
      return found.filter((challenge) => challenge !== null);
    },
  };
}
