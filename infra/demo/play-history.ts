import { AppError } from '../../domain/app-error.ts';
import type { LessonStep } from '../../domain/exercise.ts';
import { exerciseIn, exercisesOf } from '../../domain/practice.ts';
import { ContentError } from '../../content/content-error.ts';
import { CONTENT_PATH, contentFolder } from '../../content/content-folder.ts';
import { loadChallenge } from '../../content/load-challenge.ts';
import { recordActivity } from '../../functions/services/awards.ts';
import type {
  CatalogueChallenge,
  CatalogueLesson,
} from '../../functions/services/ports/catalogue.ts';
import type { ExecutionPort } from '../../functions/services/ports/ports.ts';
import type { LessonStepRow } from '../../functions/services/ports/practice.ts';
import type { DemoStage } from './demo-stage.ts';
import type { PlannedHistory, PlannedItem } from './plan-history.ts';

/** The active time that each step took, in seconds. */
const STEP_SECONDS = 110;
/** Every third exercise takes two answers. */
const EVERY_THIRD = 3;
/** The challenges, counted from 0, that take a failed attempt before they are solved. Each one is a real run. */
const FAILED_FIRST: ReadonlySet<number> = new Set([2, 5, 13]);

/** Returns what is stored about a step that the learner has read, and whose exercise is solved. */
async function solvedStep(
  { repositories }: DemoStage,
  lesson: CatalogueLesson,
  { step, at, tries }: { step: LessonStep; at: Date; tries: number },
): Promise<LessonStepRow> {
  const seen: LessonStepRow = {
    lessonId: lesson.id,
    stepId: step.id,
    exerciseId: null,
    contentHash: null,
    state: 'seen',
    tries: 0,
    firstAt: at,
    lastAt: at,
    activeSeconds: STEP_SECONDS,
    code: null,
  };
  const exercise = exerciseIn(step);
  const key = exercise && (await repositories.catalogue.exerciseKey(lesson.id, exercise.id));
  if (!exercise || !key) return seen;
  const { contentHash, solution } = key;
  const code = exercise.kind === 'fix' || exercise.kind === 'write' ? solution : null;
  return { ...seen, exerciseId: exercise.id, contentHash, state: 'solved', tries, code };
}

const solvedSteps = (stage: DemoStage, lesson: CatalogueLesson, at: Date) =>
  Promise.all(
    lesson.steps.map((step, index) =>
      solvedStep(stage, lesson, { step, at, tries: index % EVERY_THIRD === 1 ? 2 : 1 }),
    ),
  );

/** Solves every exercise of a lesson and completes it. */
async function finishLesson(stage: DemoStage, lesson: CatalogueLesson, at: Date): Promise<void> {
  const { repositories, learnerId, catalogue } = stage;
  const rows = await solvedSteps(stage, lesson, at);
  const hadExercises = exercisesOf(lesson.steps).length > 0;
  await repositories.progress.recordVisit(learnerId, lesson.id);
  await repositories.awards.transaction(learnerId, async (award) => {
    for (const row of rows) await award.storeStep(row);
    if (hadExercises) await award.recordPractice(lesson.id, at);
    const minutesSpent = lesson.estimatedMinutes;
    await award.recordLesson({ lessonId: lesson.id, minutesSpent, hadExercises });
    await recordActivity(award, { catalogue, now: at, firstSolve: null });
  });
}

/** Solves the first exercise of a lesson and opens the next step. */
async function beginLesson(stage: DemoStage, lesson: CatalogueLesson, at: Date): Promise<void> {
  const { repositories, learnerId } = stage;
  const [first, second] = await solvedSteps(stage, lesson, at);
  if (!first || !second) return;
  const opened = { ...second, state: 'seen' as const, tries: 0, contentHash: null, code: null };
  await repositories.progress.recordVisit(learnerId, lesson.id);
  await repositories.awards.transaction(learnerId, async (award) => {
    await award.storeStep({ ...first, lastAt: new Date(at.getTime() - STEP_SECONDS * 1_000) });
    await award.storeStep(opened);
  });
}

/** How long each case takes that isn't run, in seconds. */
const CASE_SECONDS = 0.012;

/** Returns what the model solution prints, which is published, and runs every other program. */
async function knowingTheSolution(
  { repositories }: DemoStage,
  { id, samples }: CatalogueChallenge,
  execution: ExecutionPort,
): Promise<{ solution: string; execution: ExecutionPort }> {
  const [solutions, { fixed, pool }] = await Promise.all([
    repositories.catalogue.solutions(),
    repositories.catalogue.hiddenCases(id),
  ]);
  const solution = solutions.get(id)?.[0]?.code ?? '';
  const outputs = new Map(
    [...samples, ...fixed, ...pool].map(({ stdin, expectedStdout }) => [stdin, expectedStdout]),
  );
  const outcomeOn = (stdin: string) => {
    const stdout = outputs.get(stdin) ?? '';
    const status = 'FINISHED' as const;
    return { status, stdout, output: stdout, error: null, seconds: CASE_SECONDS };
  };
  return {
    solution,
    execution: {
      run: (request, tenant) =>
        request.code === solution
          ? Promise.resolve({ outcomes: request.inputs.map(outcomeOn) })
          : execution.run(request, tenant),
    },
  };
}

async function submit(stage: DemoStage, challengeId: string, code: string): Promise<void> {
  const input = { challengeId, language: 'PYTHON', code, idempotencyKey: null };
  await stage.services.submissions.submit(stage.request(), input);
}

/** Returns programs with the mistakes that people really make in a challenge. Only its files have them. */
async function wrongPrograms({ id }: CatalogueChallenge): Promise<string[]> {
  try {
    const { mistakes } = await loadChallenge(contentFolder(CONTENT_PATH), id);
    return mistakes.map(({ code }) => code);
  } catch (error) {
    // The challenge was published from other files.
    if (error instanceof ContentError) return [];
    throw error;
  }
}

/** Submits a program with a known mistake, if programs can be run. */
async function fail(
  stage: DemoStage,
  { challenge, at, attempt }: { challenge: CatalogueChallenge; at: Date; attempt: number },
): Promise<void> {
  const code = (await wrongPrograms(challenge))[attempt];
  if (code === undefined) return;
  try {
    await stage.actAt(at, () => submit(stage, challenge.id, code));
  } catch (error) {
    // The history is good without it, and the product must start.
    if (!(error instanceof AppError)) throw error;
  }
}

const minutesBefore = (at: Date, minutes: number) => new Date(at.getTime() - minutes * 60_000);

interface Play {
  stage: DemoStage;
  execution: ExecutionPort;
}

async function playItem(
  { stage, execution }: Play,
  item: PlannedItem,
  index: number,
): Promise<void> {
  const { at } = item;
  if (item.kind === 'lesson') {
    await stage.actAt(at, () => finishLesson(stage, item.lesson, at));
    return;
  }
  const { challenge } = item;
  const known = await knowingTheSolution(stage, challenge, execution);
  stage.use(known.execution);
  if (FAILED_FIRST.has(index)) {
    await fail(stage, { challenge, at: minutesBefore(at, 4), attempt: 0 });
  }
  await stage.actAt(at, () => submit(stage, challenge.id, known.solution));
}

/** Tries a challenge twice today, reads a hint, and leaves it unsolved. */
async function leaveUnsolved(
  { stage, execution }: Play,
  challenge: CatalogueChallenge,
  end: Date,
): Promise<void> {
  stage.use(execution);
  await fail(stage, { challenge, at: minutesBefore(end, 2), attempt: 0 });
  if (challenge.hints.length > 0) {
    const hint = { challengeId: challenge.id, rung: 1 };
    await stage.actAt(minutesBefore(end, 1), () =>
      stage.services.hints.reveal(stage.request(), hint),
    );
  }
  await fail(stage, { challenge, at: end, attempt: 1 });
}

/** Plays the lessons and challenges of a history in order. */
export async function playHistory(play: Play, history: PlannedHistory): Promise<void> {
  let solved = 0;
  for (const item of history.days.flatMap(({ items }) => items)) {
    await playItem(play, item, solved);
    if (item.kind === 'challenge') solved += 1;
  }
  const end = history.days.at(-1)?.end;
  if (!end) return;
  const { begun, unsolved } = history;
  if (unsolved) await leaveUnsolved(play, unsolved, end);
  if (begun) await play.stage.actAt(end, () => beginLesson(play.stage, begun, end));
}
