import { expect, test } from 'vitest';
import { mergeCachedFields } from './merge-cached-fields.ts';

test('newer fields are added to older ones, at every depth, and have the last word', () => {
  const older = {
    'Challenge:scan': { title: 'Scan', starterCode: 'pass', isCompleted: false },
    'Viewer:1': { progress: { lessons: 2, streak: 3 } },
  };
  const newer = {
    'Challenge:scan': { isCompleted: true },
    'Viewer:1': { progress: { lessons: 3 } },
    'Lesson:bytes': { title: 'Bytes' },
  };
  expect(mergeCachedFields(older, newer)).toEqual({
    'Challenge:scan': { title: 'Scan', starterCode: 'pass', isCompleted: true },
    'Viewer:1': { progress: { lessons: 3, streak: 3 } },
    'Lesson:bytes': { title: 'Bytes' },
  });
});

test('a list, a null and a reference take the place of what was there', () => {
  const older = { list: ['a', 'b'], debrief: { html: 'x' }, next: { __ref: 'Lesson:a' } };
  const newer = { list: ['c'], debrief: null, next: { __ref: 'Lesson:b' } };
  expect(mergeCachedFields(older, newer)).toEqual(newer);
});
