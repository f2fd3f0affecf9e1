import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RunObserver, RunRequest, RunResult } from '../../../sandbox/contract.ts';
import { ExecutionProvider } from '../../execution/execution-context.tsx';
import { useExecution } from '../../execution/execution-value.ts';
import {
  type CreateLocalRunner,
  LocalRunnerProvider,
} from '../../execution/local-runner-context.tsx';
import type { WorkspaceChallengeFragment } from '../../graphql/__generated__/operations.ts';
import { serveGraphql } from '../../testing/serve-graphql.ts';
import { challengeFields } from '../../testing/learner.ts';
import { renderSignedIn } from '../../testing/render-signed-in.tsx';
import { ResultsPanel, useResultsOpen } from './results-panel.tsx';

const CHALLENGE = challengeFields('one') as unknown as WorkspaceChallengeFragment;
const EOF_ERROR =
  'Traceback (most recent call last):\n  File "solution.py", line 1, in <module>\n    input()\n' +
  'EOFError: EOF when reading a line';

type Notify = Parameters<CreateLocalRunner>[0];

/** A runner whose loading and runs the test controls. */
function heldRunner() {
  const runs: { request: RunRequest; observer: RunObserver }[] = [];
  const held = Promise.withResolvers<RunResult>();
  const warm = vi.fn(async () => undefined);
  let notify: Notify | undefined;
  const create: CreateLocalRunner = (options) => {
    notify = options;
    return {
      run: (request, observer = {}) => {
        runs.push({ request, observer });
        return held.promise;
      },
      stop: async () => 2,
      findMistake: async () => null,
      warm,
      close: () => undefined,
    };
  };
  const end = (error: string | null, output = ''): Promise<void> =>
    act(async () => {
      const status = error === null ? 'FINISHED' : 'ERROR';
      held.resolve({ outcomes: [{ status, stdout: output, output, error, seconds: 0 }] });
    });
  const load = (action: (to: Notify) => void): void => act(() => notify && action(notify));
  return { create, runs, warm, end, load };
}

function Results() {
  const [isOpen, setIsOpen] = useResultsOpen(false);
  return <ResultsPanel challenge={CHALLENGE} isOpen={isOpen} onToggle={setIsOpen} />;
}

function Starter() {
  const { executeCodeLocal, executeWithOwnInput, stop } = useExecution();
  return (
    <>
      <button onClick={() => void executeCodeLocal('input()', 'Title')}>run</button>
      <button onClick={() => void executeWithOwnInput('input()', '')}>own</button>
      <button onClick={stop}>stop</button>
    </>
  );
}

beforeEach(() => {
  Reflect.set(Element.prototype, 'scrollIntoView', () => undefined);
  vi.stubGlobal('crossOriginIsolated', true);
  const runner = heldRunner();
  serveGraphql({});
  renderSignedIn(
    <LocalRunnerProvider createRunner={runner.create}>
      <ExecutionProvider challenge={CHALLENGE}>
        <Starter />
        <Results />
      </ExecutionProvider>
    </LocalRunnerProvider>,
    { at: '/' },
  );
  current = runner;
});
let current: ReturnType<typeof heldRunner>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** The current run. */
function run() {
  const [only] = current.runs;
  if (only === undefined) throw new Error('Nothing runs.');
  return only;
}

/** Asks for input, like a program. */
function ask() {
  let answer: Promise<string | null> | undefined;
  act(() => {
    answer = run().observer.askInput?.(0);
  });
  return answer;
}

test('loading Python shows a progress bar, which disappears when Python is ready', () => {
  current.load(({ onProgress }) => onProgress(0.42, 'Loading Python'));
  const bar = screen.getByRole('progressbar', { name: 'Loading Python' });
  expect(bar.getAttribute('aria-valuenow')).toBe('42');
  current.load(({ onProgress }) => onProgress(1, 'Python is ready'));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a failed load says why and can be retried', async () => {
  current.load(({ onFailure }) => onFailure('Python could not be loaded. The line is cut.'));
  expect(screen.getByRole('alert').textContent).toContain('The line is cut.');
  expect(current.warm).toHaveBeenCalledOnce();
  await press('Load Python again');
  expect(current.warm).toHaveBeenCalledTimes(2);
  current.load(({ onProgress }) => onProgress(0, 'Loading Python'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('output is shown while the program runs, under the name of its sample', async () => {
  await press('run');
  act(() => run().observer.onOutput?.('22 open\n', 0));
  const log = await screen.findByRole('log', { name: 'Output: One open port' });
  expect(log.textContent).toBe('22 open\n');
  act(() => run().observer.onCase?.(0));
  expect(screen.getByText('running')).toBeTruthy();
});

test('a tested run reaches the end of its input, as on the server', async () => {
  await press('run');
  expect(run().observer.askInput).toBeUndefined();
});

test('a program that asks for input gets typed lines, and then the end of input', async () => {
  await press('own');
  run().observer.onOutput?.('Name? ', 0);
  const first = ask();
  const field = await screen.findByLabelText('The program asks for input');
  expect(document.activeElement).toBe(field);
  expect(screen.getByText('waiting for your input')).toBeTruthy();
  await userEvent.type(field, 'Ada{Enter}');
  expect(await first).toBe('Ada\n');
  const second = ask();
  await press('End of input');
  expect(await second).toBeNull();
  expect(screen.queryByLabelText('The program asks for input')).toBeNull();
  await current.end(null, 'Name? ');
  expect(screen.getByRole('log', { name: 'Console' }).textContent).toBe('Name? Ada\n');
  expect(screen.getByText('finished')).toBeTruthy();
});

test('a sample that runs out of input offers to continue by typing', async () => {
  await press('run');
  await current.end(EOF_ERROR);
  await press('Continue with own input');
  expect(current.runs[1]?.request.inputs).toEqual(['192.0.2.20\n']);
  expect(current.runs[1]?.observer.askInput).toBeDefined();
  const rows = within(screen.getByRole('list'));
  expect(rows.queryByText('running')).toBeNull();
});

test('a run that is stopped keeps its output, says when, and opens no test as failed', async () => {
  await press('run');
  act(() => run().observer.onCase?.(0));
  act(() => run().observer.onOutput?.('22 open\n', 0));
  await screen.findByRole('log');
  await press('stop');
  expect(await screen.findByText(/^stopped by you after \d+\.\d s, in line 2$/)).toBeTruthy();
  expect(screen.getByRole('log').textContent).toBe('22 open\n');
  expect(screen.getByText('stopped here')).toBeTruthy();
});

test('a stopped run without output leaves the results open', async () => {
  await press('run');
  await press('stop');
  expect(await screen.findByText(/^stopped by you/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Collapse' })).toBeTruthy();
});

test('a test that was left out is not shown as failed, and has no time', async () => {
  await press('run');
  await current.end(
    'Not run: the program reached the time limit on an earlier input. Fix that first.',
  );
  expect(screen.getByText('left out')).toBeTruthy();
  expect(screen.queryByText('Test Failed')).toBeNull();
  expect(screen.queryByText('0.00 s')).toBeNull();
});
