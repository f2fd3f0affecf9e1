import { type AuthoredChallenge, type AuthoredCurriculum, lessonsBefore } from '../authored.ts';
import type { Problem } from '../content-error.ts';
import type { Lesson, Prose } from '../curriculum.ts';
import type { CurriculumGate } from './gate.ts';

/** Python's keywords, and the functions and errors that need no import. */
const WORDS: ReadonlySet<string> = new Set(
  (
    'and as assert async await break class continue def del elif else except finally for from global if import in is ' +
    'lambda match nonlocal not or pass raise return try while with yield None True False ' +
    'abs all any bin bool bytearray bytes callable chr complex dict divmod enumerate filter float format frozenset ' +
    'getattr hasattr hash hex id input int isinstance iter len list map max memoryview min next object oct open ord ' +
    'pow print range repr reversed round set slice sorted str sum super tuple type zip ' +
    'ArithmeticError ConnectionError EOFError Exception IndexError KeyError LookupError OSError OverflowError ' +
    'StopIteration TimeoutError TypeError UnicodeDecodeError UnicodeEncodeError ValueError ZeroDivisionError'
  ).split(' '),
);
const OPERATOR = /\/\/|\*\*|<<|>>|:=|[%&|^~@]/g;
const IMPORT = /^\s*(?:import|from)\s+([\w.]+)/gm;
const NAME = /(?<![\w.])[A-Za-z_]\w*/g;
const ATTRIBUTE = /(?<=\.)[A-Za-z_]\w*/g;
/** A name that a program defines: a function or a class, a variable, and a field that a class only declares. */
const OWN = /(?:\bdef|\bclass)\s+(\w+)|\b(\w+)\s*(?::[^=\n]+)?=(?!=)|^[ ]+(\w+): [\w |[\],.]+$/gm;
/** A comment or a string literal, including the expressions in an f-string. */
const SILENT = /#[^\n]*|[a-zA-Z]{0,2}("""|'''|"|')(?:\\.|(?!\1)[^\\])*\1/gs;

function found(pattern: RegExp, text: string): string[] {
  return text.match(pattern) ?? [];
}

/** Returns everything in a text that may be a language feature: words, words after a period, operators. */
export function featuresNamedIn(text: string): ReadonlySet<string> {
  return new Set([...found(/[A-Za-z_]\w*/g, text), ...found(OPERATOR, text)]);
}

/**
 * Returns the language features that a program uses and that its author must have learned: keywords, built-in
 * functions, operators beyond arithmetic, modules, and methods. Names that the program defines itself are left out.
 */
export function featuresOf(program: string): ReadonlySet<string> {
  const code = program.replaceAll(SILENT, '""');
  const own = new Set(
    [...code.matchAll(OWN)].map(
      ([, defined, assigned, declared]) => defined ?? assigned ?? declared ?? '',
    ),
  );
  const modules = [...code.matchAll(IMPORT)].flatMap(([, module = '']) => module.split('.'));
  const words = found(NAME, code).filter((name) => WORDS.has(name));
  const attributes = found(ATTRIBUTE, code).filter((name) => !own.has(name));
  return new Set([...words, ...attributes, ...modules, ...found(OPERATOR, code)]);
}

/** Code in prose: inline code and code blocks. */
const CODE = /```[\s\S]*?```|`[^`\n]+`/g;

function codeIn(markdown: string): string {
  return (markdown.match(CODE) ?? []).join('\n');
}

/** Returns the code that a lesson shows: in its text, in its example and in the solutions of its exercises. */
export function shownBy({ content, example, exerciseKeys }: Lesson): string {
  const solutions = Object.values(exerciseKeys).map(({ solution }) => solution);
  return [codeIn(content.markdown), example?.code ?? '', ...solutions].join('\n');
}

/** Returns the text of a challenge that learners see before they solve it. */
function textOf({ challenge }: AuthoredChallenge): string {
  const { instructions, tip, hints, starterCode } = challenge;
  const texts = [instructions, tip, ...hints].filter((prose): prose is Prose => prose !== null);
  return [starterCode, ...texts.map(({ markdown }) => codeIn(markdown))].join('\n');
}

function missingFeatures(curriculum: AuthoredCurriculum, authored: AuthoredChallenge): Problem[] {
  const lessons = lessonsBefore(curriculum, authored);
  const texts = [...lessons.map(({ lesson }) => shownBy(lesson)), textOf(authored)];
  const known = featuresNamedIn(texts.join('\n'));
  const last = lessons.at(-1)?.lesson.title ?? '';
  return [...featuresOf(authored.solution)]
    .filter((feature) => !known.has(feature))
    .map((feature) => ({
      file: `${authored.folder}/solution.py`,
      field: feature,
      fix: `Neither a lesson up to "${last}" nor the challenge itself shows this. Name it in the tip or a hint, avoid it, or require a later lesson.`,
    }));
}

/** A solution uses only what an earlier lesson, the brief, the tip or a hint has shown. */
export const prerequisiteCheck: CurriculumGate = (curriculum) =>
  curriculum.challenges.flatMap((authored) => missingFeatures(curriculum, authored));
