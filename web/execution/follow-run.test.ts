import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ExecutionEvent } from './execution-state.ts';
import { followRun } from './follow-run.ts';

let events: ExecutionEvent[];
const follow = () => followRun((event) => events.push(event));
const types = () => events.map(({ type }) => type);

beforeEach(() => {
  events = [];
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

test('many prints are batched into one update, separately for each case', () => {
  const { observer } = follow();
  for (let count = 0; count < 1_000; count += 1) observer.onOutput('.', 0);
  observer.onOutput('next', 1);
  vi.advanceTimersByTime(1_000);
  expect(events).toEqual([
    { type: 'shown', part: { kind: 'output', text: '.'.repeat(1_000), caseIndex: 0 } },
    { type: 'shown', part: { kind: 'output', text: 'next', caseIndex: 1 } },
  ]);
});

test('a prompt is shown before the program waits', () => {
  const { observer } = follow();
  observer.onOutput('Name? ', 0);
  void observer.askInput(0);
  expect(types()).toEqual(['shown', 'asked']);
});

test('a line is sent to the program with its newline, and the end of input as null', async () => {
  const { observer, sendInput } = follow();
  const first = observer.askInput(0);
  sendInput('Ada');
  const second = observer.askInput(0);
  sendInput(null);
  expect([await first, await second]).toEqual(['Ada\n', null]);
  expect(events.at(1)).toEqual({
    type: 'answered',
    part: { kind: 'input', text: 'Ada\n', caseIndex: 0 },
  });
  expect(events.at(-1)).toEqual({ type: 'answered', part: null });
});

test('input that is sent too early waits for the next prompt', async () => {
  const { observer, sendInput } = follow();
  sendInput('1');
  sendInput('2');
  expect(events).toEqual([]);
  expect([await observer.askInput(0), await observer.askInput(0)]).toEqual(['1\n', '2\n']);
});

test('nothing is shown after the end', () => {
  const { observer, end } = follow();
  observer.onOutput('last', 0);
  end();
  observer.onOutput('too late', 0);
  vi.advanceTimersByTime(1_000);
  expect(events).toMatchObject([{ part: { text: 'last' } }]);
});
