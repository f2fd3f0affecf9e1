import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { forgetDrafts } from '../../../drafts/forget-drafts.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { type LessonServer, serveLesson, stepFields } from '../../../testing/serve-lesson.ts';
import { LessonPage } from './lesson-page.tsx';

/** Shows the first step of a lesson with an example, and waits until the visit is recorded. */
async function showLesson({ lesson, next = {} }: Partial<LessonServer> = {}) {
  const { visits } = serveLesson({
    steps: [stepFields('one'), stepFields('two')],
    lesson: { exampleCode: 'print("sensor 7")\n', exampleOutput: 'sensor 7\n', ...lesson },
    next,
  });
  renderSignedIn(<LessonPage />, { at: '/lessons/first/one' });
  await waitFor(() => expect(visits()).toEqual(['first/one']));
}

const editor = () => screen.findByRole('textbox', { name: 'Code of example.py' });

beforeEach(() => localStorage.clear());

test('the example of the lesson is on every step, with what it prints', async () => {
  await showLesson();
  expect(await editor()).toHaveProperty('value', 'print("sensor 7")');
  expect(screen.getByRole('heading', { name: 'Playground' })).toBeTruthy();
  expect(screen.getByLabelText('What it prints').textContent).toBe('sensor 7\n');
  await userEvent.type(await editor(), '# mine');
  await userEvent.click(screen.getByRole('link', { name: 'Next step: read' }));
  await screen.findByText('Text of two.');
  expect(await editor()).toHaveProperty('value', 'print("sensor 7")# mine');
});

test('a changed example survives a reload on this device, until its drafts are deleted', async () => {
  await showLesson();
  await userEvent.type(await editor(), '# mine');
  cleanup();
  await showLesson();
  expect(await editor()).toHaveProperty('value', 'print("sensor 7")# mine');
  cleanup();
  forgetDrafts(localStorage, 'learner-1');
  await showLesson();
  expect(await editor()).toHaveProperty('value', 'print("sensor 7")');
});

test('a lesson without an example has no playground', async () => {
  await showLesson({ lesson: { exampleCode: null } });
  await screen.findByText('Text of one.');
  expect(screen.queryByRole('heading', { name: 'Playground' })).toBeNull();
});

test('the next lesson is a link once it is unlocked', async () => {
  const neighbors = async () =>
    within(await screen.findByRole('navigation', { name: 'Lessons before and after' }));
  await showLesson();
  expect((await neighbors()).getByText(/locked until you complete this one/)).toBeTruthy();
  expect((await neighbors()).queryByRole('link')).toBeNull();
  cleanup();
  await showLesson({ next: { state: 'UNLOCKED' } });
  const link = (await neighbors()).getByRole('link', { name: 'Next lesson Slicing' });
  expect(link.getAttribute('href')).toBe('/lessons/second');
});
