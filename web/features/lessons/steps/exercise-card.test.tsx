import { screen, waitFor, within } from '@testing-library/react';
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
  expect(await screen.findByText('exercise 2 of 2, to be solved by you')).toBeTruthy();
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

test('a run is not an answer: only Check judges', async () => {
  const RUN = exerciseFields('RUN', { program: PROGRAM });
  const { answers } = serveLesson({ steps: [stepFields('one', RUN)] });
  renderSignedIn(<LessonPage />, { at: '/lessons/first' });
  await userEvent.click(await screen.findByRole('button', { name: 'Run (Local)' }));
  await userEvent.type(screen.getByRole('textbox'), '{Control>}{Enter}{/Control}');
  expect(answers()).toEqual([]);
  expect(screen.queryByText('Not yet.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('Not yet.')).toBeTruthy();
  expect(answers()).toEqual([['print("online")']]);
});

test('several lines of input stay several lines in a verdict', async () => {
  const failed = { input: 'relay\nbattery low\n', expected: 'ok', actual: 'no', error: null };
  const cases = [{ ...failed, isHidden: false, isPassed: false }];
  serveLesson({ steps: [stepFields('one', FIX)], answer: () => ({ cases }) });
  renderSignedIn(<LessonPage />, { at: '/lessons/first' });
  await userEvent.click(await screen.findByRole('button', { name: 'Check' }));
  const input = await screen.findByLabelText('Input');
  const lines = [...input.querySelectorAll('.line')].map(({ textContent }) => textContent);
  expect(lines).toEqual(['relay', 'battery low']);
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

test('a line that is set aside or added gives the focus to the line in its place', async () => {
  const ARRANGE = exerciseFields('ARRANGE', { lines: ['a = 1', 'b = 2', 'c = 3'] });
  serveLesson({ steps: [stepFields('one', ARRANGE)] });
  renderSignedIn(<LessonPage />, { at: '/lessons/first' });
  const focused = () => document.activeElement?.getAttribute('aria-label');
  (await screen.findByRole('listitem', { name: 'Line 2: b = 2' })).focus();
  await userEvent.keyboard('{Delete}');
  expect(focused()).toBe('Line 2: c = 3');
  await userEvent.keyboard('{Delete}');
  expect(focused()).toBe('Line 1: a = 1');
  await userEvent.click(screen.getByRole('button', { name: 'Add c = 3' }));
  expect(focused()).toBe('Line 2: c = 3');
  await userEvent.keyboard('{Delete}{Delete}');
  expect(focused()).toMatch(/^Add /);
});

test('the focus goes to the title of a lesson that is entered, and of each step that follows', async () => {
  serveLesson({ steps: [stepFields('one'), stepFields('two')] });
  renderSignedIn(<LessonPage />, { at: '/lessons/first' });
  const title = await screen.findByRole('heading', { level: 1, name: 'Print and run' });
  expect(document.activeElement).toBe(title);
  await userEvent.click(screen.getByRole('link', { name: 'Next step: read' }));
  const step = await screen.findByRole('heading', { level: 2, name: 'Step two' });
  await waitFor(() => expect(document.activeElement).toBe(step));
});

test('the focus goes to the solution that replaces the button which asked for it', async () => {
  serveLesson({ steps: [stepFields('one', FIX)], answer: () => ({ canShowSolution: true }) });
  renderSignedIn(<LessonPage />, { at: '/lessons/first' });
  await userEvent.click(await screen.findByRole('button', { name: 'Check' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show me' }));
  const solution = await screen.findByText('A solution');
  expect(document.activeElement).toBe(solution);
});
