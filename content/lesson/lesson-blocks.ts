import type { LessonBlock, LessonProgram } from '../../domain/exercise.ts';
import { compileMarkdown } from '../markdown/compile-markdown.ts';
import { highlightPython } from '../markdown/highlight-python.ts';
import type { DirectivePart, FencePart, LessonPart } from './lesson-parts.ts';

/** A program with the input and output that the lesson gives for it. */
interface ProgramSource {
  code: string;
  /** The words after the language: a file name, then a caption. */
  title: string;
  stdin: string;
  output: string | null;
}

/** Compiles a program: the first word of its title is the file name, the rest is a caption. */
export function compileProgram({ code, title, stdin, output }: ProgramSource): LessonProgram {
  const [fileName = '', ...caption] = title.split(/\s+/);
  return {
    fileName,
    caption: caption.join(' '),
    code,
    codeHtml: highlightPython(code),
    stdin,
    output,
  };
}

function isBlank(part: LessonPart | undefined): boolean {
  return part?.kind === 'text' && part.text.trim() === '';
}

/** Returns the `input` or `output` fence at an index or after the blank lines there. */
function streamAt(
  parts: readonly LessonPart[],
  index: number,
  name: 'input' | 'output',
): { text: string | null; next: number } {
  let at = index;
  while (isBlank(parts[at])) at += 1;
  const part = parts[at];
  return part?.kind === 'fence' && part.info === name
    ? { text: part.text, next: at + 1 }
    : { text: null, next: index };
}

function programAt(
  parts: readonly LessonPart[],
  index: number,
  { text, info }: FencePart,
): { block: LessonBlock; next: number } {
  const input = streamAt(parts, index + 1, 'input');
  const output = streamAt(parts, input.next, 'output');
  const program = compileProgram({
    code: text,
    title: info.replace(/^python\s*/, ''),
    stdin: input.text ?? '',
    output: output.text,
  });
  return { block: { kind: 'program', program }, next: output.next };
}

/** Restores the Markdown of a part. */
export function markdownOf(part: LessonPart): string {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'fence') return `\`\`\`${part.info}\n${part.text}\`\`\``;
  if (part.kind === 'heading') return `## ${part.title}`;
  return [`::: ${part.name} ${part.rest}`, ...part.body, ':::'].join('\n');
}

function isProgram(part: LessonPart): part is LessonPart & FencePart {
  return part.kind === 'fence' && /^python(\s|$)/.test(part.info);
}

/** Compiles an exercise. @returns null if the directive isn't one */
export type ExerciseCompiler = (part: DirectivePart & { line: number }) => LessonBlock | null;

/** Compiles the parts of one step. Every Python block becomes a program, and what is between blocks becomes prose. */
export function compileBlocks(
  parts: readonly LessonPart[],
  compileExercise: ExerciseCompiler,
): LessonBlock[] {
  const blocks: LessonBlock[] = [];
  let prose: string[] = [];
  const add = (block: LessonBlock | null): void => {
    const markdown = prose.join('\n').trim();
    if (markdown !== '') blocks.push({ kind: 'prose', html: compileMarkdown(markdown) });
    prose = [];
    if (block !== null) blocks.push(block);
  };
  for (let index = 0; index < parts.length;) {
    const part = parts[index];
    if (part === undefined) break;
    const exercise = part.kind === 'directive' ? compileExercise(part) : null;
    if (exercise !== null) add(exercise);
    else if (!isProgram(part)) prose.push(markdownOf(part));
    else {
      const { block, next } = programAt(parts, index, part);
      add(block);
      index = next;
      continue;
    }
    index += 1;
  }
  add(null);
  return blocks;
}
