import type { Lesson } from './curriculum.ts';

/** A program in a lesson, with the output that the lesson shows for it. */
export interface LessonProgram {
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
export function lessonPrograms({ content, example }: Lesson): LessonProgram[] {
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
