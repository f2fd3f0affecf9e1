import { expect, test } from 'vitest';
import { loadTrial } from './trial.ts';

test('the challenge on the landing page is a program of one line of input that needs no XP', async () => {
  const { id, samples, hints, starterCode, firstLesson } = await loadTrial();
  expect(id).toBe('first-contact');
  expect(samples.map(({ stdin }) => stdin.split('\n').length)).toEqual([2, 2]);
  expect(starterCode).toContain('input()');
  expect(hints.length).toBeGreaterThan(2);
  expect(firstLesson.title).not.toBe('');
});
