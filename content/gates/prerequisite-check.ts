import type { AuthoredChallenge, AuthoredCurriculum } from '../authored.ts';
import type { Problem } from '../content-error.ts';
import type { Lesson, Prose } from '../curriculum.ts';
import { lessonsBefore } from '../lessons-before.ts';
import { meansNamedIn, meansOf } from '../means-of.ts';
import type { CurriculumGate } from './gate.ts';

/** Code in prose: inline code and code blocks. */
const CODE = /```[\s\S]*?```|`[^`\n]+`/g;

function codeIn(markdown: string): string {
  return (markdown.match(CODE) ?? []).join('\n');
}

function shownBy({ content, example }: Lesson): string {
  return `${codeIn(content.markdown)}\n${example?.code ?? ''}`;
}

/** Returns the text of a challenge that learners see before they solve it. */
function toldBy({ challenge }: AuthoredChallenge): string {
  const { instructions, tip, hints, starterCode } = challenge;
  const told = [instructions, tip, ...hints].filter((prose): prose is Prose => prose !== null);
  return [starterCode, ...told.map(({ markdown }) => codeIn(markdown))].join('\n');
}

function untaught(curriculum: AuthoredCurriculum, authored: AuthoredChallenge): Problem[] {
  const lessons = lessonsBefore(curriculum, authored);
  const texts = [...lessons.map(({ lesson }) => shownBy(lesson)), toldBy(authored)];
  const known = meansNamedIn(texts.join('\n'));
  const last = lessons.at(-1)?.lesson.title ?? '';
  return [...meansOf(authored.solution)]
    .filter((means) => !known.has(means))
    .map((means) => ({
      file: `${authored.folder}/solution.py`,
      field: means,
      fix: `Neither a lesson up to "${last}" nor the challenge itself shows this. Name it in the tip or a hint, avoid it, or require a later lesson.`,
    }));
}

/** A solution uses only what an earlier lesson, the brief, the tip or a hint has shown. */
export const prerequisiteCheck: CurriculumGate = (curriculum) =>
  curriculum.challenges.flatMap((authored) => untaught(curriculum, authored));
