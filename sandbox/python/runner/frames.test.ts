import { Buffer } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createFrameReader, encodeFrame, NONCE_BYTES } from './frames.ts';

type Message = Parameters<typeof encodeFrame>[1];

const nonce = randomBytes(NONCE_BYTES);
const report = { status: 'ERROR', error: 'é', value: null } as const;
const MESSAGES: Message[] = [
  { kind: 'ready' },
  { kind: 'started', index: 0 },
  { kind: 'printed', stream: 'stdout', bytes: Buffer.from([0, 255, 10]) },
  { kind: 'printed', stream: 'stderr', bytes: Buffer.alloc(0) },
  { kind: 'ended', index: 0, report },
];

/** Reads bytes in chunks of a given size. */
function readAll(bytes: Buffer, pieceBytes: number): Message[] {
  const messages: Message[] = [];
  const read = createFrameReader(nonce, (message) => messages.push(message));
  for (let at = 0; at < bytes.length; at += pieceBytes) read(bytes.subarray(at, at + pieceBytes));
  return messages;
}

describe('frames', () => {
  it('are complete, however their bytes are split', () => {
    const bytes = Buffer.concat(MESSAGES.map((message) => encodeFrame(nonce, message)));
    for (const pieceBytes of [1, 2, 7, 64, bytes.length]) {
      expect(readAll(bytes, pieceBytes)).toEqual(MESSAGES);
    }
  });

  const good = encodeFrame(nonce, { kind: 'started', index: 0 });
  const withPayload = (code: number, payload: string): Buffer => {
    const body = Buffer.concat([nonce, Uint8Array.of(code), Buffer.from(payload)]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length);
    return Buffer.concat([length, body]);
  };
  const FORGERIES: Record<string, Buffer> = {
    'another nonce': encodeFrame(randomBytes(NONCE_BYTES), { kind: 'started', index: 0 }),
    'a length beyond any frame': Buffer.from([255, 255, 255, 255]),
    'no room for a nonce': Buffer.from([0, 0, 0, 3, 1, 2, 3]),
    'an unknown code': withPayload(9, '{}'),
    'no JSON': withPayload(0, '{'),
    'an unknown kind': withPayload(0, '{"kind":"passed","index":0}'),
    'plain text': Buffer.from('Traceback (most recent call last):\n'),
  };

  for (const [name, bytes] of Object.entries(FORGERIES)) {
    it(`with ${name} end the conversation: nothing after them is read`, () => {
      const messages = readAll(Buffer.concat([good, bytes, good]), 1_000);
      expect(messages).toEqual([{ kind: 'started', index: 0 }, { kind: 'gone' }]);
    });
  }

  it('with an invalid report count as a crash', () => {
    const [message] = readAll(
      withPayload(0, '{"kind":"ended","index":0,"report":{"status":"ACCEPTED"}}'),
      1_000,
    );
    expect(message).toMatchObject({ kind: 'ended', report: { status: 'CRASHED' } });
  });
});
