import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { failureOf } from '../../../testing/handlers/graphql-handler.ts';
import { lessonFields } from '../../../testing/learner.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import {
  exerciseFields,
  type LessonServer,
  progressFields,
  PROGRAM,
  serveLesson,
  stepFields,
} from '../../../testing/serve-lesson.ts';
import { LessonPage } from './lesson-page.tsx';

/** Shows the page of a lesson. */
function showLesson(at: string, lesson: LessonServer) {
  const served = serveLesson(lesson);
  renderSignedIn(<LessonPage />, { at });
  return served;
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

// jsdom has no layout and can't scroll.
beforeEach(() => void Reflect.set(Element.prototype, 'scrollIntoView', () => undefined));

const CHOOSE = exerciseFields('CHOOSE', {
  options: [
    { id: 'a', html: '<code>80</code>' },
    { id: 'b', html: '<code>443</code>' },
  ],
});
const PREDICT = exerciseFields('PREDICT', { program: { ...PROGRAM, output: null } });

test('one step is shown at a time, and the visit is recorded', async () => {
  const { visits } = showLesson('/lessons/first', {
    steps: [stepFields('one'), stepFields('two')],
  });
  expect(await screen.findByText('Text of one.')).toBeTruthy();
  expect(screen.queryByText('Text of two.')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Next step: read' }));
  expect(await screen.findByText('Text of two.')).toBeTruthy();
  expect(location.pathname).toBe('/lessons/first/two');
  await waitFor(() => expect(visits()).toEqual(['first/one', 'first/two']));
});

test('without a step in the URL, the lesson resumes where the learner was', async () => {
  const two = stepFields('two');
  showLesson('/lessons/first', {
    steps: [stepFields('one'), two],
    lesson: { resumeStep: two },
  });
  expect(await screen.findByText('Text of two.')).toBeTruthy();
});

test('the page says how long the lesson takes', async () => {
  const measuredMinutes = { median: 25, lowerQuartile: 18, upperQuartile: 36 };
  showLesson('/lessons/first', { steps: [stepFields('one')], lesson: { measuredMinutes } });
  expect(await screen.findByText('25 min, most people 18–36')).toBeTruthy();
});

test('a wrong answer earns advice, and a right one opens the way on', async () => {
  const { answers } = showLesson('/lessons/first/one', {
    steps: [stepFields('one', PREDICT), stepFields('two')],
    answer: ([text]) =>
      text === 'online'
        ? { isSolved: true, feedbackHtml: '<p>Exactly that.</p>' }
        : { feedbackHtml: '<p>The quotes are not printed.</p>' },
  });
  const field = await screen.findByRole('textbox', { name: 'What does it print?' });
  await userEvent.type(field, '"online"');
  await press('Check');
  expect(await screen.findByText('The quotes are not printed.')).toBeTruthy();
  expect(screen.getByText('Not yet.')).toBeTruthy();

  await userEvent.clear(field);
  expect(screen.queryByText('The quotes are not printed.')).toBeNull();
  await userEvent.type(field, 'online{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Exactly that.')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Next step: read' })).toBeTruthy();
  expect(answers()).toEqual([['"online"'], ['online']]);
});

test('a choice works by keyboard', async () => {
  const { answers } = showLesson('/lessons/first/one', { steps: [stepFields('one', CHOOSE)] });
  const option = await screen.findByRole('radio', { name: '80' });
  expect(screen.getByRole('button', { name: 'Check' })).toHaveProperty('disabled', true);
  option.focus();
  await userEvent.keyboard(' {ArrowDown}');
  screen.getByRole('button', { name: 'Check' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(answers()).toEqual([['b']]));
});

test('several options can be chosen and taken back', async () => {
  const { answers } = showLesson('/lessons/first/one', {
    steps: [stepFields('one', { ...CHOOSE, isMany: true })],
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: '80' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '443' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '80' }));
  await press('Check');
  await waitFor(() => expect(answers()).toEqual([['b']]));
});

test('blanks are named by the code before them, and all must be filled', async () => {
  const code = '____ = "192.0.2.22"\nprint(____)\n';
  const { answers } = showLesson('/lessons/first/one', {
    steps: [stepFields('one', exerciseFields('FILL', { program: { ...PROGRAM, code } }))],
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Blank 1 of 2' }), 'host');
  const check = screen.getByRole('button', { name: 'Check' });
  expect(check).toHaveProperty('disabled', true);
  const second = screen.getByRole('textbox', { name: 'Blank 2 of 2, after print(' });
  await userEvent.type(second, 'host');
  await userEvent.click(check);
  await waitFor(() => expect(answers()).toEqual([['host', 'host']]));
});

test('lines are arranged, indented and set aside by keyboard alone, and every move is announced', async () => {
  const { answers } = showLesson('/lessons/first/one', {
    steps: [
      stepFields(
        'one',
        exerciseFields('ARRANGE', {
          lines: ['print(name)', 'if name:', 'import os', 'name = input()'],
          mustIndent: true,
        }),
      ),
    ],
  });
  const program = within(await screen.findByRole('list', { name: 'Your program' }));
  const focusLine = (text: string) =>
    program
      .getByRole('listitem', { name: new RegExp(`: ${text.replaceAll(/[()]/g, '\\$&')}$`) })
      .focus();
  focusLine('import os');
  await userEvent.keyboard('{Delete}');
  focusLine('name = input()');
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  expect(screen.getByText('Line 1 of 3: name = input()')).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Line 1: name = input()');
  focusLine('print(name)');
  await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowRight}{/Alt}');
  expect(screen.getByText('Indented by 4 spaces: print(name)')).toBeTruthy();
  await press('Check');
  await waitFor(() =>
    expect(answers()).toEqual([['name = input()', 'if name:', '    print(name)']]),
  );
});

test('a failed case shows what was expected, and hidden ones only how many there are', async () => {
  const starter = { ...PROGRAM, code: 'def last(address):\n', output: null };
  const failing = {
    isHidden: false,
    isPassed: false,
    input: '["192.0.2.20"]',
    expected: '20',
    actual: '"20"',
    error: null,
  };
  const hidden = { ...failing, isHidden: true, input: null, expected: null, actual: null };
  let cases = [failing, hidden];
  showLesson('/lessons/first/one', {
    steps: [stepFields('one', exerciseFields('WRITE', { program: starter }))],
    answer: () => ({ cases }),
  });
  await press('Check');
  expect((await screen.findByLabelText('Your output')).textContent).toBe('"20"');
  expect(screen.getByText('["192.0.2.20"]')).toBeTruthy();
  cases = [{ ...failing, isPassed: true }, hidden];
  await press('Check again');
  expect(await screen.findByText(/A hidden case with other values failed/)).toBeTruthy();
});

test('after three tries the solution can be shown', async () => {
  showLesson('/lessons/first/one', {
    steps: [stepFields('one', PREDICT), stepFields('two')],
    answer: () => ({ canShowSolution: true }),
  });
  await userEvent.type(await screen.findByRole('textbox'), 'no');
  await press('Check');
  await press('Show me');
  expect(await screen.findByText('the solution')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Next step: read' })).toBeTruthy();
});

test('a key exercise whose solution was shown still has to be solved', async () => {
  const key = exerciseFields('PREDICT', { program: PROGRAM, isKey: true });
  const { answers } = showLesson('/lessons/first/one', {
    steps: [{ ...stepFields('one', key), progress: progressFields('SHOWN') }],
    answer: () => ({ isSolved: true }),
  });
  await userEvent.type(await screen.findByRole('textbox'), 'online');
  expect(screen.queryByRole('button', { name: 'Complete lesson' })).toBeNull();
  await press('Check');
  expect(await screen.findByRole('button', { name: 'Complete lesson' })).toBeTruthy();
  expect(answers()).toEqual([['online']]);
});

test('any other exercise whose solution was shown can still be solved, beside the way on', async () => {
  const { answers } = showLesson('/lessons/first/one', {
    steps: [
      { ...stepFields('one', PREDICT), progress: progressFields('SHOWN') },
      stepFields('two'),
    ],
    answer: () => ({ isSolved: true }),
  });
  await userEvent.type(await screen.findByRole('textbox'), 'online');
  expect(screen.getByRole('link', { name: 'Next step: read' })).toBeTruthy();
  await press('Check');
  expect(await screen.findByText('Correct.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Check/ })).toBeNull();
  expect(answers()).toEqual([['online']]);
});

test('a refused answer is sent again after the pause that the server asks for', async () => {
  let calls = 0;
  const { answers } = showLesson('/lessons/first/one', {
    steps: [stepFields('one', PREDICT)],
    answer: () => {
      calls += 1;
      if (calls === 1) throw failureOf('RATE_LIMITED', 'Too many answers.', 1);
      return { isSolved: true };
    },
  });
  await userEvent.type(await screen.findByRole('textbox'), 'online');
  await press('Check');
  expect(await screen.findByText('Too many answers. Trying again in 1 s.')).toBeTruthy();
  expect(await screen.findByText('Correct.')).toBeTruthy();
  expect(answers()).toEqual([['online'], ['online']]);
});

test('an answer that could not be sent is kept', async () => {
  showLesson('/lessons/first/one', {
    steps: [stepFields('one', PREDICT)],
    answer: () => {
      throw failureOf('RATE_LIMITED', 'Too many answers. Try again in 5 seconds.');
    },
  });
  await userEvent.type(await screen.findByRole('textbox'), 'online');
  await press('Check');
  expect((await screen.findByRole('alert')).textContent).toContain('Too many answers');
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'online');
});

test('a locked lesson says what unlocks it, and leads there', async () => {
  const previous = lessonFields('zero', { title: 'Welcome' });
  showLesson('/lessons/first', { steps: [], lesson: { state: 'LOCKED' }, previous });
  const words = '"Print and run" is still locked. Complete lesson 1, "Welcome", to unlock it.';
  expect(await screen.findByText(words)).toBeTruthy();
  const onwards = screen.getByRole('link', { name: 'Open lesson 1' });
  expect(onwards.getAttribute('href')).toBe('/lessons/zero');
});
