import type { LessonStep } from '../../domain/exercise.ts';
import { compileBlocks } from './lesson-blocks.ts';
import { type LessonPart, lessonParts } from './lesson-parts.ts';
import { slugOfText } from './slug-of-text.ts';

/** A step before it is compiled. */
interface StepSource {
  title: string;
  parts: LessonPart[];
}

const OPENING = 'Introduction';

function plainText(markdown: string): string {
  return markdown.replaceAll(/[`*]/g, '');
}

function stepsOf(parts: readonly LessonPart[]): StepSource[] {
  const steps: StepSource[] = [{ title: OPENING, parts: [] }];
  for (const part of parts) {
    if (part.kind === 'heading') steps.push({ title: plainText(part.title), parts: [] });
    else steps.at(-1)?.parts.push(part);
  }
  return steps;
}

/**
 * Derives the steps of a lesson that was written as an article (format 1): each `##` heading starts one, and its slug
 * is the step's id. The text before the first heading is the step `introduction`.
 */
export function articleSteps(markdown: string): LessonStep[] {
  const seen = new Map<string, number>();
  const steps = stepsOf(lessonParts(markdown)).map(({ title, parts }) => {
    const slug = slugOfText(title);
    const count = (seen.get(slug) ?? 0) + 1;
    seen.set(slug, count);
    const id = count === 1 ? slug : `${slug}-${count}`;
    return { id, title, blocks: compileBlocks(parts, () => null) };
  });
  return steps.filter(({ blocks }) => blocks.length > 0);
}
