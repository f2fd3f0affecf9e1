import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { answerDraftKey, readAnswerDraft, writeAnswerDraft } from '../../../drafts/answer-draft.ts';
import { failureOf } from '../../../testing/handlers/graphql-handler.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import {
  exerciseFields,
  type LessonServer,
  PROGRAM,
  serveLesson,
  stepFields,
} from '../../../testing/serve-lesson.ts';
import { LessonPage } from './lesson-page.tsx';

type Fields = Readonly<Record<string, unknown>>;

/** Shows a step with an exercise. */
function showExercise(exercise: Fields, server: Partial<LessonServer> = {}) {
  const served = serveLesson({ steps: [stepFields('one', exercise)], ...server });
  const show = () => renderSignedIn(<LessonPage />, { at: '/lessons/first/one' });
  show();
  const reload = (): void => {
    cleanup();
    show();
  };
  return { ...served, reload };
}

const keyOf = (exercise: Fields) => answerDraftKey('learner-1', String(exercise['id']));
const draftOf = (exercise: Fields) => readAnswerDraft(localStorage, keyOf(exercise));

// jsdom has no layout and can't scroll.
beforeEach(() => void Reflect.set(Element.prototype, 'scrollIntoView', () => undefined));

const CHOOSE = exerciseFields('CHOOSE', {
  options: [
    { id: 'a', html: '80' },
    { id: 'b', html: '443' },
  ],
});
const FILL = exerciseFields('FILL', { program: { ...PROGRAM, code: '____ = 1\nprint(____)\n' } });
const WRITE = exerciseFields('WRITE', { program: { ...PROGRAM, code: '# start\n', output: null } });
const PREDICT = exerciseFields('PREDICT', { program: { ...PROGRAM, output: null } });
const ARRANGE = exerciseFields('ARRANGE', {
  lines: ['print(name)', 'import os', 'if name:'],
  mustIndent: true,
});

test('a choice that was not sent survives a reload', async () => {
  const { reload } = showExercise(CHOOSE);
  await userEvent.click(await screen.findByRole('radio', { name: '443' }));
  reload();
  expect(await screen.findByRole('radio', { name: '443' })).toHaveProperty('checked', true);
  expect(screen.getByRole('button', { name: 'Check' })).toHaveProperty('disabled', false);
});

test('filled blanks survive a reload', async () => {
  const { reload } = showExercise(FILL);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Blank 1 of 2' }), 'port');
  reload();
  expect(await screen.findByRole('textbox', { name: 'Blank 1 of 2' })).toHaveProperty(
    'value',
    'port',
  );
});

test('code that was not sent survives a reload, and can still be reset', async () => {
  const { reload } = showExercise(WRITE);
  await userEvent.type(await screen.findByRole('textbox', { name: /^Code of/ }), '\nprint(1)');
  reload();
  expect(await screen.findByRole('textbox', { name: /^Code of/ })).toHaveProperty(
    'value',
    '# start\nprint(1)',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(draftOf(WRITE)).toBeNull();
});

test('arranged lines survive a reload, with their indentation and what was set aside', async () => {
  const { reload } = showExercise(ARRANGE);
  const program = within(await screen.findByRole('list', { name: 'Your program' }));
  program.getByRole('listitem', { name: /: import os$/ }).focus();
  await userEvent.keyboard('{Delete}');
  program.getByRole('listitem', { name: /: print\(name\)$/ }).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowRight}{/Alt}');
  expect(draftOf(ARRANGE)).toEqual(['if name:', '    print(name)']);
  reload();
  const again = within(await screen.findByRole('list', { name: 'Your program' }));
  expect(again.getAllByRole('listitem').map((line) => line.getAttribute('aria-label'))).toEqual([
    'Line 1: if name:',
    'Line 2: print(name)',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Add import os' }));
  expect(draftOf(ARRANGE)).toEqual(['if name:', '    print(name)', 'import os']);
});

test('an answer is forgotten when it is right, and kept while it is wrong', async () => {
  showExercise(PREDICT, { answer: ([text]) => ({ isSolved: text === 'online' }) });
  const field = await screen.findByRole('textbox', { name: 'What does it print?' });
  await userEvent.type(field, 'on');
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
  await screen.findByText('Not yet.');
  expect(draftOf(PREDICT)).toEqual(['on']);
  await userEvent.type(field, 'line{Control>}{Enter}{/Control}');
  await screen.findByText('Correct.');
  await waitFor(() => expect(draftOf(PREDICT)).toBeNull());
});

test('an answer to an exercise that has changed since is ignored', async () => {
  writeAnswerDraft(localStorage, keyOf(CHOOSE), ['gone']);
  showExercise(CHOOSE);
  expect(await screen.findByRole('radio', { name: '80' })).toHaveProperty('checked', false);
  expect(screen.getByRole('button', { name: 'Check' })).toHaveProperty('disabled', true);
});

test('what the server says about an old answer is not shown below a new one', async () => {
  let calls = 0;
  const { answers } = showExercise(PREDICT, {
    answer: () => {
      calls += 1;
      if (calls === 1) throw failureOf('RATE_LIMITED', 'Too many answers.', 1);
      return { feedbackHtml: '<p>About the old one.</p>' };
    },
  });
  const field = await screen.findByRole('textbox', { name: 'What does it print?' });
  await userEvent.type(field, 'no{Control>}{Enter}{/Control}');
  await screen.findByText(/Trying again/);
  await userEvent.type(field, 'pe');
  await waitFor(() => expect(answers()).toEqual([['no'], ['no']]));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Check/ })).toHaveProperty('disabled', false),
  );
  expect(screen.queryByText('About the old one.')).toBeNull();
});
