import { Socket } from 'node:net';
import { Client } from 'pg';
import { createMessageReader, type WireMessage } from '../durability/wire-messages.ts';

/** A connection to the database that is ready for any messages. */
export interface ServerConnection {
  socket: Socket;
  /** The server's startup messages: its parameters. */
  parameters: readonly Buffer[];
  /** The number of transactions that it has carried. */
  transactions: number;
  /** Runs a query whose rows have one text column. Nothing else may be using the connection. */
  ask: (query: string) => Promise<string[]>;
}

const READY = 'Z';
const ROW = 'D';
/** The header of a row: type, length, number of columns and length of the first column. */
const ROW_HEAD_BYTES = 1 + 4 + 2 + 4;

/** Opens a connection. The driver does the handshake, then releases the socket. */
export async function openServerConnection(databaseUrl: string): Promise<ServerConnection> {
  const socket = new Socket();
  const read = createMessageReader('database');
  const received: WireMessage[] = [];
  socket.on('data', (chunk: Buffer) => received.push(...read(chunk)));
  await new Client({ connectionString: databaseUrl, stream: () => socket }).connect();
  socket.removeAllListeners().on('error', () => socket.destroy());
  const parameters = received.filter(({ type }) => type === 'S').map(({ bytes }) => bytes);
  return { socket, parameters, transactions: 0, ask: (query) => ask(socket, query) };
}

function ask(socket: Socket, query: string): Promise<string[]> {
  const read = createMessageReader('database');
  const rows: string[] = [];
  return new Promise((resolve) => {
    const take = (chunk: Buffer): void => {
      for (const { type, bytes } of read(chunk)) {
        if (type === ROW) rows.push(bytes.toString('utf8', ROW_HEAD_BYTES));
        if (type !== READY) continue;
        socket.off('data', take);
        resolve(rows);
      }
    };
    socket.on('data', take).write(queryMessage(query));
  });
}

/** @see https://www.postgresql.org/docs/17/protocol-message-formats.html */
function queryMessage(query: string): Buffer {
  const content = Buffer.from(`${query}\0`);
  const head = Buffer.alloc(5);
  head.write('Q');
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}
