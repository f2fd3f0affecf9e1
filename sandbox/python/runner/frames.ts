import { Buffer } from 'node:buffer';
import { MAX_RECORDING_BYTES } from '../../contract.ts';
import { type InterpreterEvent, readCaseReport } from './interpreter.ts';

/** The length of the secret in every frame of an interpreter's process. Python code can't read the secret. */
export const NONCE_BYTES = 16;
/** The longest valid frame, in bytes. */
const MAX_FRAME_BYTES = 2 * 1024 * 1024;
const LENGTH_BYTES = 4;
const READY = 'ready';
const EXHAUSTED = 'exhausted';

type Message = { kind: 'ready' } | InterpreterEvent;
type JsonMessage = Exclude<Message, { kind: 'printed' | 'recorded' }>;

const CODES = { json: 0, stdout: 1, stderr: 2, recording: 3 } as const;

function frame(nonce: Uint8Array, code: number, payload: Uint8Array): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(NONCE_BYTES + 1 + payload.length);
  return Buffer.concat([length, nonce, Uint8Array.of(code), payload]);
}

/** Encodes a message of the interpreter's process: length, nonce, code, payload. */
export function encodeFrame(nonce: Uint8Array, message: Message): Buffer {
  if (message.kind === 'printed') return frame(nonce, CODES[message.stream], message.bytes);
  if (message.kind === 'recorded') return frame(nonce, CODES.recording, message.bytes);
  return frame(nonce, CODES.json, Buffer.from(JSON.stringify(message)));
}

function readJsonMessage(parsed: unknown): JsonMessage | null {
  if (typeof parsed !== 'object' || parsed === null) return null;
  const { kind, index, report } = parsed as Record<string, unknown>;
  if (kind === READY || kind === EXHAUSTED) return { kind };
  if (typeof index !== 'number') return null;
  if (kind === 'started') return { kind, index };
  return kind === 'ended' ? { kind, index, report: readCaseReport(report) } : null;
}

function decodeMessage(code: number | undefined, payload: Buffer): Message | null {
  if (code === CODES.stdout) return { kind: 'printed', stream: 'stdout', bytes: payload };
  if (code === CODES.stderr) return { kind: 'printed', stream: 'stderr', bytes: payload };
  if (code === CODES.recording && payload.length <= MAX_RECORDING_BYTES)
    return { kind: 'recorded', bytes: payload };
  if (code !== CODES.json) return null;
  try {
    return readJsonMessage(JSON.parse(payload.toString('utf8')));
  } catch {
    return null;
  }
}

/**
 * Reads frames from an untrusted byte stream.
 *
 * @param listener receives every message, and finally `gone` if the bytes aren't valid frames with this nonce
 * @returns a function that receives the next bytes
 */
export function createFrameReader(
  nonce: Uint8Array,
  listener: (message: Message) => void,
): (chunk: Buffer) => void {
  let pending: Buffer = Buffer.alloc(0);
  let isBroken = false;
  const readNext = (): Message | null => {
    const length = pending.readUInt32BE();
    if (length <= NONCE_BYTES || length > MAX_FRAME_BYTES) return { kind: 'gone' };
    if (pending.length < LENGTH_BYTES + length) return null;
    const body = pending.subarray(LENGTH_BYTES, LENGTH_BYTES + length);
    pending = pending.subarray(LENGTH_BYTES + length);
    if (!body.subarray(0, NONCE_BYTES).equals(nonce)) return { kind: 'gone' };
    return decodeMessage(body[NONCE_BYTES], body.subarray(NONCE_BYTES + 1)) ?? { kind: 'gone' };
  };
  return (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    while (!isBroken && pending.length >= LENGTH_BYTES) {
      const message = readNext();
      if (message === null) return;
      isBroken = message.kind === 'gone';
      listener(message);
    }
  };
}
