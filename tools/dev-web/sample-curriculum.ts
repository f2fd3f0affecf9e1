import type { Plugin } from 'vite';
import type { Challenge, Curriculum, Lesson, Prose } from '../../content/curriculum.ts';
import { loadCurriculum } from '../../content/load-curriculum.ts';

const MS_PER_SECOND = 1_000;
const MODULE_ID = 'virtual:sample-curriculum';

/** Provides the curriculum as a module, without hidden cases and solutions, which only the server may see. */
export function sampleCurriculum(): Plugin {
  return {
    name: 'packetsmith:sample-curriculum',
    resolveId: (id) => (id === MODULE_ID ? `\0${MODULE_ID}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE_ID}`) return undefined;
      return `export const curriculum = ${JSON.stringify(present(await loadCurriculum()))};`;
    },
  };
}

function present(curriculum: Curriculum) {
  const { categories, lessons, challenges, achievements } = curriculum;
  const categoryOf = ({ categoryId }: Lesson | Challenge) =>
    categories.find(({ id }) => id === categoryId);
  return {
    categories,
    achievements,
    lessons: lessons.map((lesson) => ({ ...lessonFields(lesson), category: categoryOf(lesson) })),
    challenges: challenges.map((challenge) => ({
      ...challengeFields(challenge),
      category: categoryOf(challenge),
      preparedBy: referenceTo(challenge.lessonId, lessons),
    })),
  };
}

function lessonFields({ content, example, lab, ...lesson }: Lesson) {
  return {
    ...lesson,
    content: content.markdown,
    contentHtml: content.html,
    exampleCode: example?.code ?? null,
    exampleCodeHtml: example?.codeHtml ?? null,
    exampleOutput: example?.output ?? null,
    lab: lab && JSON.stringify(lab),
  };
}

function challengeFields(challenge: Challenge) {
  const { hiddenCases: _hidden, casePool: _pool, ...shown } = challenge;
  const { instructions, tip, hints, debrief, limits, lab, language, entry } = challenge;
  return {
    ...shown,
    language: language.toUpperCase(),
    entry: {
      kind: entry.kind.toUpperCase(),
      functionName: entry.kind === 'function' ? entry.name : null,
    },
    timeLimitSeconds: limits.wallMs / MS_PER_SECOND,
    lab: lab && JSON.stringify(lab),
    instructions: instructions.markdown,
    instructionsHtml: instructions.html,
    tip: tip?.markdown ?? null,
    tipHtml: tip?.html ?? null,
    hintTexts: hints.map(textOf),
    debriefText: debrief && textOf(debrief),
  };
}

function textOf({ markdown, html }: Prose) {
  return { text: markdown, textHtml: html };
}

function referenceTo(lessonId: string | null, lessons: readonly Lesson[]) {
  const index = lessons.findIndex(({ id }) => id === lessonId);
  const lesson = lessons[index];
  return lesson ? { id: lesson.id, title: lesson.title, position: index + 1 } : null;
}
