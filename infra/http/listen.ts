import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError, systemErrorCode } from '../start-error.ts';

/**
 * Makes a server listen on a port.
 *
 * @param port 0 for any free port
 * @param address of the interface; defaults to loopback
 * @returns the port
 * @throws {StartError} if the port is in use or reserved
 */
export async function listen(server: Server, port: number, address = '127.0.0.1'): Promise<number> {
  server.listen(port, address);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw explain(error, port);
  }
  const taken = server.address();
  return typeof taken === 'object' && taken !== null ? taken.port : port;
}

/**
 * Closes a server: accepts no new requests and waits for those in progress.
 *
 * @param timeoutMs how long to wait, in milliseconds
 */
export async function closeServer(server: Server, timeoutMs: number): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  await Promise.race([closed, sleep(timeoutMs, undefined, { ref: false })]);
  server.closeAllConnections();
  await closed;
}

function explain(error: unknown, port: number): unknown {
  switch (systemErrorCode(error)) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is already in use; stop what uses it or set PORT to another one.`,
        { cause: error },
      );
    case 'EACCES':
      return new StartError(
        `Port ${port} is reserved for the administrator; set PORT to 1024 or more.`,
        { cause: error },
      );
    default:
      return error;
  }
}
