import { curriculum } from 'virtual:sample-curriculum';
import { MODULE_RULES } from '../../../domain/placement.ts';
import { exercisesOf } from './sample-reviews.ts';

const { items, answers, right } = MODULE_RULES;

const questions = () =>
  curriculum.lessons
    .flatMap((lesson) => exercisesOf(lesson).slice(-1))
    .slice(0, items)
    .map((problem, index) => ({ ...problem, number: index + 1 }));

function attemptAfter(answered: number) {
  const isProved = answered >= right;
  const results = questions()
    .slice(0, answered)
    .map(({ number, lesson }) => ({ number, lesson, outcome: 'RIGHT' }));
  return {
    id: 'sample-attempt',
    state: isProved ? 'PROVED' : 'OPEN',
    startedOn: new Date().toISOString().slice(0, 10),
    answered,
    skipsLeft: items - answers,
    question: isProved ? null : questions()[answered],
    results: isProved ? results : [],
  };
}

/** Returns the sample module. Every answer to its questions is right. @param answered null before the start */
export function sampleModule(answered: number | null) {
  const isDone = answered !== null && answered >= right;
  return {
    id: 'module-foundations',
    kind: 'MODULE',
    title: 'Foundations',
    lessonCount: 9,
    answersNeeded: answers,
    rightNeeded: right,
    isDone,
    canStart: answered === null,
    gate: null,
    attempt: answered === null ? null : attemptAfter(answered),
  };
}
