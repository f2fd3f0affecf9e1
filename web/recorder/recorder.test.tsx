import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { RecorderDialog } from './recorder-dialog.tsx';
import type { RecordedTest } from './recorded-test.ts';
import { ALIASING, CALL, recordingOf, stepOf, WIRE } from './recording-for-tests.ts';

afterEach(cleanup);

function show(given: Partial<RecordedTest> = {}) {
  const { code, recording, stdout, expectedStdout } = ALIASING;
  const onClose = vi.fn();
  const test: RecordedTest = {
    name: 'Two names',
    code,
    isFunction: false,
    lab: null,
    recording,
    outcome: { stdout },
    originalStdout: stdout,
    expectedStdout,
    asksWhy: true,
    ...given,
  };
  render(<RecorderDialog test={test} opener={{ current: null }} onClose={onClose} />);
  return onClose;
}

const slider = () => screen.getByRole('slider', { name: 'Step' });
const status = () => screen.getByRole('status').textContent;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const currentLine = () => document.querySelector('[data-step="step"]')?.textContent ?? '';

test('a failed test opens at the line that printed the first wrong byte', () => {
  show();
  expect(currentLine()).toContain('print(a)');
  expect(slider().getAttribute('aria-valuetext')).toBe('Step 4 of 5');
  expect(screen.getByText('first wrong output at step 4')).toBeTruthy();
});

test('a passed test opens at its first step', () => {
  show({ expectedStdout: ALIASING.stdout });
  expect(slider().getAttribute('aria-valuetext')).toBe('Step 1 of 5');
  expect(screen.queryByText(/first wrong output/)).toBeNull();
});

test('arrow keys, Home and End move, and the changes are announced', async () => {
  show();
  expect(document.activeElement).toBe(slider());
  await userEvent.keyboard('{Home}');
  expect(status()).toContain('The program starts. Next is line 1.');
  await userEvent.keyboard('{ArrowRight}');
  expect(status()).toContain('Line 1 set a to [1, 2]. Next is line 2.');
  await userEvent.keyboard('{End}');
  expect(slider().getAttribute('aria-valuetext')).toBe('Step 5 of 5');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(currentLine()).toContain('b.append(3)');
});

test('playing moves step by step, and ends at the last one', async () => {
  show({ expectedStdout: ALIASING.stdout });
  await press('Play');
  await press('Pause');
  await press('Play');
  await eventually(() => expect(slider().getAttribute('aria-valuetext')).toBe('Step 5 of 5'));
  expect(await screen.findByRole('button', { name: 'Play' })).toHaveProperty('disabled', true);
});

test('the next change of a variable is one key or button away', async () => {
  show({ expectedStdout: null });
  fireEvent.change(slider(), { target: { value: '1' } });
  await press(/^a$/);
  slider().focus();
  await userEvent.keyboard('c');
  expect(status()).toContain('Line 3 added 3 to a. b is the same list.');
  expect(screen.getByRole('button', { name: 'Next change of a' })).toHaveProperty('disabled', true);
});

test('two names of one list point at the same box', () => {
  show();
  const boxes = within(screen.getByRole('list', { name: 'Objects' }));
  expect(boxes.getByText('2 names, one object')).toBeTruthy();
  expect(boxes.getByText('a, b')).toBeTruthy();
});

test('values stand beside the lines that made them', () => {
  show();
  const line = document.querySelectorAll('pre[aria-label^="Recorded program"] .line')[2];
  expect(line?.textContent).toContain('b.append(3)a = [1, 2, 3]b = [1, 2, 3]');
});

test('what a line prints stands beside it', () => {
  show();
  expect(currentLine()).toBe('print(a)prints [1, 2, 3]');
});

test('the output is that after the line, and is compared once it is wrong', async () => {
  show();
  expect(screen.getByText('differs from what is expected')).toBeTruthy();
  await press('Step back');
  expect(screen.getByText('nothing yet')).toBeTruthy();
  await press('Last step');
  expect(screen.getByText('differs from what is expected')).toBeTruthy();
});

test('what happened is in sight and announced, with the verdict where the test failed', () => {
  show();
  const happened = screen.getByRole('region', { name: 'What happened here' });
  expect(happened.textContent).toContain('Line 3 added 3 to a. b is the same list.');
  expect(status()).toContain('Here the output first differs from what is expected.');
  expect(happened.contains(screen.getByRole('status'))).toBe(true);
});

test('an error is where a failed test opens, even after wrong output', () => {
  const [first, second] = ALIASING.recording.steps;
  if (first === undefined || second === undefined) throw new Error('There are five steps.');
  const result = { kind: 'scalar', type: 'ValueError', text: "ValueError('no')" } as const;
  const raised = stepOf({ line: 2, kind: 'raise', outputBytes: 2, result });
  const recording = recordingOf([first, second, raised]);
  show({ recording, outcome: { stdout: 'x\n' } });
  expect(screen.getByText('error at step 3')).toBeTruthy();
  expect(status()).toContain('Nothing handles this error');
  expect(screen.getByRole('row', { name: "raise ValueError('no') ValueError" })).toBeTruthy();
});

test('stepping through a program starts at its beginning, even if it fails later', () => {
  show({ asksWhy: false });
  expect(slider().getAttribute('aria-valuetext')).toBe('Step 1 of 5');
});

test('the head says what is replayed, its size, and how long the recording took', () => {
  show({ subject: 'Banner grabber', outcome: { stdout: ALIASING.stdout, seconds: 0.031 } });
  expect(screen.getByText('Banner grabber')).toBeTruthy();
  expect(screen.getByText('5 steps, recorded in 31 ms')).toBeTruthy();
});

test('a frame of the call stack shows its own variables', async () => {
  const { code, recording, stdout } = CALL;
  show({ code, recording, outcome: { stdout }, originalStdout: stdout, expectedStdout: '4\n' });
  fireEvent.change(slider(), { target: { value: '3' } });
  expect(screen.getByText('Variables in double')).toBeTruthy();
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Call stack' })).getByText('module'),
  );
  expect(screen.getByText('Variables in module')).toBeTruthy();
  await press('Step over');
  expect(slider().getAttribute('aria-valuetext')).toBe('Step 5 of 6');
});

test('steps lead into a call and out of it, by button and by key', async () => {
  const { code, recording, stdout } = CALL;
  const given = { code, recording, outcome: { stdout }, originalStdout: stdout };
  show({ ...given, expectedStdout: null, asksWhy: false });
  const at = () => slider().getAttribute('aria-valuetext');
  expect(screen.getByRole('button', { name: 'Step into' })).toHaveProperty('disabled', true);
  await press('Step forward');
  await press('Step into');
  expect(at()).toBe('Step 3 of 6');
  await press('Step out');
  expect(at()).toBe('Step 6 of 6');
  slider().focus();
  await userEvent.keyboard('{Home}{ArrowRight}i');
  expect(at()).toBe('Step 3 of 6');
  await userEvent.keyboard('u');
  expect(at()).toBe('Step 6 of 6');
});

test('it says when the recorded run printed something else, and when steps are missing', () => {
  show({
    originalStdout: '[1]\n',
    recording: { ...ALIASING.recording, totalSteps: 9_000 },
  });
  expect(screen.getByText(/its output differs from the first one/)).toBeTruthy();
  expect(screen.getByText('The recording ends after 5 of 9000 steps.')).toBeTruthy();
});

test('a function opens at its outermost return, and shows its value at the end', async () => {
  const { code, recording } = CALL;
  const outcome = { stdout: '4' };
  show({ code, recording, isFunction: true, outcome, originalStdout: '4', expectedStdout: '5' });
  expect(status()).toContain('double returned 4 to line 3. This result differs');
  expect(screen.getByRole('row', { name: 'return 4 int' })).toBeTruthy();
});

test('Escape closes it', async () => {
  const onClose = show();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

function showWire(): void {
  const { code, recording, stdout, lab } = WIRE;
  show({ code, recording, lab, outcome: { stdout }, originalStdout: stdout, expectedStdout: null });
}

const currentPacket = () => document.querySelector('tr[aria-current="true"]')?.textContent ?? '';

test('moving through the steps moves through the packets', async () => {
  showWire();
  expect(screen.getByText('No packet is on the wire yet.')).toBeTruthy();
  await userEvent.keyboard('p');
  expect(currentPacket()).toContain('40023 → 23');
  expect(currentLine()).toContain('recv');
  await press('Next packet');
  expect(currentPacket()).toContain('8 bytes: "PRINTER "');
  expect(screen.getByLabelText('Bytes of packet 4').textContent).toContain('PRINTER ');
});

test('choosing a packet moves the program to the step that put it on the wire', async () => {
  showWire();
  await press('Packet 2, later');
  expect(currentPacket()).toContain('SYN ACK');
  expect(slider().getAttribute('aria-valuetext')).toBe('Step 2 of 4');
  await press('Packet 1');
  expect(screen.getByRole('tab', { name: 'Packet 1: 44 bytes' })).toBeTruthy();
});

test('the filter shows the packets that match, and says what is wrong with it', async () => {
  showWire();
  const field = screen.getByRole('textbox', { name: /^Filter packets/ });
  await userEvent.type(field, 'host:printer.test flag:psh');
  expect(screen.getByText('2 of 6 packets')).toBeTruthy();
  await userEvent.type(field, ' size:1');
  expect(screen.getByText(/“size” is not a key/)).toBeTruthy();
  expect(slider().getAttribute('aria-valuetext')).toBe('Step 1 of 4');
});

test('a stream shows what both sides sent, and what comes later', async () => {
  showWire();
  await userEvent.keyboard('{End}');
  await press('Follow stream');
  const panel = screen.getByRole('tabpanel', { name: 'Stream' });
  expect(panel.textContent).toContain('your program opens the connection');
  expect(within(panel).getByText('PRINTER')).toBeTruthy();
  expect(panel.querySelectorAll('[data-late]')).toHaveLength(1);
});

test('the packets can be saved as a capture file', async () => {
  const save = vi.fn();
  vi.stubGlobal('URL', { createObjectURL: save.mockReturnValue('blob:'), revokeObjectURL: save });
  HTMLAnchorElement.prototype.click = save;
  showWire();
  await press('Download .pcap');
  const [capture] = save.mock.calls[0] as [Blob];
  expect(capture.size).toBeGreaterThan(6 * 40);
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
});

const lineField = () => screen.getByRole('textbox', { name: 'Go to the next run of line' });

test('a click on a line leads to the next time that it runs, and so does its number', async () => {
  show({ expectedStdout: null });
  await userEvent.click(screen.getByText('append'));
  expect(slider().getAttribute('aria-valuetext')).toBe('Step 3 of 5');
  await userEvent.clear(lineField());
  await userEvent.type(lineField(), '4{Enter}');
  expect(slider().getAttribute('aria-valuetext')).toBe('Step 4 of 5');
  await userEvent.clear(lineField());
  await userEvent.type(lineField(), '1{Enter}');
  expect(slider().getAttribute('aria-valuetext')).toBe('Step 1 of 5');
  expect(screen.getByText('Line 1 doesn’t run again. This is the first time.')).toBeTruthy();
});

test('a line that runs after the recorded steps is recorded, and the focus is on the scrubber', async () => {
  const recording = recordingOf(ALIASING.recording.steps, { totalSteps: 9_000, lines: 9_000 });
  const later = recordingOf([stepOf({ line: 2 })], { totalSteps: 9_000, skippedSteps: 8_000 });
  const rest = { name: 'Two names', code: ALIASING.code, isFunction: false, lab: null };
  const result = { outcome: { stdout: '' }, originalStdout: null, expectedStdout: null };
  const recordFrom = vi.fn(() =>
    Promise.resolve({ ...rest, ...result, recording: later, line: 2 }),
  );
  show({ recording, expectedStdout: null, recordFrom });
  await userEvent.keyboard('{End}');
  await userEvent.clear(lineField());
  await userEvent.type(lineField(), '2{Enter}');
  expect(await screen.findByText(/begins after about 8000 steps, to show line 2\./)).toBeTruthy();
  expect(recordFrom).toHaveBeenCalledExactlyOnceWith({ line: 2, from: 4 });
  expect(currentLine()).toContain('b = a');
  expect(document.activeElement).toBe(slider());
});

test('a line that never runs is named', async () => {
  const recording = recordingOf(ALIASING.recording.steps, { totalSteps: 9_000, skippedSteps: 7 });
  const recordFrom = vi.fn(() => Promise.resolve('This run could not be recorded.'));
  const code = `${ALIASING.code}never()\n`;
  show({ code, recording, expectedStdout: null, recordFrom });
  await userEvent.click(screen.getByText('never'));
  expect(await screen.findByText('Line 5 doesn’t run.')).toBeTruthy();
  expect(recordFrom.mock.calls).toEqual([[{ line: 5, from: 11 }], [{ line: 5, from: 0 }]]);
});

test('a caller of which no step is recorded has no line', () => {
  const steps = [stepOf({ line: 1, kind: 'call', frame: 1 }), stepOf({ line: 2, frame: 1 })];
  const { frames } = CALL.recording;
  show({ code: CALL.code, recording: recordingOf(steps, { frames }), expectedStdout: null });
  expect(status()).toContain('double was called.');
  expect(screen.queryByText('line 0')).toBeNull();
});
