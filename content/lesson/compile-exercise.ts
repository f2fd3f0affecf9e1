import { createHash } from 'node:crypto';
import type {
  Exercise,
  ExerciseFeedback,
  ExerciseKey,
  ExerciseKind,
} from '../../domain/exercise.ts';
import type { Answer } from '../../domain/grade-exercise.ts';
import { compileInlineMarkdown, compileMarkdown } from '../markdown/compile-markdown.ts';
import { visibleCases } from './exercise-cases.ts';
import { compileKind, type KindParts } from './exercise-kinds.ts';
import { type ExerciseSource, listOf, type Role, withNewlines } from './exercise-source.ts';
import { compileMistakes } from './mistakes.ts';
import { slugOfText } from './slug-of-text.ts';

/** An exercise with the key that only the server has, and with the wrong answers that only the validator sees. */
interface CompiledExercise {
  exercise: Exercise;
  key: ExerciseKey;
  mistakes: Answer[];
}

/** What a kind needs, and what else it may have. To need `cases` means to need them or an output. */
interface KindRules {
  needs: readonly Role[];
  may: readonly Role[];
  flags?: readonly string[];
  options?: readonly string[];
}

const CHECKED: readonly Role[] = ['input', 'output', 'cases', 'feedback'];

const RULES: Readonly<Record<ExerciseKind, KindRules>> = {
  run: { needs: ['python'], may: ['solution', ...CHECKED] },
  predict: { needs: ['python', 'answer'], may: ['input', 'feedback'] },
  choose: { needs: [], may: ['feedback'], flags: ['many'] },
  fill: { needs: ['python', 'answer', 'cases'], may: CHECKED },
  arrange: { needs: ['python', 'cases'], may: ['extra', ...CHECKED], flags: ['indent'] },
  fix: { needs: ['python', 'solution', 'cases'], may: CHECKED, options: ['max-lines', 'uses'] },
  write: { needs: ['solution', 'cases'], may: ['python', ...CHECKED], options: ['uses'] },
  find: { needs: ['answer'], may: ['feedback'], options: ['lab', 'tool'] },
  step: {
    needs: ['python', 'answer'],
    may: ['input', 'feedback'],
    options: ['asks', 'name', 'line', 'time', 'value'],
  },
};

function checkRoles({ kind, roles, problem }: ExerciseSource): void {
  const { needs, may } = RULES[kind];
  const isMissing = (role: Role): boolean =>
    !roles.has(role) && !(role === 'cases' && roles.has('output'));
  const missing = needs.find(isMissing);
  if (missing === 'cases') {
    throw problem('Add a block "output" or "cases", so that answers can be checked.');
  }
  if (missing !== undefined) throw problem(`Add the block "${missing}" that "${kind}" needs.`);
  const surplus = [...roles.keys()].find((role) => ![...needs, ...may].includes(role));
  if (surplus !== undefined) {
    throw problem(`Remove the block "${surplus}". A "${kind}" exercise doesn't use it.`);
  }
  if (roles.has('input') && roles.has('cases')) {
    throw problem('Remove the block "input". The cases contain the input.');
  }
}

function checkOpening({ kind, flags, options, choices, problem }: ExerciseSource): void {
  const rules = RULES[kind];
  const flag = [...flags].find((each) => !['key', ...(rules.flags ?? [])].includes(each));
  if (flag !== undefined) throw problem(`Remove "${flag}". A "${kind}" exercise doesn't use it.`);
  const known = ['reviews', ...(rules.options ?? [])];
  const option = [...options.keys()].find((each) => !known.includes(each));
  if (option !== undefined) {
    throw problem(`Remove "${option}=". A "${kind}" exercise doesn't have this option.`);
  }
  if (kind !== 'choose' && choices.length > 0) {
    throw problem('Remove the list with checkboxes. Only "choose" has one.');
  }
}

function feedbackOf(source: ExerciseSource): ExerciseFeedback[] {
  return listOf(source.roles.get('feedback')).map((entry) => {
    const [, on, sentence] = /^(.+?) => (.+)$/.exec(entry) ?? [];
    if (on !== undefined && sentence !== undefined) {
      return { on: withNewlines(on), html: compileInlineMarkdown(sentence) };
    }
    throw source.problem(
      `The feedback \`${entry}\` can't be read. Write \`wrong answer => sentence\`.`,
    );
  });
}

/** Resolves `reviews=string-methods` to the skill of the front matter. */
function reviewsOf({ options, problem }: ExerciseSource, skills: readonly string[]): string[] {
  const slugs = options.get('reviews')?.split(',') ?? [];
  return slugs.map((slug) => {
    const skill = skills.find((each) => slugOfText(each) === slug);
    if (skill !== undefined) return skill;
    throw problem(`List the skill "${slug}" in the front matter, under reviews.`);
  });
}

const FUNCTION = /^[a-z_]\w*(\.[a-z_]\w*)*$/i;

/** Reads the functions that right code calls: `uses=hmac.compare_digest`. */
function usesOf({ options, problem }: ExerciseSource): Pick<ExerciseKey, 'uses'> {
  const uses = options.get('uses')?.split(',');
  if (uses === undefined) return {};
  const name = uses.find((each) => !FUNCTION.test(each));
  if (name === undefined) return { uses };
  throw problem(
    `"${name}" is not the name of a function. Write it with its module: uses=hmac.digest.`,
  );
}

const NO_PARTS: Required<Omit<KindParts, 'harness' | 'stepQuestion'>> = {
  program: null,
  options: [],
  lines: [],
  maxChangedLines: null,
  entry: { kind: 'program' },
  answers: [],
  variants: [],
  cases: [],
  solution: '',
  feedback: [],
};

/** A hash of everything that decides which answers are right. */
function contentHashOf(exercise: Exercise, key: Omit<ExerciseKey, 'contentHash'>): string {
  const { kind, program, options, isMany, lines, mustIndent, maxChangedLines } = exercise;
  const { entry, answers, variants, cases, harness, uses = [] } = key;
  const tested = harness === undefined ? [] : [harness];
  const code = [program?.code ?? '', program?.stdin ?? ''];
  const ids = options.map(({ id }) => id).toSorted();
  const relevant = [kind, code, ids, isMany, lines.toSorted(), mustIndent, maxChangedLines];
  return createHash('sha256')
    .update(JSON.stringify([...relevant, entry, answers, cases, ...variants, ...uses, ...tested]))
    .digest('hex');
}

/**
 * Compiles an exercise.
 *
 * @param skills the skills that the lesson reviews
 * @throws {ContentError} naming the exercise and the fix
 */
export function compileExercise(
  source: ExerciseSource,
  skills: readonly string[],
): CompiledExercise {
  checkRoles(source);
  checkOpening(source);
  const parts = { ...NO_PARTS, ...compileKind(source) };
  const { program, options, lines, maxChangedLines, feedback, ...rest } = parts;
  const exercise: Exercise = {
    id: source.id,
    kind: source.kind,
    isKey: source.flags.has('key'),
    question: { markdown: source.question, html: compileMarkdown(source.question) },
    program,
    options,
    isMany: source.flags.has('many'),
    lines,
    mustIndent: source.flags.has('indent'),
    maxChangedLines,
    cases: visibleCases(parts.cases),
    reviews: reviewsOf(source, skills),
    table: null,
  };
  const key = { ...rest, ...usesOf(source), feedback: [...feedback, ...feedbackOf(source)] };
  const mistakes = compileMistakes(source, { exercise, key });
  return { exercise, key: { contentHash: contentHashOf(exercise, key), ...key }, mistakes };
}
