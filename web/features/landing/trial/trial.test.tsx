import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { trial } from 'virtual:trial';
import { readDraft } from '../../../drafts/draft.ts';
import { visitorDraftKey } from '../../../drafts/visitor-draft.ts';
import type { ExecutionReport } from '../../../execution/execution-report.ts';
import { eventually } from '../../../testing/eventually.ts';
import { server } from '../../../testing/server.ts';
import { Hero } from '../hero.tsx';
import type { BrowserPython } from './browser-python.ts';

const RIGHT = 'print(f"Hello, relay. This is {input()}.")';
const EXECUTE = '/api/submissions/execute';

const python = vi.hoisted(() => ({ open: vi.fn<() => BrowserPython>() }));
vi.mock('./browser-python.ts', () => ({ openBrowserPython: python.open }));

const session = vi.hoisted(() => ({ start: vi.fn<() => Promise<unknown>>() }));
vi.mock('../../../session/start-anonymous-session.ts', () => ({
  startAnonymousSession: session.start,
}));

/** Python that is ready when the test says so, and passes every test. */
function controlPython() {
  const ready = Promise.withResolvers<undefined>();
  const run = vi.fn<BrowserPython['run']>((code) => Promise.resolve(localReport(code)));
  python.open.mockReturnValue({
    ready: ready.promise.then(() => undefined),
    run,
    stop: () => Promise.resolve(2),
    close: () => undefined,
  });
  return { ready, run };
}

function localReport(code: string): ExecutionReport {
  return {
    isLocal: true,
    isSubmission: false,
    isSuccess: true,
    code,
    status: 'FINISHED',
    output: '',
    error: null,
    executionTimeSeconds: 0.1,
    experienceEarned: 0,
    levelReached: null,
    feedback: null,
    tests: trial.samples.map((sample) => ({
      ...sample,
      isHidden: false,
      isPassed: true,
      ...{ actualStdout: sample.expectedStdout, output: sample.expectedStdout },
      executionTimeSeconds: 0.1,
      error: null,
    })),
  };
}

/** The server's answer: one output and one error for all samples. */
function answerOf({ output, error = null }: { output?: string; error?: string | null }) {
  const tests = trial.samples.map(({ name, expectedStdout }) => ({
    name,
    success: output === undefined && error === null,
    ...{ output: output ?? expectedStdout, stdout: output ?? expectedStdout },
    expected_output: expectedStdout,
    error,
    is_hidden: false,
  }));
  return {
    success: tests.every(({ success }) => success),
    status: 'finished',
    output: '',
    error,
    execution_time: 0.2,
    test_results: tests,
    achievements_earned: [],
  };
}

/** Answers every run on the server, and collects what was sent. */
function serve(answer: ReturnType<typeof answerOf>): { code: string }[] {
  const sent: { code: string }[] = [];
  server.use(
    http.post(EXECUTE, async ({ request }) => {
      sent.push((await request.json()) as { code: string });
      return HttpResponse.json(answer);
    }),
  );
  return sent;
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  python.open.mockReset();
  session.start.mockReset();
});

const editor = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /first_contact/ });
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function write(code: string): Promise<void> {
  await userEvent.clear(editor());
  await userEvent.click(editor());
  await userEvent.paste(code);
}

test('the prerendered page has the editor with the starter code, the task and its example', () => {
  const html = renderToString(<Hero />);
  expect(html).toContain('callsign = input()');
  expect(html).toContain(trial.description);
  expect(html).toContain('Hello, relay. This is kestrel.');
});

test('nothing of Python is loaded before the visitor touches the editor', async () => {
  controlPython();
  render(<Hero />);
  expect(python.open).not.toHaveBeenCalled();
  await userEvent.click(editor());
  await eventually(() => expect(python.open).toHaveBeenCalledOnce());
});

test('until Python is ready, a run goes to the server and says so; after that, it stays here', async () => {
  const { ready, run } = controlPython();
  const sent = serve(answerOf({}));
  render(<Hero />);
  await write(RIGHT);
  await click('Run');
  await screen.findByText('First contact made. 2 of 2 passed.');
  expect(sent).toEqual([{ challenge_id: trial.id, language: 'python', code: RIGHT }]);
  await write(`${RIGHT} `);
  screen.getByText('ran on our server; Python is still loading here');
  ready.resolve(undefined);
  await eventually(() => expect(python.open).toHaveBeenCalled());
  await click('Run again');
  await screen.findByText('First contact made. 2 of 2 passed.');
  expect(run).toHaveBeenCalledOnce();
  expect(sent).toHaveLength(1);
  expect(screen.queryByText(/our server/)).toBeNull();
});

test('a wrong output is explained with what was expected', async () => {
  controlPython();
  serve(answerOf({ output: 'Hello\n', error: 'Line 1: expected "Hello, relay.", got "Hello".' }));
  render(<Hero />);
  await click('Run');
  await screen.findByText('0 of 2 passed');
  expect(screen.getByRole('status').textContent).toBe('0 of 2 tests passed');
  screen.getByText(/^Line 1: expected/);
  screen.getByText('Expected');
  expect(screen.getAllByText(/Test Failed/)).toHaveLength(2);
});

test("Python's error is explained, and its line is marked", async () => {
  controlPython();
  const error =
    "Traceback (most recent call last):\n  File \"solution.py\", line 2, in <module>\nNameError: name 'hello' is not defined\n\n`hello` isn't defined. If it's meant as text, put it in quotes.";
  serve(answerOf({ output: '', error }));
  const { container } = render(<Hero />);
  await write('callsign = input()\nprint(hello)');
  await click('Run');
  await screen.findByText(/meant as text/);
  expect(container.querySelectorAll('figure [data-mark="error"]')).toHaveLength(1);
  expect(editor().getAttribute('aria-invalid')).toBe('true');
});

test('a refused run waits, and runs here as soon as Python is ready', async () => {
  const { ready, run } = controlPython();
  const message = 'This address ran code without an account too often. Wait 30 seconds.';
  server.use(
    http.post(EXECUTE, () =>
      HttpResponse.json(
        { error: message, code: 'RATE_LIMITED' },
        { status: 429, headers: { 'retry-after': '30' } },
      ),
    ),
  );
  render(<Hero />);
  await write(RIGHT);
  await click('Run');
  expect(await screen.findAllByText(message)).toHaveLength(2);
  screen.getByText(/as soon as Python is ready in your browser, or in 30 s/);
  ready.resolve(undefined);
  await screen.findByText('First contact made. 2 of 2 passed.');
  expect(run.mock.lastCall?.[0]).toBe(RIGHT);
});

test('a visitor can stop a run that waits', async () => {
  controlPython();
  server.use(http.post(EXECUTE, () => new Promise<never>(() => undefined)));
  render(<Hero />);
  await click('Run');
  await click('Stop');
  screen.getByText('stopped');
});

test('without a connection, the visitor is told to try again, and the code stays', async () => {
  controlPython();
  server.use(http.post(EXECUTE, () => HttpResponse.error()));
  render(<Hero />);
  await write(RIGHT);
  await click('Run');
  const message = 'Network error. Please check your connection and try again.';
  expect(await screen.findAllByText(message)).toHaveLength(2);
  expect(editor().value).toBe(RIGHT);
});

test('hints appear one after another', async () => {
  controlPython();
  render(<Hero />);
  await click('Show a hint');
  for (let shown = 1; shown < trial.hints.length; shown++) await click('Next hint');
  const hints = screen.getByRole('list', { name: 'Hints' });
  expect(within(hints).getAllByRole('listitem')).toHaveLength(trial.hints.length);
  expect(screen.queryByRole('button', { name: 'Next hint' })).toBeNull();
  expect(document.activeElement).toBe(hints);
});

test('the code is kept on this device and comes back', async () => {
  controlPython();
  const { unmount } = render(<Hero />);
  await write(RIGHT);
  const key = visitorDraftKey(trial.id);
  await eventually(() => expect(readDraft(localStorage, key)?.code).toBe(RIGHT));
  unmount();
  render(<Hero />);
  expect(editor().value).toBe(RIGHT);
});

async function solve(): Promise<void> {
  controlPython();
  serve(answerOf({}));
  render(<Hero />);
  await write(RIGHT);
  await click('Run');
  await screen.findByRole('button', { name: 'Submit and keep it' });
}

test('the submission starts a session, saves the draft, shows the XP, and leads to the first lesson', async () => {
  session.start.mockResolvedValue({ accessToken: () => Promise.resolve('token-of-visitor') });
  const headers: Headers[] = [];
  const drafts: unknown[] = [];
  server.use(
    http.post('/api/submissions/submit', ({ request }) => {
      headers.push(request.headers);
      return HttpResponse.json({
        ...answerOf({}),
        achievements_earned: [{ name: 'First packet', experience_reward: 25 }],
        experience_earned: 25,
        profile: { experience_points: 50 },
      });
    }),
    http.post(`/api/challenges/${trial.id}/draft`, async ({ request }) => {
      drafts.push(await request.json());
      return HttpResponse.json({ draft: null });
    }),
  );
  await solve();
  await click('Submit and keep it');
  const heading = await screen.findByRole('heading', { name: 'Accepted. You earned 25 XP.' });
  expect(document.activeElement).toBe(heading);
  screen.getByText('Badge: First packet (+25 XP). That makes 50 XP in all.');
  await eventually(() => expect(drafts).toEqual([{ code: RIGHT }]));
  expect(headers[0]?.get('authorization')).toBe('Bearer token-of-visitor');
  expect(headers[0]?.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
  expect(headers[0]?.get('traceparent')).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  const next = screen.getByRole('link', { name: `Next: ${trial.firstLesson.title}` });
  expect(next.getAttribute('href')).toBe(`/lessons/${trial.firstLesson.id}`);
  expect(screen.getAllByRole('link', { name: 'Create an account' })).toHaveLength(2);
});

test('a session that cannot be started leaves the solution as it is', async () => {
  session.start.mockRejectedValue(new Error('Trying without an account is turned off here.'));
  await solve();
  await click('Submit and keep it');
  await screen.findByText('Trying without an account is turned off here.');
  screen.getByRole('button', { name: 'Submit and keep it' });
});

test('a draft that cannot be read is ignored', () => {
  controlPython();
  localStorage.setItem(visitorDraftKey(trial.id), 'not a draft');
  render(<Hero />);
  expect(editor().value).toBe(trial.starterCode);
});
