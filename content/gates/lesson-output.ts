import { explainDifference } from '../../domain/grading.ts';
import { DEFAULT_LIMITS, type LanguageRunner } from '../../sandbox/contract.ts';
import type { LabScenario } from '../../sandbox/lab/scenario.ts';
import type { AuthoredLesson } from '../authored.ts';
import type { Lesson } from '../curriculum.ts';
import type { LessonGate } from './gate.ts';

/** A program in a lesson, with the output that the lesson shows for it. */
interface LessonProgram {
  /** Its file, or its name in the text. */
  name: string;
  code: string;
  stdin: string;
  /** Null if it only has to finish. */
  output: string | null;
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

/** Returns the programs in the steps of a lesson without the output that they print. */
function silentPrograms({ lesson }: AuthoredLesson): LessonProgram[] {
  return lesson.steps.flatMap(({ id, blocks }) =>
    blocks.flatMap((block) =>
      block.kind === 'program' && block.program.output === null
        ? [{ ...block.program, name: block.program.fileName || `step ${id}` }]
        : [],
    ),
  );
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
  const difference = output === null ? null : explainDifference(output, outcome?.stdout ?? '');
  return outcome?.error ?? difference;
}

/**
 * Every program of a lesson prints the output that the lesson shows below it. Programs without an output run to their
 * end.
 */
export const lessonOutput: LessonGate = async (authored, runner) => {
  const { lesson, folder } = authored;
  const judged = await Promise.all(
    [...lessonPrograms(lesson), ...silentPrograms(authored)].map(async (program) => ({
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
