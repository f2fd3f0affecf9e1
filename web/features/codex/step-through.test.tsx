import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CaseOutcome } from '../../../sandbox/contract.ts';
import type { RecordedRun } from '../../../sandbox/recording/record-case.ts';
import { ExecutionProvider } from '../../execution/execution-context.tsx';
import { useExecution } from '../../execution/execution-value.ts';
import { LocalRunnerProvider } from '../../execution/local-runner-context.tsx';
import type { LocalPythonRunner } from '../../execution/python/local-python-runner.ts';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { challengeFields } from '../../testing/learner.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { serveGraphql } from '../../testing/serve-graphql.ts';
import { ResultsPanel } from './results-panel.tsx';
import { ALIASING } from '../../recorder/recording-for-tests.ts';

const CHALLENGE = challengeFields('one') as unknown as WorkspaceChallengeFragment;
const { code: CODE, stdout, recording } = ALIASING;

beforeEach(() => {
  Reflect.set(Element.prototype, 'scrollIntoView', () => undefined);
});

const outcome: CaseOutcome = {
  status: 'FINISHED',
  stdout,
  output: stdout,
  error: null,
  seconds: 0,
};

function Starter() {
  const { executeCodeLocal } = useExecution();
  return <button onClick={() => void executeCodeLocal(CODE, 'Title')}>run</button>;
}

/** Shows the results of a run whose tests all print the same. */
async function showResults(record?: LocalPythonRunner['record']): Promise<void> {
  const runner: LocalPythonRunner = {
    run: async ({ inputs }) => ({ outcomes: inputs.map(() => outcome) }),
    stop: async () => null,
    findMistake: async () => null,
    warm: async () => undefined,
    close: () => undefined,
    ...(record !== undefined && { record }),
  };
  serveGraphql({});
  renderSignedIn(
    <LocalRunnerProvider createRunner={() => runner}>
      <ExecutionProvider challenge={CHALLENGE}>
        <Starter />
        <ResultsPanel challenge={CHALLENGE} isOpen onToggle={null} />
      </ExecutionProvider>
    </LocalRunnerProvider>,
    { at: '/' },
  );
  await userEvent.click(screen.getByRole('button', { name: 'run' }));
  await screen.findByText(/ran in your browser/);
}

const buttons = () => screen.queryAllByRole('button', { name: 'Why did this fail?' });

async function askWhy(): Promise<void> {
  const [first] = buttons();
  if (first === undefined) throw new Error('No test offers a recording.');
  await userEvent.click(first);
}

test('a failed test runs again with a recording, with the same input and limits', async () => {
  const record = vi.fn(async (_: RecordedRun) => ({ outcome, recording }));
  await showResults(record);
  await askWhy();
  const dialog = await screen.findByRole('dialog', { name: /^Replay of “/ });
  expect(dialog.textContent).toContain('first wrong output at step');
  expect(record.mock.calls[0]?.[0].request).toMatchObject({
    code: CODE,
    inputs: [CHALLENGE.samples[0]?.stdin],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Edit and run again' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(buttons()[0]);
});

test('a run without a recording says what to do', async () => {
  await showResults(async () => ({ outcome, recording: null }));
  await askWhy();
  expect((await screen.findByRole('alert')).textContent).toContain('could not be recorded');
});

test('an interpreter without a recorder offers none', async () => {
  await showResults();
  expect(buttons()).toEqual([]);
});
