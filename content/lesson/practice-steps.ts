import type { Exercise, ExerciseKey, LessonStep } from '../../domain/exercise.ts';
import type { Answer } from '../../domain/grade-exercise.ts';
import { ContentError, type Problem } from '../content-error.ts';
import { compileExercise } from './compile-exercise.ts';
import { type Choice, type ExerciseSource, exerciseSource, textOf } from './exercise-source.ts';
import { compileBlocks, type ExerciseCompiler, markdownOf } from './lesson-blocks.ts';
import { type LessonPart, lessonParts } from './lesson-parts.ts';
import type { AuthoredRecording, FindProgram } from './recordings.ts';

/** The body of a lesson in format 2. */
interface PracticeSource {
  /** For errors, relative to the content folder. */
  file: string;
  /** The number of the body's first line in the file. */
  firstLine: number;
  body: string;
  /** The skills that the lesson reviews. */
  reviews: readonly string[];
  recordings: readonly AuthoredRecording[];
  /** The programs that its cases share, `fixtures.py`; empty if there is none. */
  fixtures: string;
}

/** The steps of a lesson, its keys, and its text without any answer. */
interface PracticeSteps {
  steps: LessonStep[];
  exerciseKeys: Record<string, ExerciseKey>;
  /** The programs that compute the answers of its `find` exercises. */
  finds: FindProgram[];
  /** Wrong answers with a feedback of their own, by the id of the exercise. */
  mistakes: Record<string, Answer[]>;
  markdown: string;
}

interface StepSource {
  id: string;
  title: string;
  parts: LessonPart[];
}

const STEP_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Groups the parts by step. A heading without an id stays inside its step. */
function stepsOf(parts: readonly LessonPart[]): { opening: LessonPart[]; steps: StepSource[] } {
  const opening: LessonPart[] = [];
  const steps: StepSource[] = [];
  for (const part of parts) {
    if (part.kind === 'heading' && part.id !== null) {
      steps.push({ id: part.id, title: part.title.replaceAll(/[`*]/g, ''), parts: [] });
    } else (steps.at(-1)?.parts ?? opening).push(part);
  }
  return { opening, steps };
}

function isBlank(part: LessonPart): boolean {
  return part.kind === 'text' && part.text.trim() === '';
}

/** Returns what is wrong with a part wherever it is. */
function strayPart(part: LessonPart): string | null {
  if (part.kind === 'fence' && !part.isClosed)
    return 'This block is never closed. Add ``` below it.';
  if (part.kind === 'text' && /^:::\s*$/.test(part.text)) {
    return 'These colons close nothing. Remove them, or close only one exercise or callout.';
  }
  return null;
}

function formatProblems(source: PracticeSource, parts: readonly LessonPart[]): Problem[] {
  const { file, firstLine } = source;
  const at = ({ line }: LessonPart): string => `line ${line + firstLine - 1}`;
  const { opening, steps } = stepsOf(parts);
  const early = opening.find((part) => !isBlank(part));
  const stray = parts.flatMap((part) => {
    const fix = strayPart(part);
    return fix === null ? [] : [{ file, field: at(part), fix }];
  });
  const ids = steps.map(({ id }) => id);
  const bad = ids.filter((id, index) => !STEP_ID.test(id) || ids.indexOf(id) !== index);
  return [
    ...(early === undefined && steps.length > 0
      ? []
      : [
          {
            file,
            field: early === undefined ? '' : at(early),
            fix: 'Begin with a step: `## Title {#step-id}`.',
          },
        ]),
    ...stray,
    ...bad.map((id) => ({
      file,
      field: `step ${id}`,
      fix: 'Give each step its own id, with lowercase letters, digits and single hyphens.',
    })),
  ];
}

function exerciseMarkdown(
  { question, program, lines }: Exercise,
  choices: readonly Choice[],
): string {
  const fence = (language: string, code: string): string => `\`\`\`${language}\n${code}\`\`\`\n`;
  return [
    `${question.markdown}\n`,
    ...(program === null || program.code === ''
      ? []
      : [fence(`python ${program.fileName} ${program.caption}`.trim(), program.code)]),
    ...(choices.length === 0 ? [] : [choices.map(({ text }) => `- ${text}\n`).join('')]),
    ...(lines.length === 0 ? [] : [fence('text', lines.map((line) => `${line}\n`).join(''))]),
  ].join('\n');
}

function findProgram({ id, options, roles }: ExerciseSource): FindProgram {
  const program = textOf(roles.get('answer')) ?? '';
  return { exerciseId: id, lab: options.get('lab') ?? '', program };
}

/** Compiles the exercises of one lesson and collects what is wrong with them. */
function exerciseCompiler({ file, firstLine, reviews, ...shared }: PracticeSource) {
  const keys: Record<string, ExerciseKey> = {};
  const finds: FindProgram[] = [];
  const mistakes: Record<string, Answer[]> = {};
  const problems: Problem[] = [];
  const markdowns = new Map<LessonPart, string>();
  const compile: ExerciseCompiler = (part) => {
    const line = part.line + firstLine - 1;
    const source = exerciseSource({ ...part, line }, { file, ...shared });
    if (Object.hasOwn(keys, source.id)) throw source.problem('Use this id only once.');
    const { exercise, key, mistakes: wrong } = compileExercise(source, reviews);
    keys[source.id] = key;
    if (wrong.length > 0) mistakes[source.id] = wrong;
    if (source.kind === 'find') finds.push(findProgram(source));
    markdowns.set(part, exerciseMarkdown(exercise, source.choices));
    return { kind: 'exercise', exercise };
  };
  const tryToCompile: ExerciseCompiler = (part) => {
    try {
      return compile(part);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return null;
    }
  };
  return { keys, finds, mistakes, problems, markdowns, compile: tryToCompile };
}

/** Fixtures are shared by cases. A file that none of them uses was forgotten. */
function fixtureProblems({ file, fixtures }: PracticeSource, keys: ExerciseKey[]): Problem[] {
  const isUsed = keys.some(({ harness }) => harness !== undefined && harness.fixtures !== '');
  if (fixtures === '' || isUsed) return [];
  const fix = 'No case uses fixtures.py. Remove the file, or name what it defines in a case.';
  return [{ file, field: '', fix }];
}

/**
 * Compiles a lesson in format 2: `## Title {#step-id}` starts a step, and directives are exercises.
 *
 * @throws {ContentError} naming every wrong line, step and exercise, and the fix
 */
export function practiceSteps(source: PracticeSource): PracticeSteps {
  const parts = lessonParts(source.body);
  const exercises = exerciseCompiler(source);
  const steps = stepsOf(parts).steps.map(({ id, title, parts: own }) => ({
    id,
    title,
    blocks: compileBlocks(own, exercises.compile),
  }));
  const problems = [
    ...formatProblems(source, parts),
    ...exercises.problems,
    ...fixtureProblems(source, Object.values(exercises.keys)),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  const markdown = parts.map((part) => exercises.markdowns.get(part) ?? markdownOf(part));
  const { keys: exerciseKeys, finds, mistakes } = exercises;
  return { steps, exerciseKeys, finds, mistakes, markdown: markdown.join('\n') };
}
