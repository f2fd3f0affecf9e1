import { chmod } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import process from 'node:process';
import type { EscapedSocketTargets } from './escaped-javascript.ts';

/** Unix sockets that accept connections from everyone on the machine. */
export interface OpenSockets {
  targets: EscapedSocketTargets;
  close: () => void;
}

async function listen(name: string): Promise<net.Server> {
  const server = net.createServer((socket) => socket.on('error', () => undefined).destroy());
  await new Promise<void>((resolve) => server.listen({ path: name }, resolve));
  return server;
}

/** Listens with and without a file. @param directory where everyone may create files */
export async function listenForEveryone(directory: string): Promise<OpenSockets> {
  const targets = {
    socketFile: path.join(directory, 'socket'),
    abstractName: `\0packetsmith-${String(process.pid)}`,
    newFile: path.join(directory, 'new'),
  };
  const servers = await Promise.all([listen(targets.socketFile), listen(targets.abstractName)]);
  await chmod(targets.socketFile, 0o777);
  return { targets, close: () => servers.forEach((server) => server.close()) };
}
