import { Buffer } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TOKEN_BYTES } from './fork-commands.ts';

const CONNECT_ALLOWANCE_MS = 10_000;

/** Accepts the connections of forked children. */
export interface ChildListener {
  socketPath: string;
  /**
   * Waits for a new child to connect.
   *
   * @returns the token to fork the child with, and its connection
   */
  expect: () => { token: Buffer; connected: Promise<Socket> };
  /** Rejects pending and future connections. */
  close: () => Promise<void>;
}

/** Reads the token at the start of a connection. Returns null if the connection ends first. */
async function readToken(socket: Socket): Promise<string | null> {
  for (;;) {
    const bytes: unknown = socket.read(TOKEN_BYTES);
    if (bytes instanceof Buffer) return bytes.length === TOKEN_BYTES ? bytes.toString('hex') : null;
    if (socket.readableEnded || socket.destroyed) return null;
    await Promise.race([once(socket, 'readable'), once(socket, 'close')]);
  }
}

/** Starts listening in a new directory that only this user can access. */
export async function acceptChildren(): Promise<ChildListener> {
  const directory = await mkdtemp(path.join(tmpdir(), 'packetsmith-python-'));
  const socketPath = path.join(directory, 's');
  const expected = new Map<string, PromiseWithResolvers<Socket>>();
  const server = createServer({ pauseOnConnect: true }, (socket) => {
    socket.on('error', () => undefined);
    void readToken(socket)
      .catch(() => null)
      .then((token) => {
        const awaited = expected.get(token ?? '');
        if (awaited === undefined) socket.destroy();
        else awaited.resolve(socket);
        expected.delete(token ?? '');
      });
  });
  server.listen(socketPath);
  await once(server, 'listening');
  server.unref();
  return {
    socketPath,
    expect() {
      const token = randomBytes(TOKEN_BYTES);
      const name = token.toString('hex');
      const awaited = Promise.withResolvers<Socket>();
      expected.set(name, awaited);
      // The listener keeps the process alive only while a child is expected.
      server.ref();
      const allowance = setTimeout(
        () => awaited.reject(new Error('The forked Python sandbox did not respond.')),
        CONNECT_ALLOWANCE_MS,
      );
      const connected = awaited.promise.finally(() => {
        clearTimeout(allowance);
        expected.delete(name);
        if (expected.size === 0) server.unref();
      });
      return { token, connected };
    },
    async close() {
      server.close();
      for (const awaited of expected.values()) {
        awaited.reject(new Error('The Python sandbox was closed.'));
      }
      await rm(directory, { recursive: true, force: true });
    },
  };
}
