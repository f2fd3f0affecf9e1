import { explainDifference } from '../../domain/grading.ts';
import { DEFAULT_LIMITS, type LanguageRunner } from '../../sandbox/contract.ts';
import type { LabScenario } from '../../sandbox/lab/scenario.ts';
import type { Lesson } from '../curriculum.ts';
import type { LessonGate } from './gate.ts';

/** A program in a lesson, with the output that the lesson shows for it. */
interface LessonProgram {
  /** Its file, or its name in the text. */
  name: string;
  code: string;
  stdin: string;
  output: string;
}

const FENCE = /^```(\w+)(?: +(\S+)[^\n]*)?\n([\s\S]*?)^```$/gm;

interface Fence {
  language: string;
  name: string;
  text: string;
}

function fencesOf(markdown: string): Fence[] {
  return [...markdown.matchAll(FENCE)].map(([, language = '', name = '', text = '']) => ({
    language,
    name,
    text,
  }));
}

/** Returns the example of a lesson, and every Python block of its text that is followed by its output. */
function lessonPrograms({ content, example }: Lesson): LessonProgram[] {
  const programs: LessonProgram[] = [];
  const fences = fencesOf(content.markdown);
  fences.forEach((fence, index) => {
    if (fence.language !== 'python') return;
    const [next, second] = fences.slice(index + 1, index + 3);
    const stdin = next?.language === 'input' ? next.text : '';
    const output = next?.language === 'input' ? second : next;
    if (output?.language !== 'output') return;
    programs.push({ name: fence.name, code: fence.text, stdin, output: output.text });
  });
  if (example === null) return programs;
  const { code, output } = example;
  return [...programs, { name: 'example.py', code, stdin: '', output }];
}

async function differenceOf(
  { code, stdin, output }: LessonProgram,
  lab: LabScenario | null,
  runner: LanguageRunner,
): Promise<string | null> {
  const { outcomes } = await runner.run({
    language: 'python',
    code,
    entry: { kind: 'program' },
    inputs: [stdin],
    limits: DEFAULT_LIMITS,
    lab,
  });
  const outcome = outcomes[0];
  return outcome?.error ?? explainDifference(output, outcome?.stdout ?? '');
}

/** Every program of a lesson prints the output that the lesson shows below it. */
export const lessonOutput: LessonGate = async ({ lesson, folder }, runner) => {
  const judged = await Promise.all(
    lessonPrograms(lesson).map(async (program) => ({
      name: program.name,
      difference: await differenceOf(program, lesson.lab, runner),
    })),
  );
  return judged.flatMap(({ name, difference }) =>
    difference === null
      ? []
      : [
          {
            file: `${folder}/lesson.md`,
            field: name,
            fix: `${difference} Correct the output or the program.`,
          },
        ],
  );
};
