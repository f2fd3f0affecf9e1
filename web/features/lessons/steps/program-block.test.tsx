import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CaseOutcome, RunRequest } from '../../../../sandbox/contract.ts';
import {
  type CreateLocalRunner,
  LocalRunnerProvider,
} from '../../../execution/local-runner-context.tsx';
import type { LocalPythonRunner } from '../../../execution/python/local-python-runner.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { serveGraphql } from '../../../testing/serve-graphql.ts';
import { ProgramBlock } from './program-block.tsx';

const LAB = { hosts: [{ ip: '192.0.2.20', ports: { '22': {} } }] };
const PROGRAM = {
  fileName: 'report.py',
  caption: '',
  code: 'print(input())\n',
  stdin: 'packet\n',
  output: 'packet\n',
};

const finished = (stdout: string): CaseOutcome => ({
  status: 'FINISHED',
  stdout,
  output: stdout,
  error: null,
  seconds: 0.25,
});

/** Shows the program, with a runner that returns the same outcome for every run. */
function showProgram(
  outcome: CaseOutcome,
  pause?: Promise<undefined>,
  findMistake: LocalPythonRunner['findMistake'] = async () => null,
) {
  const requests: RunRequest[] = [];
  const createRunner = vi.fn<CreateLocalRunner>(() => ({
    run: async (request) => {
      requests.push(request);
      await pause;
      return { outcomes: [outcome] };
    },
    stop: async () => null,
    findMistake,
    warm: async () => undefined,
    close: () => undefined,
  }));
  const calls = serveGraphql({});
  renderSignedIn(
    <LocalRunnerProvider createRunner={createRunner} isEager={false}>
      <ProgramBlock program={PROGRAM} lab={LAB} />
    </LocalRunnerProvider>,
    { at: '/' },
  );
  return { requests, createRunner, calls };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const editor = () => screen.getByRole('textbox', { name: 'Code of report.py' });

// jsdom has no layout and can't scroll.
beforeEach(() => void Reflect.set(Element.prototype, 'scrollIntoView', () => undefined));

test('before a run, the program shows its input and what the lesson says it prints', () => {
  showProgram(finished(''));
  expect(screen.getByLabelText('Input').textContent).toBe('packet\n');
  expect(screen.getByLabelText('What it prints').textContent).toBe('packet\n');
  expect(editor()).toHaveProperty('value', 'print(input())');
});

test('Python loads only when the program is changed or run, and nothing is sent to the server', async () => {
  const { requests, createRunner, calls } = showProgram(finished('packet\n'));
  expect(createRunner).not.toHaveBeenCalled();
  await press('Run (Local)');
  expect((await screen.findByLabelText('Output')).textContent).toBe('packet\n');
  expect(screen.getByText('ran in your browser')).toBeTruthy();
  expect(requests).toMatchObject([{ code: 'print(input())', inputs: ['packet\n'], lab: LAB }]);
  expect(calls()).toEqual([]);
});

test('it says what "local" means until Python is there, and that Python is loading', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  showProgram(finished('packet\n'), promise);
  expect(screen.getByText(/“Local” means here, in your browser/)).toBeTruthy();
  await press('Run (Local)');
  expect(screen.getByText('loading Python')).toBeTruthy();
  expect(screen.getByText(/Python loads into this page once/)).toBeTruthy();
  resolve(undefined);
  expect((await screen.findByLabelText('Output')).textContent).toBe('packet\n');
});

test('an output that differs from the lesson is said to, unless the program was changed', async () => {
  showProgram(finished('Packet\n'));
  await press('Run (Local)');
  expect(await screen.findByText(/not what the lesson shows/)).toBeTruthy();
  await userEvent.type(editor(), '#{Control>}{Enter}{/Control}');
  expect(await screen.findByText('ran in your browser')).toBeTruthy();
});

test('a changed program is never shown above an old output, and can be reset', async () => {
  showProgram(finished('packet\n'));
  await press('Run (Local)');
  await screen.findByLabelText('Output');
  await userEvent.type(editor(), '# mine');
  expect(screen.queryByLabelText('Output')).toBeNull();
  expect(screen.queryByLabelText('What it prints')).toBeNull();
  expect(screen.getByText('Run it to see what it prints now.')).toBeTruthy();
  await press('Reset');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Run (Local)' }));
  expect(editor()).toHaveProperty('value', 'print(input())');
  expect(screen.getByLabelText('What it prints')).toBeTruthy();
});

test('the output of a run is not shown if the program was changed meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  showProgram(finished('packet\n'), promise);
  await press('Run (Local)');
  await userEvent.type(editor(), '# mine');
  resolve(undefined);
  expect(await screen.findByText('Run it to see what it prints now.')).toBeTruthy();
  expect(screen.queryByLabelText('Output')).toBeNull();
});

test('an error marks its line and shows an explanation and, on request, Python’s message', async () => {
  const text =
    'Traceback (most recent call last):\n  File "solution.py", line 1, in <module>\n' +
    "NameError: name 'pint' is not defined";
  showProgram({ ...finished(''), status: 'ERROR', error: `${text}\n\npint isn’t defined.` });
  await press('Run (Local)');
  expect((await screen.findByLabelText('Line 1')).textContent).toBe('1 print(input())');
  expect(screen.getByText('pint isn’t defined.')).toBeTruthy();
  expect(screen.getByLabelText('Traceback').textContent).toBe(text);
  expect(screen.getByText('did not finish')).toBeTruthy();
  expect(editor().getAttribute('aria-invalid')).toBe('true');
});

test('a mistake is underlined after a pause and explained below the editor, without an announcement', async () => {
  const mistake = { line: 1, column: 1, endColumn: 6, message: 'It needs a closing bracket.' };
  const find = vi.fn(async (code: string) => (code.endsWith('(') ? mistake : null));
  const { requests } = showProgram(finished('packet\n'), undefined, find);
  await userEvent.clear(editor());
  await userEvent.type(editor(), 'print(');
  const list = await screen.findByRole('list', { name: 'Errors in the code' });
  expect(list.textContent).toBe('Line 1It needs a closing bracket.');
  expect(list.closest('[role=status], [role=alert], [aria-live]')).toBeNull();
  expect(document.querySelector('.mistake')?.textContent).toBe('print');
  expect(editor().getAttribute('aria-invalid')).toBeNull();
  expect(find.mock.calls.map(([code]) => code)).not.toContain('pri');
  await userEvent.type(editor(), ')');
  await waitFor(() => expect(list.isConnected).toBe(false));
  expect(requests).toEqual([]);
});

test('Tab indents, and after Escape it leaves the editor', async () => {
  const insert = vi.fn(() => true);
  Reflect.set(document, 'execCommand', insert);
  showProgram(finished(''));
  editor().focus();
  await userEvent.keyboard('{Tab}');
  expect(insert).toHaveBeenCalledWith('insertText', false, '    ');
  expect(document.activeElement).toBe(editor());
  await userEvent.keyboard('{Escape}{Tab}');
  expect(document.activeElement).not.toBe(editor());
  Reflect.deleteProperty(document, 'execCommand');
});
