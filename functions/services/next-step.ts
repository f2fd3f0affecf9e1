import {
  type ChallengeOption,
  type NextStepKind,
  nextStep,
  type PathLesson,
  type Standing,
} from '../../domain/next-step.ts';
import { type Reason, reasonsFor } from '../../domain/next-step-reasons.ts';
import { exerciseIn } from '../../domain/practice.ts';
import { isChallengeUnlocked, lessonStates } from '../../domain/progression.ts';
import { type SkillStanding, type SkillUse, skillStandings } from '../../domain/skill-standing.ts';
import { type ChallengeView, createChallengeService, type LessonReference } from './challenges.ts';
import { createLessonService, type LessonOnPathView } from './lessons.ts';
import { rowOf } from './lesson-practice.ts';
import type { Catalogue, CatalogueChallenge, CatalogueLesson } from './ports/catalogue.ts';
import type { Ports } from './ports/ports.ts';
import type { Practice } from './ports/practice.ts';
import type { ChallengeRecord } from './ports/progress.ts';
import type { Learner } from './ports/records.ts';
import { requireLearner, type RequestContext } from './request-context.ts';

/** What the current learner should do next. */
export interface NextStepView {
  /** Which of the two comes first; null if nothing is left to do. */
  kind: NextStepKind | null;
  lesson: LessonOnPathView | null;
  challenge: ChallengeView | null;
  /** Whether the learner has begun what comes first. */
  isStarted: boolean;
  reasons: Reason[];
}

/** How well the current learner has done with a skill. */
export interface SkillStandingView extends SkillStanding {
  /** The lesson that teaches the skill; null if none does. */
  lesson: LessonReference | null;
}

/** What a learner has done. */
interface Facts {
  learner: Learner;
  catalogue: Catalogue;
  completed: ReadonlySet<string>;
  practice: Practice;
  /** The ids of all published lessons and challenges. */
  published: ReadonlySet<string>;
  /** Practiced lessons and solved challenges. */
  done: ReadonlySet<string>;
  records: ReadonlyMap<string, ChallengeRecord>;
}

async function readFacts(ports: Ports, context: RequestContext): Promise<Facts> {
  const learner = await requireLearner(context);
  const [catalogue, completed, practice, preparation, solved, records] = await Promise.all([
    context.catalogue(),
    context.completed(),
    context.practice(),
    context.preparation(),
    context.solved(),
    context.challengeRecords(),
  ]);
  return {
    learner,
    catalogue,
    completed: new Set(completed.keys()),
    practice,
    published: new Set([...catalogue.lessons, ...catalogue.challenges].map(({ id }) => id)),
    done: new Set([...preparation.lessonIds, ...solved.keys()]),
    records,
  };
}

/** Returns the facts as they are once the learner has finished a lesson that is open. */
function afterLesson(facts: Facts, lessonId: string): Facts {
  const { completed, done } = facts;
  return {
    ...facts,
    completed: new Set([...completed, lessonId]),
    done: new Set([...done, lessonId]),
  };
}

/** Returns the lesson or challenge that was finished last; null if there is none. */
function lastDoneOf({ practice, records }: Facts): string | null {
  const finished = [
    ...[...practice.practicedAt].map(([id, at]) => ({ id, at })),
    ...[...records.values()].flatMap(({ challengeId: id, solvedAt: at }) =>
      at === null ? [] : { id, at },
    ),
  ];
  const [last] = finished.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return last?.id ?? null;
}

function pathOf(facts: Facts): PathLesson[] {
  const { catalogue, completed, practice, done } = facts;
  const states = lessonStates(
    catalogue.lessons.map(({ id }) => id),
    completed,
  );
  return catalogue.lessons.map(({ id, title, category, steps }) => {
    const exercises = steps.filter((step) => exerciseIn(step) !== null);
    const rows = exercises.map((step) => rowOf(practice.steps, id, step));
    return {
      id,
      title,
      categoryId: category.id,
      state: states.get(id) ?? 'LOCKED',
      // A lesson without exercises can't be practiced.
      isPracticed: done.has(id) || exercises.length === 0,
      exercises: exercises.length,
      exercisesDone: rows.filter((row) => row !== null && row.state !== 'seen').length,
    };
  });
}

function optionOf(challenge: CatalogueChallenge, facts: Facts): ChallengeOption {
  const { id, title, category, difficulty, experienceReward, skills, lessonId } = challenge;
  const { learner, published, done } = facts;
  const record = facts.records.get(id);
  return {
    id,
    title,
    categoryId: category.id,
    difficulty,
    // Solving it right after its solution was shown earns nothing.
    experienceReward: record?.solutionShownAt ? 0 : experienceReward,
    skills,
    lessonId,
    prerequisites: challenge.prerequisites,
    missing: challenge.prerequisites.filter((one) => published.has(one) && !done.has(one)),
    isLocked: !isChallengeUnlocked(difficulty, learner.experiencePoints),
    isSolved: done.has(id),
    lastSubmission: record?.lastSubmission ?? null,
  };
}

/** Lists the uses of skills in the exercises of a lesson. Running a program is no answer. */
function usesInLesson({ id, skills, steps }: CatalogueLesson, practice: Practice): SkillUse[] {
  return steps.flatMap((step) => {
    const exercise = exerciseIn(step);
    const row = rowOf(practice.steps, id, step);
    if (exercise === null || exercise.kind === 'run' || row === null || row.tries === 0) return [];
    const isFirstTry = row.state === 'solved' && row.tries === 1;
    const trained = exercise.reviews.length > 0 ? exercise.reviews : skills;
    return trained.map((skill) => ({ skill, isFirstTry }));
  });
}

function standingsOf({
  catalogue: { lessons, challenges },
  practice,
  records,
}: Pick<Facts, 'catalogue' | 'practice' | 'records'>): SkillStanding[] {
  const submitted = challenges.flatMap(({ id, skills }) => {
    const isFirstTry = records.get(id)?.isFirstAccepted ?? null;
    return isFirstTry === null ? [] : skills.map((skill) => ({ skill, isFirstTry }));
  });
  return skillStandings([
    ...lessons.flatMap((lesson) => usesInLesson(lesson, practice)),
    ...submitted,
  ]);
}

/** Returns where the learner stands, also after finishing `after`: an open lesson or a solved challenge. */
function standingOf(read: Facts, after: string | null): Standing {
  const path = pathOf(read);
  const lesson = path.find(({ id }) => id === after);
  const isAfter = after !== null && (lesson ? lesson.state !== 'LOCKED' : read.done.has(after));
  const facts = isAfter && lesson ? afterLesson(read, after) : read;
  return {
    experiencePoints: facts.learner.experiencePoints,
    lessons: facts === read ? path : pathOf(facts),
    challenges: facts.catalogue.challenges.map((challenge) => optionOf(challenge, facts)),
    skills: standingsOf(facts),
    lastDoneId: isAfter ? after : lastDoneOf(facts),
    isAfter,
  };
}

/** Returns the first lesson on the path that teaches a skill; null if none does. */
function lessonFor(skill: string, { lessons }: Catalogue): LessonReference | null {
  const index = lessons.findIndex(({ skills }) => skills.includes(skill));
  const lesson = lessons[index];
  return lesson ? { id: lesson.id, title: lesson.title, position: index + 1 } : null;
}

/** Creates the use cases that say what to do next, and what a learner is weak in. */
export function createNextStepService(ports: Ports) {
  const challenges = createChallengeService(ports);
  const lessons = createLessonService(ports);
  return {
    /**
     * Returns what the learner should do next, and why.
     *
     * @param after the lesson or challenge that the learner is finishing; null for whatever was finished last. Locked
     *   lessons and unsolved challenges are ignored.
     * @throws {AppError} UNAUTHENTICATED, NOT_FOUND without a profile
     */
    async find(context: RequestContext, after: string | null): Promise<NextStepView> {
      const standing = standingOf(await readFacts(ports, context), after);
      const step = nextStep(standing);
      const [{ items }, challenge] = await Promise.all([
        lessons.learningPath(context),
        step.challenge && challenges.find(context, step.challenge.id),
      ]);
      const isBegun = (step.lesson?.exercisesDone ?? 0) > 0;
      const isSubmitted = (step.challenge?.lastSubmission ?? null) !== null;
      return {
        kind: step.kind,
        lesson: items.find(({ lesson }) => lesson.id === step.lesson?.id) ?? null,
        challenge,
        isStarted: step.kind === 'LESSON' ? isBegun : isSubmitted,
        reasons: reasonsFor(step, standing),
      };
    },

    /**
     * Lists the skills that the learner used three times or more, the weakest first.
     *
     * @throws {AppError} UNAUTHENTICATED, NOT_FOUND without a profile
     */
    async skillStandings(context: RequestContext): Promise<SkillStandingView[]> {
      await requireLearner(context);
      const [catalogue, practice, records] = await Promise.all([
        context.catalogue(),
        context.practice(),
        context.challengeRecords(),
      ]);
      return standingsOf({ catalogue, practice, records }).map((standing) => ({
        ...standing,
        lesson: lessonFor(standing.skill, catalogue),
      }));
    },
  };
}
