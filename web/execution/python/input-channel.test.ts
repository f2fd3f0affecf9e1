import { expect, onTestFinished, test, vi } from 'vitest';
import {
  createInputChannel,
  createInputReader,
  MAX_INPUT_CHARACTERS,
  writeInput,
} from './input-channel.ts';

/** A reader that gets the given texts in order, without waiting. */
function readerAnswered(...answers: string[]) {
  vi.stubGlobal('crossOriginIsolated', true);
  onTestFinished(() => void vi.unstubAllGlobals());
  const channel = createInputChannel();
  if (channel === null) throw new Error('An isolated page has a channel.');
  const ask = vi.fn(() => writeInput(channel, answers.shift() ?? ''));
  const reader = createInputReader(ask);
  const read = (length = 8_192): string => {
    const target = new Uint8Array(length);
    return new TextDecoder().decode(target.subarray(0, reader.read(target)));
  };
  return { ask, read, open: () => reader.open(channel) };
}

test('a program without input reaches the end of its input at once', () => {
  const { ask, read } = readerAnswered('Ada\n');
  expect(read()).toBe('');
  expect(ask).not.toHaveBeenCalled();
});

test('each line is requested once the previous one has been read', () => {
  const { ask, read, open } = readerAnswered('Zoë\n', '22\n');
  open();
  expect(read(2) + read(2)).toBe('Zo\u00eb'.slice(0, 3));
  expect(ask).toHaveBeenCalledOnce();
  expect(read()).toBe('\n');
  expect(read()).toBe('22\n');
  expect(ask).toHaveBeenCalledTimes(2);
});

test('the input does not continue after its end', () => {
  const { ask, read, open } = readerAnswered('', 'too late\n');
  open();
  expect([read(), read()]).toEqual(['', '']);
  expect(ask).toHaveBeenCalledOnce();
});

test('the longest line fits, including its newline', () => {
  const line = `${'\u20ac'.repeat(MAX_INPUT_CHARACTERS)}\n`;
  const { read, open } = readerAnswered(line);
  open();
  expect(read(100_000)).toBe(line);
});

test('without cross-origin isolation there is no shared memory to wait on', () => {
  expect(createInputChannel()).toBeNull();
});
