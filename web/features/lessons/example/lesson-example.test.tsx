import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CaseOutcome, RunRequest } from '../../../../sandbox/contract.ts';
import {
  type CreateLocalRunner,
  LocalRunnerProvider,
} from '../../../execution/local-runner-context.tsx';
import { serveGraphql } from '../../../testing/serve-graphql.ts';
import { renderSignedIn } from '../../../testing/render-signed-in.tsx';
import { LessonExample } from './lesson-example.tsx';

const LAB = { hosts: [{ ip: '192.0.2.20', ports: { '22': {} } }] };
const EXAMPLE = {
  code: 'print("packet")\n',
  codeHtml: null,
  output: 'packet\n',
  lab: LAB,
};

const finished = (stdout: string): CaseOutcome => ({
  status: 'FINISHED',
  stdout,
  output: stdout,
  error: null,
  seconds: 0.25,
});

/** A runner that returns the same outcome for every run. */
function showExample(outcome: CaseOutcome) {
  const requests: RunRequest[] = [];
  const createRunner = vi.fn<CreateLocalRunner>(() => ({
    run: async (request) => {
      requests.push(request);
      return { outcomes: [outcome] };
    },
    stop: () => undefined,
    warm: async () => undefined,
    close: () => undefined,
  }));
  const calls = serveGraphql({});
  renderSignedIn(
    <LocalRunnerProvider createRunner={createRunner} isEager={false}>
      <LessonExample example={EXAMPLE} />
    </LocalRunnerProvider>,
    { at: '/' },
  );
  return { requests, createRunner, calls };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

// jsdom has no layout and can't scroll.
beforeEach(() => void Reflect.set(Element.prototype, 'scrollIntoView', () => undefined));

test('Python loads only when the example is run, and nothing is sent to the server', async () => {
  const { requests, createRunner, calls } = showExample(finished('packet\n'));
  expect(createRunner).not.toHaveBeenCalled();
  await press('Run (Local)');
  expect(await screen.findByLabelText('What it printed')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(
    'ran in your browser, 0.25 s: the output matches the lesson',
  );
  expect(requests).toMatchObject([{ code: EXAMPLE.code, inputs: [''], lab: LAB }]);
  expect(calls()).toEqual([]);
});

test("a changed example is run, and its output is compared with the lesson's", async () => {
  const { requests } = showExample(finished('Packet\n'));
  await press('Edit');
  const editor = screen.getByRole('textbox', { name: 'Your version of example.py' });
  expect(document.activeElement).toBe(editor);
  await userEvent.clear(editor);
  await userEvent.type(editor, 'print("Packet"){Control>}{Enter}{/Control}');
  expect(
    await screen.findByText(/the output of your version differs from the lesson/),
  ).toBeTruthy();
  expect(
    screen.getByText('Only uppercase and lowercase letters differ from the expected output.'),
  ).toBeTruthy();
  expect(requests.map(({ code }) => code)).toEqual(['print("Packet")']);
});

test("editing clears the result, and Reset restores the lesson's code", async () => {
  showExample(finished('packet\n'));
  await press('Run (Local)');
  await screen.findByLabelText('What it printed');
  await press('Edit');
  expect(screen.queryByLabelText('What it printed')).toBeNull();
  await userEvent.type(screen.getByRole('textbox'), '# mine');
  await press('Reset');
  expect(screen.getByLabelText('example.py').textContent).toBe(EXAMPLE.code);
});

test('an error shows its line, an explanation, Python’s message and, on request, the traceback', async () => {
  const text =
    'Traceback (most recent call last):\n  File "solution.py", line 1, in <module>\n' +
    "NameError: name 'pint' is not defined";
  showExample({ ...finished(''), status: 'ERROR', error: `${text}\n\n\`pint\` isn’t defined.` });
  await press('Run (Local)');
  expect((await screen.findByLabelText('Line 1')).textContent).toBe('1 print("packet")');
  expect(screen.getByText('pint').parentElement?.textContent).toBe('pint isn’t defined.');
  expect(screen.getByText("NameError: name 'pint' is not defined")).toBeTruthy();
  expect(screen.getByLabelText('Traceback').textContent).toBe(text);
  expect(screen.getByRole('status').textContent).toContain('did not finish');
});

test('code that the sandbox refuses to run shows why', async () => {
  const error =
    'This code was not run: "import js" on line 1 tries to use the surrounding page, which the sandbox does not have.';
  const { requests } = showExample({ ...finished(''), status: 'ERROR', error });
  await press('Run (Local)');
  expect((await screen.findByRole('alert')).textContent).toContain(error);
  expect(screen.queryByText(/did not finish/)).toBeNull();
  expect(requests).toMatchObject([{ checksSafety: true }]);
});
