import { Buffer } from 'node:buffer';

/** How the service and the fork server tell children apart. */
export const TOKEN_BYTES = 16;
export const COMMAND_BYTES = 1 + TOKEN_BYTES;

/** What the service asks of the fork server: a new child under a token, or the end of one. */
export interface ForkCommand {
  kind: 'fork' | 'release';
  token: Uint8Array;
}

const CODES = { fork: 1, release: 2 } as const;

/** A command as it travels. */
export function encodeForkCommand({ kind, token }: ForkCommand): Buffer {
  return Buffer.concat([Uint8Array.of(CODES[kind]), token]);
}

/** Reads the {@link COMMAND_BYTES} bytes of a command. The service is trusted. */
export function decodeForkCommand(bytes: Uint8Array): ForkCommand {
  return { kind: bytes[0] === CODES.fork ? 'fork' : 'release', token: bytes.subarray(1) };
}

/** What the server says, once, when children can be forked. */
export const SERVER_READY = 'ready\n';
