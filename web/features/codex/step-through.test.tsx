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
import { failureOf, type GraphqlRoot } from '../../testing/handlers/graphql-handler.ts';
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
  const { executeCode, executeCodeLocal, executeWithOwnInput } = useExecution();
  return (
    <>
      <button onClick={() => void executeCodeLocal(CODE, 'Title')}>run</button>
      <button onClick={() => void executeWithOwnInput(CODE, 'typed\n')}>own</button>
      <button onClick={() => void executeCode(CODE, CHALLENGE.id, [])}>server</button>
    </>
  );
}

interface Shown {
  record?: LocalPythonRunner['record'];
  root?: GraphqlRoot;
  challenge?: WorkspaceChallengeFragment;
  start?: 'run' | 'own' | 'server';
}

/** Shows the results of a run whose tests all print the same. */
async function showResults({
  record,
  root = {},
  challenge = CHALLENGE,
  start = 'run',
}: Shown = {}) {
  const runner: LocalPythonRunner = {
    run: async ({ inputs }) => ({ outcomes: inputs.map(() => outcome) }),
    stop: async () => null,
    findMistake: async () => null,
    warm: async () => undefined,
    close: () => undefined,
    ...(record !== undefined && { record }),
  };
  const calls = serveGraphql(root);
  renderSignedIn(
    <LocalRunnerProvider createRunner={() => runner}>
      <ExecutionProvider challenge={challenge}>
        <Starter />
        <ResultsPanel challenge={challenge} isOpen onToggle={null} />
      </ExecutionProvider>
    </LocalRunnerProvider>,
    { at: '/' },
  );
  await userEvent.click(screen.getByRole('button', { name: start }));
  await screen.findByText(start === 'server' ? /ran on the server/ : /ran in your browser/);
  return calls;
}

const buttons = () => screen.queryAllByRole('button', { name: 'Why did this fail?' });

async function askWhy(): Promise<void> {
  const [first] = buttons();
  if (first === undefined) throw new Error('No test offers a recording.');
  await userEvent.click(first);
}

test('a failed test runs again with a recording, with the same input and limits', async () => {
  const record = vi.fn(async (_: RecordedRun) => ({ outcome, recording }));
  await showResults({ record });
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
  await showResults({ record: async () => ({ outcome, recording: null }) });
  await askWhy();
  expect((await screen.findByRole('alert')).textContent).toContain('could not be recorded');
});

test('an interpreter without a recorder offers none', async () => {
  await showResults();
  expect(buttons()).toEqual([]);
});

test('a run with own input is stepped through with the same input', async () => {
  const record = vi.fn(async (_: RecordedRun) => ({ outcome, recording }));
  await showResults({ record, start: 'own' });
  await userEvent.click(screen.getByRole('button', { name: 'Step through' }));
  expect(await screen.findByRole('dialog', { name: 'Replay of “Own input”' })).toBeTruthy();
  expect(record.mock.calls[0]?.[0]).toMatchObject({
    request: { code: CODE, inputs: ['typed\n'], entry: { kind: 'program' } },
    expected: null,
  });
});

/** What the server recorded of the program: its first two lines. */
const SERVED = [
  '0 [0,1,0,0,0,[],[],null,"<module>",-1]',
  '0 [0,2,0,0,1,["a",0],[0,["L","list",2,"i1","i2"]]]',
  '0 ["e",2]',
].join('\n');

const served = (recording: string | null): GraphqlRoot => {
  const test = { ...CHALLENGE.samples[0], isHidden: false, isPassed: false };
  const printed = {
    actualStdout: stdout,
    executionTimeSeconds: 0,
    error: 'The program was ended.',
  };
  const result = { status: 'FINISHED', output: stdout, error: null, executionTimeSeconds: 0 };
  return { executeCode: () => ({ ...result, tests: [{ ...test, ...printed }], recording }) };
};

const recordOnServer = () =>
  userEvent.click(screen.getAllByRole('button', { name: 'Record on the server' })[0] as Element);

test('a run on the server can be recorded in this browser, too', async () => {
  const record = vi.fn(async (_: RecordedRun) => ({ outcome, recording }));
  await showResults({ record, root: served(null), start: 'server' });
  await askWhy();
  expect(await screen.findByRole('dialog', { name: /^Replay of “/ })).toBeTruthy();
  expect(record.mock.calls[0]?.[0].request).toMatchObject({
    inputs: [CHALLENGE.samples[0]?.stdin],
  });
});

test('Python that does not load is told in a sentence, and can be tried again', async () => {
  let tries = 0;
  const record = async () => {
    tries += 1;
    if (tries === 1) throw new Error('Python could not be loaded. Check your connection.');
    return { outcome, recording };
  };
  await showResults({ record });
  await askWhy();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Python could not be loaded. Check your connection.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: /^Replay of “/ })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a sample that ran on the server is recorded there', async () => {
  const calls = await showResults({ root: served(`${SERVED}\n`), start: 'server' });
  await recordOnServer();
  const dialog = await screen.findByRole('dialog', { name: /^Replay of “/ });
  expect(dialog.textContent).toContain('2 steps');
  expect(calls().at(-1)?.variables).toEqual({
    challengeId: CHALLENGE.id,
    code: CODE,
    recordedCase: 0,
  });
});

test('a sample of a lab is also recorded on the server after a run in the browser', async () => {
  const lab = { hosts: [{ ip: '192.0.2.20', ports: {} }] };
  await showResults({ challenge: { ...CHALLENGE, lab }, root: served(`${SERVED}\n`) });
  await recordOnServer();
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test.each([
  [
    'a limit',
    'Too many runs. Try again in 40 seconds.',
    () => {
      throw failureOf('RATE_LIMITED', 'Too many runs. Try again in 40 seconds.');
    },
  ],
  ['an end of the run', 'The program was ended.', served(null)['executeCode']],
  ['a damaged recording', 'could not be recorded', served('0 [7]\n')['executeCode']],
])('%s on the server is told in words', async (_what, words, executeCode) => {
  let runs = 0;
  const first = served(null)['executeCode'] as () => unknown;
  const answer = executeCode as () => unknown;
  const root: GraphqlRoot = { executeCode: () => (runs++ === 0 ? first() : answer()) };
  await showResults({ root, start: 'server' });
  await recordOnServer();
  expect((await screen.findByRole('alert')).textContent).toContain(words);
});
