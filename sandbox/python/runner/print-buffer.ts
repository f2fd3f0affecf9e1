import type { PrintStream } from '../sealed/sealed-python.ts';
import type { InterpreterListener } from './interpreter.ts';

/** The number of prints of a case that are sent immediately. */
const PROMPT_PRINTS = 256;
/** After that, prints within this time of the last message are collected. */
const GATHER_MS = 20;
const MAX_GATHERED_BYTES = 4_096;

/** Combines many small prints into few messages, in order. */
export interface PrintBuffer {
  /** Starts a case with this output limit in bytes. */
  open: (outputBytes: number) => void;
  print: (stream: PrintStream, bytes: Uint8Array) => void;
  flush: () => void;
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let position = 0;
  for (const part of parts) {
    bytes.set(part, position);
    position += part.length;
  }
  return bytes;
}

/**
 * Creates a print buffer. A program that is stopped loses no output unless it prints continuously; then it loses the
 * last milliseconds. Output beyond the limit is dropped here, except for one byte that shows the limit was exceeded.
 */
export function createPrintBuffer(emit: InterpreterListener): PrintBuffer {
  let bytesLeft = 0;
  let prompt = 0;
  let parts: Uint8Array[] = [];
  let gathered = 0;
  let stream: PrintStream = 'stdout';
  let flushedAt = 0;
  const flush = (): void => {
    flushedAt = performance.now();
    if (gathered === 0) return;
    emit({ kind: 'printed', stream, bytes: joined(parts, gathered) });
    parts = [];
    gathered = 0;
  };
  return {
    open(outputBytes) {
      bytesLeft = outputBytes + 1;
      prompt = PROMPT_PRINTS;
    },
    print(target, bytes) {
      if (bytesLeft === 0) return;
      if (target !== stream) flush();
      stream = target;
      const part = bytes.subarray(0, bytesLeft);
      bytesLeft -= part.length;
      parts.push(part);
      gathered += part.length;
      prompt -= 1;
      const isDue = prompt >= 0 || performance.now() - flushedAt > GATHER_MS;
      if (isDue || bytesLeft === 0 || gathered > MAX_GATHERED_BYTES) flush();
    },
    flush,
  };
}
