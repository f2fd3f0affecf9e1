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
