import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ExerciseFragment } from '../../../graphql/__generated__/operations.ts';
import { LocalRunnerProvider } from '../../../execution/local-runner-context.tsx';
import type { LocalPythonRunner } from '../../../execution/python/local-python-runner.ts';
import { ALIASING } from '../../../recorder/recording-for-tests.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { exerciseFields, PROGRAM, serveLesson, stepFields } from '../../../testing/serve-lesson.ts';
import { openingAnswer } from './exercise-answer.ts';
import { ExerciseCard } from './exercise-card.tsx';
import { useExercise } from './use-exercise.ts';

const { code, stdout, recording } = ALIASING;
const outcome = { status: 'FINISHED', stdout, output: stdout, error: null, seconds: 0 } as const;
const STEP = exerciseFields('STEP', { program: { ...PROGRAM, code } });

beforeEach(() => void Reflect.set(Element.prototype, 'scrollIntoView', () => undefined));

function Screen({ exercise }: { exercise: ExerciseFragment }) {
  const opening = { answer: openingAnswer(exercise, null), isSolved: false };
  const attempt = useExercise(exercise, { opening, takeSeconds: () => 0 });
  return (
    <>
      <ExerciseCard {...{ exercise, attempt }} lab={null} formId="exercise" isSolved={false} />
      <button form="exercise">Check</button>
    </>
  );
}

/** Shows an exercise in a browser that records every program alike. */
function showExercise(fields: ReturnType<typeof exerciseFields>) {
  const record = vi.fn<NonNullable<LocalPythonRunner['record']>>(async () => ({
    outcome,
    recording,
  }));
  const runner: LocalPythonRunner = {
    run: async ({ inputs }) => ({ outcomes: inputs.map(() => outcome) }),
    record,
    stop: async () => null,
    findMistake: async () => null,
    warm: async () => undefined,
    close: () => undefined,
  };
  const served = serveLesson({ steps: [stepFields('one', fields)] });
  renderSignedIn(
    <LocalRunnerProvider createRunner={() => runner} isEager={false}>
      <Screen exercise={fields as unknown as ExerciseFragment} />
    </LocalRunnerProvider>,
    { at: '/' },
  );
  return { ...served, record };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the question is answered above the recording, and the answer is sent from the lesson', async () => {
  const { answers, record } = showExercise(STEP);
  await press('Step through');
  const replay = within(await screen.findByRole('dialog', { name: /^Replay of “/ }));
  expect(record.mock.calls[0]?.[0]).toMatchObject({ request: { code }, expected: null });
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  const field = replay.getByRole('textbox', { name: 'What does the recording show?' });
  await userEvent.type(field, '3{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(answers()).toEqual([]);
  expect(screen.getByRole('textbox')).toHaveProperty('value', '3');
  await press('Check');
  await waitFor(() => expect(answers()).toEqual([['3']]));
});

test('every other program of a lesson can be stepped through as it is now', async () => {
  const { record } = showExercise(exerciseFields('RUN', { program: PROGRAM }));
  const editor = await screen.findByRole('textbox', { name: /^Code of/ });
  await userEvent.clear(editor);
  expect(screen.getByRole('button', { name: 'Step through' })).toHaveProperty('disabled', true);
  await userEvent.type(editor, 'print(1)');
  await press('Step through');
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(record.mock.calls[0]?.[0].request.code).toBe('print(1)');
  await press('Edit and run again');
  expect(screen.queryByRole('dialog')).toBeNull();
});
