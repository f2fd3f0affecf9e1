import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { exerciseFields, PROGRAM, serveLesson, stepFields } from '../../../testing/serve-lesson.ts';
import { LessonPage } from './lesson-page.tsx';

// jsdom has no layout and can't scroll.
beforeEach(() => void Reflect.set(Element.prototype, 'scrollIntoView', () => undefined));

const FIX = exerciseFields('FIX', {
  program: { ...PROGRAM, output: null },
  cases: [{ input: '', expected: 'sensor online' }],
});
const PREDICT = exerciseFields('PREDICT', { isKey: true });

test('what an exercise expects is not mistaken for what the program printed', async () => {
  serveLesson({ steps: [stepFields('one', FIX)] });
  renderSignedIn(<LessonPage />, { at: '/lessons/first' });
  const table = await screen.findByRole('table');
  expect(within(table).getByRole('columnheader').textContent).toBe('Expected output');
});

test('a correct answer to the last exercise does not promise another step', async () => {
  serveLesson({ steps: [stepFields('one', FIX)], answer: () => ({ isSolved: true }) });
  renderSignedIn(<LessonPage />, { at: '/lessons/first' });
  await userEvent.click(await screen.findByRole('button', { name: 'Check' }));
  expect(await screen.findByText('Correct.')).toBeTruthy();
  expect(screen.queryByText(/next step/)).toBeNull();
});

test('an exercise says which of the lesson’s it is, and steps without one don’t count', async () => {
  const steps = [stepFields('one', FIX), stepFields('two'), stepFields('three', PREDICT)];
  serveLesson({ steps });
  renderSignedIn(<LessonPage />, { at: '/lessons/first/three' });
  expect(await screen.findByText('key exercise 2 of 2')).toBeTruthy();
});

test('after the right answer, the focus goes from the button that checked it to the next step', async () => {
  const steps = [stepFields('one', FIX), stepFields('two')];
  serveLesson({ steps, answer: () => ({ isSolved: true }) });
  renderSignedIn(<LessonPage />, { at: '/lessons/first' });
  (await screen.findByRole('button', { name: 'Check' })).focus();
  await userEvent.keyboard('{Enter}');
  const next = await screen.findByRole('link', { name: 'Next step: read' });
  expect(document.activeElement).toBe(next);
});

test('a right answer that printed nothing has no empty output below it', async () => {
  const answer = () => ({ isSolved: true, output: '' });
  serveLesson({ steps: [stepFields('one', FIX)], answer });
  renderSignedIn(<LessonPage />, { at: '/lessons/first' });
  await userEvent.click(await screen.findByRole('button', { name: 'Check' }));
  await screen.findByText('Correct.');
  expect(screen.queryByText('Output')).toBeNull();
});

test('arranged lines that Python can’t run in this order say so until they move', async () => {
  const ARRANGE = exerciseFields('ARRANGE', { lines: ['print(host)', 'host = 1'] });
  const error = `Traceback (most recent call last):
  File "solution.py", line 1, in <module>
NameError: name 'host' is not defined`;
  serveLesson({ steps: [stepFields('one', ARRANGE)], answer: () => ({ error }) });
  renderSignedIn(<LessonPage />, { at: '/lessons/first' });
  await userEvent.click(await screen.findByRole('button', { name: 'Check' }));
  await screen.findByRole('listitem', { name: 'Line 1: print(host)', description: 'too early' });
  await screen.findByRole('listitem', { name: 'Line 2: host = 1', description: 'too late' });
  await userEvent.click(screen.getByRole('button', { name: 'Move line 2 up' }));
  expect(screen.queryByText('too early')).toBeNull();
});
