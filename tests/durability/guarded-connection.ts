import type { Socket } from 'node:net';
import { createMessageReader, sqlOf, type WireMessage } from './wire-messages.ts';

/** Whether a statement is stopped on its way to the database, or its response on the way back. */
export type Side = 'before' | 'after';

/** What a guard does with the statements of its connection. */
export interface Orders {
  /** Called before a statement is executed. @returns where to stop it; null to let it pass */
  stopAt: (sql: string) => Side | null;
  /** Called once the statement is stopped. After that, nothing passes in either direction. */
  stopped: (sql: string) => void;
}

/** A guarded connection. */
export interface GuardedConnection {
  /** Whether the connection is waiting for nothing: it is idle or stopped. */
  isAtRest: () => boolean;
  /** The number of client messages that it has forwarded. */
  passed: () => number;
}

/**
 * `open` until a statement is to be stopped, `sending` until all of it has been sent, `waiting` until the database has
 * answered it, then `shut`, permanently.
 */
type Stage = 'open' | 'sending' | 'waiting' | 'shut';

/** Message types that make the database execute a statement: a simple query, and the execution of a prepared one. */
const EXECUTES: ReadonlySet<string> = new Set(['Q', 'E']);
/** Message types that make the database report that it is ready: a simple query, and the end of any other one. */
const DEMANDS_READINESS: ReadonlySet<string> = new Set(['Q', 'S']);
const READY = 'Z';

/** Lets a connection through a gate, statement by statement, for as long as both of its ends are open. */
export function guardConnection(
  client: Socket,
  database: Socket,
  orders: Orders,
): GuardedConnection {
  const [readClient, readDatabase] = [
    createMessageReader('client'),
    createMessageReader('database'),
  ];
  let stage: Stage = 'open';
  let sql = '';
  // The database also reports that it is ready after the greeting.
  let unanswered = 1;
  let passed = 0;

  const forward = ({ type, bytes }: WireMessage): void => {
    database.write(bytes);
    passed += 1;
    if (!DEMANDS_READINESS.has(type)) return;
    unanswered += 1;
    if (stage === 'sending') stage = 'waiting';
  };
  const take = (message: WireMessage): void => {
    if (stage === 'waiting' || stage === 'shut') return;
    sql = sqlOf(message) ?? sql;
    const side = stage === 'open' && EXECUTES.has(message.type) ? orders.stopAt(sql) : null;
    if (side === 'after') stage = 'sending';
    if (side !== 'before') {
      forward(message);
      return;
    }
    stage = 'shut';
    orders.stopped(sql);
  };

  client.on('data', (chunk: Buffer) => {
    // Messages that were sent together are forwarded together: sent separately, they would wait for each other's TCP
    // acknowledgments.
    database.cork();
    for (const message of readClient(chunk)) take(message);
    database.uncork();
  });
  database.on('data', (chunk: Buffer) => {
    if (stage === 'open') client.write(chunk);
    unanswered -= readDatabase(chunk).filter(({ type }) => type === READY).length;
    if (stage !== 'waiting' || unanswered > 0) return;
    stage = 'shut';
    orders.stopped(sql);
  });
  for (const [socket, other] of [
    [client, database],
    [database, client],
  ] as const) {
    socket.setNoDelay();
    socket.on('error', () => socket.destroy()).on('close', () => other.destroy());
  }
  return { isAtRest: () => stage === 'shut' || unanswered === 0, passed: () => passed };
}
