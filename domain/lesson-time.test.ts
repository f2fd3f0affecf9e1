import { expect, test } from 'vitest';
import type { Exercise, ExerciseKind, LessonStep } from './exercise.ts';
import {
  estimateMinutes,
  expectedMinutes,
  isFarOff,
  lessonTimeLabel,
  wordsToRead,
} from './lesson-time.ts';

const words = (count: number): string => `<p>${'word '.repeat(count)}</p>`;

function exerciseOf(kind: ExerciseKind, html: string): Exercise {
  return {
    id: kind,
    kind,
    isKey: false,
    question: { markdown: '', html },
    program: null,
    options: [],
    isMany: false,
    lines: [],
    mustIndent: false,
    maxChangedLines: null,
    cases: [],
    reviews: [],
    table: null,
  };
}

function stepOf(html: string, kind: ExerciseKind, question = ''): LessonStep {
  return {
    id: 'step',
    title: 'Step',
    blocks: [
      { kind: 'prose', html },
      { kind: 'exercise', exercise: exerciseOf(kind, question) },
    ],
  };
}

test('prose and questions are read, pictures and tags are not', () => {
  const html = `${words(3)}<figure>four more words here</figure><b>bold</b> – `;
  expect(wordsToRead(stepOf(html, 'run', '<p>Run <code>it</code>.</p>'))).toBe(6);
});

test('each kind of exercise takes its time, and 238 words are read in a minute', () => {
  const step = stepOf(words(238), 'write');
  // Twice 1 + 6 minutes.
  expect(estimateMinutes([step, step])).toBe(15);
  const easier = [stepOf(words(238), 'run'), stepOf('', 'choose'), stepOf('', 'predict')];
  // 1 + 2, 1, and 2 minutes.
  expect(estimateMinutes([...easier, stepOf('', 'fix'), stepOf('', 'arrange')])).toBe(10);
});

test('an estimate is a multiple of five minutes, at least five', () => {
  expect(estimateMinutes([])).toBe(5);
  expect(estimateMinutes([stepOf('', 'find')])).toBe(5);
  expect(estimateMinutes([stepOf('', 'find'), stepOf('', 'predict')])).toBe(10);
});

test('an estimate is far off if it differs by half or more', () => {
  expect([10, 11, 29, 30].map((minutes) => isFarOff(minutes, 20))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('the estimate is shown until the lesson is measured, then the median with the middle half', () => {
  expect(lessonTimeLabel({ estimatedMinutes: 20, measuredMinutes: null })).toBe('20 min');
  const measuredMinutes = { median: 25, lowerQuartile: 18, upperQuartile: 36 };
  const time = { estimatedMinutes: 20, measuredMinutes };
  expect(lessonTimeLabel(time)).toBe('25 min, most people 18–36');
  expect(expectedMinutes(time)).toBe(25);
});

test('a range without width is left out', () => {
  const measuredMinutes = { median: 4, lowerQuartile: 4, upperQuartile: 4 };
  expect(lessonTimeLabel({ estimatedMinutes: 20, measuredMinutes })).toBe('4 min');
});
