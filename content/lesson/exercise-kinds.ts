import { createHash } from 'node:crypto';
import {
  BLANK,
  type Exercise,
  type ExerciseKey,
  type ExerciseKind,
} from '../../domain/exercise.ts';
import { compileInlineMarkdown } from '../markdown/compile-markdown.ts';
import { definesName } from './case-line.ts';
import { compileCases } from './exercise-cases.ts';
import { type ExerciseSource, type Role, textOf } from './exercise-source.ts';
import { compileProgram } from './lesson-blocks.ts';
import { RECORDINGS, tableOf, type Tool, TOOLS } from './recordings.ts';
import { shuffleLines } from './shuffle-lines.ts';
import { stepQuestionOf } from './step-question.ts';

/** What differs from kind to kind. Everything else is the same for all of them. */
export type KindParts = Partial<
  Pick<Exercise, 'program' | 'options' | 'lines' | 'maxChangedLines'> &
    Pick<
      ExerciseKey,
      | 'entry'
      | 'answers'
      | 'variants'
      | 'cases'
      | 'harness'
      | 'stepQuestion'
      | 'solution'
      | 'feedback'
    >
>;

function text(source: ExerciseSource, role: Role): string {
  return textOf(source.roles.get(role)) ?? '';
}

function programOf(source: ExerciseSource): NonNullable<Exercise['program']> {
  return compileProgram({
    code: text(source, 'python'),
    title: source.roles.get('python')?.title ?? '',
    stdin: text(source, 'input'),
    output: null,
  });
}

function run(source: ExerciseSource): KindParts {
  const program = programOf(source);
  const solution = textOf(source.roles.get('solution')) ?? program.code;
  return { program, solution, ...compileCases(source, program.code) };
}

function predict(source: ExerciseSource): KindParts {
  const answer = text(source, 'answer');
  return { program: programOf(source), answers: [answer], solution: answer };
}

/** Options are identified by their text, which says nothing about which of them are right. */
function optionId(html: string): string {
  return `o${createHash('sha256').update(html).digest('hex').slice(0, 8)}`;
}

const FEWEST_OPTIONS = 2;

function checkChoices({ choices, flags, problem }: ExerciseSource): void {
  if (choices.length < FEWEST_OPTIONS) {
    throw problem('Give at least two options: `- [x] right — why` and `- [ ] wrong — why not`.');
  }
  const right = choices.filter(({ isRight }) => isRight).length;
  if (right === 0) throw problem('Mark the right option with `[x]`.');
  if (right > 1 && !flags.has('many')) {
    throw problem('Several options are right. Add `many` after the id, or mark one of them.');
  }
  const silent = choices.find(({ feedback }) => feedback === '');
  if (silent !== undefined) {
    throw problem(`Add feedback to "${silent.text}" after a dash: \`text — why\`.`);
  }
}

function choose(source: ExerciseSource): KindParts {
  checkChoices(source);
  const choices = source.choices.map((choice) => {
    const html = compileInlineMarkdown(choice.text);
    return { ...choice, html, id: optionId(html) };
  });
  if (new Set(choices.map(({ id }) => id)).size < choices.length) {
    throw source.problem('Two options have the same text. Change one of them.');
  }
  const right = choices.filter(({ isRight }) => isRight);
  return {
    options: choices.map(({ id, html }) => ({ id, html })),
    answers: right.map(({ id }) => id),
    solution: right.map(({ text: markdown }) => `- ${markdown}\n`).join(''),
    feedback: choices.map(({ id, feedback }) => ({
      on: id,
      html: compileInlineMarkdown(feedback),
    })),
  };
}

/** Returns what belongs in the blanks: one per line, or separated by ` / ` on one line. */
function blanksOf(source: ExerciseSource): string[] {
  const answer = source.roles.get('answer');
  const entries = answer?.isOneLine ? answer.text.split(/ [/|] | ?⏎ ?/) : answer?.text.split('\n');
  return (entries ?? []).filter((entry) => entry !== '');
}

function fill(source: ExerciseSource): KindParts {
  const program = programOf(source);
  const pieces = program.code.split(BLANK);
  const blanks = blanksOf(source);
  if (blanks.length !== pieces.length - 1) {
    throw source.problem(
      `The program has ${pieces.length - 1} blanks (${BLANK}), the answer ${blanks.length}. Give one line for each blank.`,
    );
  }
  if (blanks.length === 0)
    throw source.problem(`Put at least one blank (${BLANK}) in the program.`);
  const solution = pieces.map((piece, index) => `${piece}${blanks[index] ?? ''}`).join('');
  return { program, solution, ...compileCases(source, solution) };
}

function codeLines(code: string): string[] {
  return code.split('\n').filter((line) => line.trim() !== '');
}

function arrange(source: ExerciseSource): KindParts {
  const solution = text(source, 'python');
  const shown = (line: string): string => (source.flags.has('indent') ? line.trimStart() : line);
  const program = codeLines(solution).map(shown);
  const extra = codeLines(text(source, 'extra')).map(shown);
  if (new Set(program).size < 2) throw source.problem('Give at least two different lines.');
  const lines = shuffleLines(source.id, program, extra);
  return { lines, solution, ...compileCases(source, solution) };
}

/** Completes a solution that is only the tests of a function, or the body of the one that the program begins. */
function wholeSolution(
  starter: string,
  solution: string,
  { entry, harness }: Pick<ExerciseKey, 'entry' | 'harness'>,
): string {
  if (harness?.kind === 'versions') {
    return definesName(solution, harness.name) ? solution : `${starter}${solution}`;
  }
  if (entry.kind === 'program') return solution;
  const opening = new RegExp(String.raw`^(?:async )?def ${entry.name}\b[^]*?:[^\n]*\n`, 'm');
  const start = opening.exec(starter);
  if (opening.test(solution) || start === null) return solution;
  const body = solution.replaceAll(/^(?=.)/gm, '    ');
  return `${starter.slice(0, start.index)}${start[0]}${body}`;
}

function write(source: ExerciseSource): KindParts {
  const program = programOf(source);
  const given = text(source, 'solution');
  const compiled = compileCases(source, program.code === '' ? given : program.code);
  return { program, ...compiled, solution: wholeSolution(program.code, given, compiled) };
}

function fix(source: ExerciseSource): KindParts {
  const limit = source.options.get('max-lines');
  if (limit !== undefined && !/^[1-9]\d*$/.test(limit)) {
    throw source.problem('Give a whole number of lines: max-lines=1.');
  }
  return { ...write(source), maxChangedLines: limit === undefined ? null : Number(limit) };
}

function toolOf({ options, problem }: ExerciseSource): Tool {
  const tool = TOOLS.find((each) => each === options.get('tool'));
  if (tool !== undefined) return tool;
  throw problem(`Say what learners search: tool=${TOOLS.join(', tool=')}.`);
}

function find(source: ExerciseSource): KindParts {
  const tool = toolOf(source);
  const name = source.options.get('lab') ?? '';
  const recording = source.recordings.find((each) => each.name === name);
  if (recording === undefined) {
    throw source.problem(
      `Write the program ${RECORDINGS}/${name || '<name>'}.py and refer to it: lab=<name>.`,
    );
  }
  const { recordings, answers } = recording.committed;
  const variants = recordings.map((recorded, index) => ({
    table: tableOf(recorded[tool]),
    answer: answers[source.id]?.[index] ?? '',
  }));
  return { variants };
}

function step(source: ExerciseSource): KindParts {
  const answer = text(source, 'answer').trimEnd();
  const stepQuestion = stepQuestionOf(source);
  return { program: programOf(source), answers: [answer], solution: answer, stepQuestion };
}

const KINDS: Readonly<Record<ExerciseKind, (source: ExerciseSource) => KindParts>> = {
  run,
  predict,
  choose,
  fill,
  arrange,
  fix,
  write,
  find,
  step,
};

/**
 * Compiles the parts of an exercise that depend on its kind.
 *
 * @throws {ContentError} naming the exercise and the fix
 */
export function compileKind(source: ExerciseSource): KindParts {
  return KINDS[source.kind](source);
}
