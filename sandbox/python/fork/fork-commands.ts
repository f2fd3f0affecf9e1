import { Buffer } from 'node:buffer';

/** The length of the token that identifies a child to the service and the fork server. */
export const TOKEN_BYTES = 16;
export const COMMAND_BYTES = 1 + TOKEN_BYTES;

/** A request to the fork server to fork a child with a token, or to end that child. */
export interface ForkCommand {
  kind: 'fork' | 'release';
  token: Uint8Array;
}

const CODES = { fork: 1, release: 2 } as const;

/** Encodes a command for the pipe. */
export function encodeForkCommand({ kind, token }: ForkCommand): Buffer {
  return Buffer.concat([Uint8Array.of(CODES[kind]), token]);
}

/** Decodes a command of {@link COMMAND_BYTES} bytes. Its sender, the service, is trusted. */
export function decodeForkCommand(bytes: Uint8Array): ForkCommand {
  return { kind: bytes[0] === CODES.fork ? 'fork' : 'release', token: bytes.subarray(1) };
}

/** The server's single message, sent when it can fork children: with or without a filter of their system calls. */
export const SERVER_READY = { filtered: 'ready\n', unfiltered: 'ready without filters\n' } as const;

/** The server's parameter that allows children without a filter. */
export const ONE_LEARNER = '--one-learner';
