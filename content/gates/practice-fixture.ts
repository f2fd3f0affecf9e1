import type { AuthoredLesson } from '../authored.ts';
import type { AuthoredRecording } from '../lesson/recordings.ts';
import { practiceSteps } from '../lesson/practice-steps.ts';
import { lessonFixture } from './authored-fixture.ts';

/** Compiles a lesson, for tests of the gates. */
export function practiceFixture(
  body: string,
  reviews: string[] = [],
  { recordings = [], fixtures = '' }: { recordings?: AuthoredRecording[]; fixtures?: string } = {},
): AuthoredLesson {
  const { steps, exerciseKeys, finds, mistakes, markdown } = practiceSteps({
    file: 'lessons/first/lesson.md',
    firstLine: 1,
    body,
    reviews,
    recordings,
    fixtures,
  });
  const content = { markdown, html: '' };
  const authored = lessonFixture({ content, example: null, reviews, steps, exerciseKeys });
  return { ...authored, recordings, finds, mistakes };
}

/** Returns the Markdown of a Python block. */
export const python = (code: string): string => `\`\`\`python\n${code}\n\`\`\`\n`;
